// What the office announces on every page of the site: what stands now, and what becomes of a change.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { describeSpecialDay, findSpecialDays } from '#content/business/opening-hours.ts';
import { laterReview } from '#content/business/price-review.ts';
import { findAnnouncements } from '../database/announcements.ts';
import { type Fields, readFields } from '../http/form-bodies.ts';
import { nameSpan, removeSpecialDay, setNotice, setPriceReview, setSpecialDay } from '../office/announce.ts';
import { EditConflict } from '../office/record-progress.ts';
import { readShopDay, toShopFields } from '../office/shop-time.ts';
import { fieldsOfNotice, readNotice, readSpecialDay, readTypedAnnouncement } from './announcement-form.ts';
import type { DeskContext } from './desk-context.ts';
import type { DeskPage, Texts, TypedAnnouncement } from './desk-page.ts';
import { notSaved } from './request-page.ts';

const announcementsPath = '/desk/announcements';

type AnnouncementsPage = DeskPage & { readonly kind: 'announcements' };
interface Said {
  readonly typed?: TypedAnnouncement | null;
  readonly message?: AnnouncementsPage['message'];
}

async function sendAnnouncementsPage(
  { send, office }: DeskContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { typed = null, message = null }: Said = {},
): Promise<FastifyReply> {
  const now = office.clock.now();
  const today = toShopFields(now).day;
  const { notice, specialDays, pricesReviewedOn } = await findAnnouncements(office.database.queries);
  const typedInto = (action: TypedAnnouncement['action'], fields: Texts) =>
    typed?.action === action ? typed : { action, fields, errors: {} };
  return send(request, reply, {
    kind: 'announcements',
    seen: notice?.setAt ?? null,
    notice: notice !== null && notice.until > now ? { text: notice.text, span: nameSpan(notice) } : null,
    noticeForm: typedInto('set-notice', fieldsOfNotice(notice, now)),
    days: findSpecialDays(today, specialDays).map((day) => ({
      ...describeSpecialDay(day),
      on: day.on,
      isFromDesk: specialDays.some(({ on }) => on === day.on),
    })),
    dayForm: typedInto('set-day', {}),
    review: { on: laterReview(pricesReviewedOn), isPressedToday: pricesReviewedOn === today },
    message,
  });
}

export function addAnnouncementRoutes(app: FastifyInstance, context: DeskContext): void {
  const { office, officeOf, refreshAnnouncements } = context;

  app.get<{ Querystring: { done?: string } }>('/announcements', (request, reply) =>
    sendAnnouncementsPage(context, request, reply, {
      message: request.query.done === 'saved' ? { tone: 'success', text: savedText } : null,
    }),
  );

  app.post('/announcements', async (request, reply) => {
    const fields = readFields(request.body);
    const typed = readTypedAnnouncement(fields);
    const refuse = (status: number, text: string, errors: Texts = {}) =>
      sendAnnouncementsPage(context, request, reply.code(status), {
        typed: typed && { ...typed, errors },
        message: { tone: 'danger', text },
      });
    try {
      const errors = await change(officeOf(request), fields, office.clock.now());
      if (errors !== null) return refuse(422, wrongText, errors);
    } catch (error) {
      if (error instanceof EditConflict) return refuse(409, conflictText);
      throw error;
    }
    // Other servers look within the minute; the person who pressed wants to see it now.
    await refreshAnnouncements().catch(() => {});
    return reply.redirect(`${announcementsPath}?done=saved`, 303);
  });
}

const savedText = 'Saved.';
const wrongText = 'Nothing was saved yet. Please look at what is marked below.';
const conflictText = `Since you opened this page, someone else changed this notice. ${notSaved}`;

/** Does what the pressed button stands for. Resolves with what is wrong, by field, where nothing was done. */
async function change(
  office: ReturnType<DeskContext['officeOf']>,
  fields: Fields,
  now: number,
): Promise<Texts | null> {
  const texts = readTypedAnnouncement(fields)?.fields ?? {};
  const seen = /^\d{1,15}$/.test(String(fields.seen)) ? Number(fields.seen) : null;
  const today = toShopFields(now).day;
  switch (fields.action) {
    case 'set-notice': {
      const read = readNotice(texts, now);
      if ('errors' in read) return read.errors;
      await setNotice(office, seen, read.value);
      return null;
    }
    case 'end-notice':
      await setNotice(office, seen, null);
      return null;
    case 'set-day': {
      const read = readSpecialDay(texts, now);
      if ('errors' in read) return read.errors;
      await setSpecialDay(office, read.value);
      return null;
    }
    case 'remove-day':
      if (typeof fields.day === 'string' && readShopDay(fields.day) !== null)
        await removeSpecialDay(office, fields.day);
      return null;
    case 'review-prices':
    case 'take-back-review':
      await setPriceReview(office, today, fields.action === 'review-prices');
      return null;
    default:
      return {};
  }
}
