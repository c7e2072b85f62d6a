// What is typed on the page of announcements, and what of it can be used.

import type { SpecialDay } from '#client/shapes/business.ts';
import { nameClock } from '#content/business/opening-hours.ts';
import { cleanLine } from '#leads/forms/clean-text.ts';
import { noticeKinds, type SiteNotice } from '../database/announcements.ts';
import type { Fields } from '../http/form-bodies.ts';
import { readClock, readShopDay, readShopTime, toShopFields } from '../office/shop-time.ts';
import type { Texts, TypedAnnouncement } from './desk-page.ts';
import { textsIn } from './unsaved-text.ts';

const typedActions = ['set-notice', 'set-day'] as const;

type Read<Value> = { readonly value: Value } | { readonly errors: Texts };

const longestNotice = 200;
const longestName = 60;
/** Farther away, a year was mistyped. */
const farthestMs = 366 * 24 * 60 * 60 * 1000;

const isOver = 'That is over.';
const isFar = 'That is more than a year away. Please look at its year.';
const isNoDay = 'Enter a valid date.';
const isNoTime = 'Enter a time such as 9 am or 5:30 pm.';

/** What was typed into one of the forms; null for what comes from none of them. */
export function readTypedAnnouncement(fields: Fields): TypedAnnouncement | null {
  const action = typedActions.find((each) => each === fields.action);
  if (action === undefined) return null;
  return { action, fields: textsIn(fields), errors: {} };
}

export function fieldsOfNotice(notice: SiteNotice | null, now: number): Texts {
  const today = toShopFields(now).day;
  if (notice === null || notice.until <= now) return { fromDay: today };
  const from = toShopFields(notice.from);
  // Midnight is the end of the day before.
  const end = toShopFields(notice.until);
  const until = end.clock === '00:00' ? { ...toShopFields(notice.until - 1), clock: end.clock } : end;
  const timeOf = ({ clock }: { clock: string }) => (clock === '00:00' ? '' : nameClock(clock));
  return {
    kind: notice.kind,
    text: notice.text,
    fromDay: from.day,
    fromTime: timeOf(from),
    untilDay: until.day,
    untilTime: timeOf(until),
  };
}

const line = (fields: Texts, name: string) => cleanLine(fields[name] ?? '');

function judgeText(text: string, longest: number, whatIsMissing: string): string | undefined {
  if (text === '') return `Enter ${whatIsMissing}.`;
  return text.length > longest ? `At most ${longest} characters; this has ${text.length}.` : undefined;
}

/** Leaves out the fields with which nothing is wrong. */
const inFields = (errors: Readonly<Record<string, string | undefined | false>>) =>
  Object.fromEntries(Object.entries(errors).filter((entry): entry is [string, string] => !!entry[1]));

/** @param now milliseconds since 1970 */
export function readNotice(fields: Texts, now: number): Read<Omit<SiteNotice, 'setAt'>> {
  const text = line(fields, 'text');
  const from = readMoment(fields, 'from', 0);
  const until = readMoment(fields, 'until', 1);
  const errors = inFields({
    text: judgeText(text, longestNotice, 'what the notice says'),
    ...from.errors,
    ...until.errors,
  });
  if (Object.keys(errors).length > 0) return { errors };
  if (until.moment <= from.moment) return { errors: { untilDay: 'It ends before it begins.' } };
  if (until.moment <= now) return { errors: { untilDay: isOver } };
  if (until.moment > now + farthestMs) return { errors: { untilDay: isFar } };
  const kind = noticeKinds.find((each) => each === fields.kind) ?? 'plain';
  return { value: { kind, text, from: from.moment, until: until.moment } };
}

/** A day with a time, or without one: its first moment, or with `daysLater` 1 its last. */
function readMoment(fields: Texts, name: 'from' | 'until', daysLater: 0 | 1) {
  const [day, time] = [line(fields, `${name}Day`), line(fields, `${name}Time`)];
  const clock = readClock(time);
  const moment = time === '' ? readShopDay(day, daysLater) : readShopTime(`${day}T${clock ?? '00:00'}`);
  const errors = {
    [`${name}Day`]: moment === null && isNoDay,
    [`${name}Time`]: time !== '' && clock === null && isNoTime,
  };
  return { moment: moment ?? 0, errors };
}

/** @param now milliseconds since 1970 */
export function readSpecialDay(fields: Texts, now: number): Read<SpecialDay> {
  const [on, name] = [line(fields, 'day'), line(fields, 'name')];
  const end = readShopDay(on, 1);
  const [opens, closes] = [readTime(fields, 'opens'), readTime(fields, 'closes')];
  const isHalf = (opens === null) !== (closes === null);
  const errors = inFields({
    day: end === null ? isNoDay : end <= now ? isOver : end > now + farthestMs && isFar,
    name: judgeText(name, longestName, 'what day it is, such as Thanksgiving'),
    opens: opens === undefined && isNoTime,
    closes:
      closes === undefined
        ? isNoTime
        : isHalf
          ? 'Enter both times, or leave both empty if you are closed that day.'
          : opens != null &&
            closes != null &&
            closes <= opens &&
            'The closing time must be later than the opening time.',
  });
  if (opens === undefined || closes === undefined || Object.keys(errors).length > 0) return { errors };
  return { value: { on, name, opens, closes } };
}

/** "HH:MM"; null where nothing was typed; undefined for what is no time. */
function readTime(fields: Texts, name: string): string | null | undefined {
  const typed = line(fields, name);
  return typed === '' ? null : (readClock(typed) ?? undefined);
}
