// What the office changes on the site: what holds now, part by part, and what becomes of a change.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { company } from '#client/company.ts';
import { isoDay } from '#content/wording/dates.ts';
import { cleanLine } from '#leads/forms/clean-text.ts';
import { type Fields, readFields } from '../http/form-bodies.ts';
import { changeSite, readSite, undoSiteChange } from '../office/change-site.ts';
import { CannotBeDone } from '../office/office.ts';
import { ChangedMeanwhile } from '../office/record-progress.ts';
import type { DeskContext } from './desk-context.ts';
import type { DeskPage, TypedSitePart } from './desk-page.ts';
import { applySiteFields, offersInFolder, type SitePart, siteFieldsOf, siteParts } from './site-form.ts';

export const sitePath = '/desk/site';

/** What is said after a redirect; an address can say nothing else. */
const doneWords: Readonly<Record<string, string>> = {
  saved: 'Saved.',
  undone: 'Undone.',
};

type SitePage = DeskPage & { readonly kind: 'site' };

/** What was typed into one part of the page; null for what is no part of it. */
export function readTypedPart(fields: Fields): TypedSitePart | null {
  const part = siteParts.find((each) => each === fields.part);
  if (part === undefined) return null;
  const texts = Object.entries(fields).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[0] !== 'credential',
  );
  return { part, fields: Object.fromEntries(texts), errors: {} };
}

/** The page about the site. */
export function sendSitePage(
  { send, site, office }: DeskContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { typed = null, message = null }: Partial<Pick<SitePage, 'message'> & { typed: TypedSitePart | null }> = {},
): FastifyReply {
  const today = isoDay(new Date(office.clock.now()), company.timeZone);
  const { builds } = site;
  const { changes, revision, isServed } = readSite(site);
  const parts = siteParts.map((part): [SitePart, TypedSitePart] => [
    part,
    typed?.part === part ? typed : { part, fields: siteFieldsOf(part, changes, today), errors: {} },
  ]);
  return send(request, reply, {
    kind: 'site',
    revision,
    offers: offersInFolder,
    parts: Object.fromEntries(parts) as SitePage['parts'],
    message,
    obstacle: builds.obstacle,
    build: builds.state(),
    servedSince: isServed ? (builds.served()?.builtAt ?? null) : null,
  });
}

export function addSiteRoutes(app: FastifyInstance, context: DeskContext): void {
  const { site, office, officeOf } = context;

  app.get<{ Querystring: { done?: string } }>('/site', async (request, reply) => {
    const done = doneWords[request.query.done ?? ''];
    return sendSitePage(context, request, reply, {
      message: done === undefined ? null : { tone: 'success', text: done },
    });
  });

  app.post('/site', async (request, reply) => {
    const fields = readFields(request.body);
    const typed = readTypedPart(fields);
    if (typed === null) return reply.callNotFound();
    const today = isoDay(new Date(office.clock.now()), company.timeZone);
    const refuse = (status: number, text: string, errors = {}) =>
      sendSitePage(context, request, reply.code(status), {
        typed: { ...typed, errors },
        message: { tone: 'danger', text },
      });
    const applied = applySiteFields(typed.part, typed.fields, readSite(site).changes, today);
    if ('errors' in applied)
      return refuse(422, 'Nothing was saved yet. Please look at what is marked below.', applied.errors);
    try {
      await changeSite(officeOf(request), site, typed.fields.revision ?? '', applied.changes);
    } catch (error) {
      if (error instanceof CannotBeDone) return refuse(409, error.message);
      if (!(error instanceof ChangedMeanwhile)) throw error;
      const text =
        'Somebody else has changed the site meanwhile. Nothing of yours was saved; what you typed is still below. Look at what holds now before you save again.';
      return refuse(409, text);
    }
    return reply.redirect(`${sitePath}?done=saved`, 303);
  });

  app.post('/site/undo', async (request, reply) => {
    const { entry } = readFields(request.body);
    await undoSiteChange(officeOf(request), site, typeof entry === 'string' ? cleanLine(entry) : '');
    return reply.redirect(`${sitePath}?done=undone`, 303);
  });

  app.post('/site/build', async (_request, reply) => {
    site.builds.start();
    return reply.redirect(sitePath, 303);
  });
}
