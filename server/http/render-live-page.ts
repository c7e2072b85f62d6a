// Pages as they read now, whenever they were built: with today's date (reading 24), the office's notice while it stands, the
// hours of days that have their own, and when the prices were reviewed. Each is a place that the build leaves in the page;
// where there is nothing to say, the page is as it was built.

import { company } from '#client/company.ts';
import type { SpecialDay } from '#client/shapes/business.ts';
import {
  describeForSearch,
  describeHoursOn,
  describeSpecialDay,
  findSpecialDays,
} from '#content/business/opening-hours.ts';
import { describePriceReview, laterReview } from '#content/business/price-review.ts';
import { titlePrices } from '#content/pages/roof-cost.ts';
import { formatDay, isoDay } from '#content/wording/dates.ts';
import { escapeHtml, writeScriptJson } from '#content/wording/text.ts';
import { type Announcements, isStanding } from '../database/announcements.ts';
import { readShopDay } from '../office/shop-time.ts';

const dateInPage = /(<time data-today[^>]*>)[^<]*/g;
const textInPage = /(<[^>]* data-dated="([\w-]+)"[^>]*>)[^<]*/g;
/** The build leaves out the value of an empty attribute. */
const reviewForScripts = /(<meta name="prices-reviewed" content)(?:="[^"]*")?/;
const noticePattern = /<template data-notice="(\w+)">([\s\S]*?)<\/template>/g;
/** The rows as they were built, and the pattern for today's. */
const specialDayRows =
  /(?:<(\w+) data-special-day=""[^>]*>[\s\S]*?<\/\1>)*<template data-special-days="(\d*)">([\s\S]*?)<\/template>/g;
const searchDescription = /(<script type="application\/ld\+json">)([\s\S]*?)(?=<\/script>)/;

export function renderPage(
  html: string,
  now: Date,
  { notice, specialDays, pricesReviewedOn }: Announcements,
): string {
  const today = isoDay(now, company.timeZone);
  const days = findSpecialDays(today, specialDays);
  const reviewedOn = laterReview(pricesReviewedOn);
  const texts: Readonly<Record<string, string>> = {
    hours: describeHoursOn(today, days),
    'price-title': titlePrices(today, reviewedOn),
    'price-review': describePriceReview(reviewedOn),
  };
  const standing = notice !== null && isStanding(notice, now.getTime()) ? notice : null;
  return html
    .replace(dateInPage, (_, tag: string) => `${tag}${formatDay(now, company.timeZone)}`)
    .replace(textInPage, (_, tag: string, name: string) => `${tag}${escapeHtml(texts[name] ?? '')}`)
    .replace(reviewForScripts, (_, tag: string) => (reviewedOn === null ? tag : `${tag}="${reviewedOn}"`))
    .replace(noticePattern, (built, kind: string, pattern: string) =>
      standing?.kind === kind ? pattern.replace('%text%', () => escapeHtml(standing.text)) : built,
    )
    .replace(specialDayRows, (built, _tag, daysAhead: string, pattern: string) => {
      const last = daysAhead === '' ? undefined : dayAfter(today, Number(daysAhead));
      const rows = days
        .filter(({ on }) => last === undefined || on <= last)
        .map((day) => writeSpecialDay(pattern, day))
        .join('');
      return `${rows}${built.slice(built.lastIndexOf('<template'))}`;
    })
    .replace(searchDescription, (_, tag: string, json: string) => `${tag}${describeDays(json, days)}`);
}

function writeSpecialDay(pattern: string, day: SpecialDay): string {
  const { label, text } = describeSpecialDay(day);
  return pattern.replace('%day%', () => escapeHtml(label)).replace('%hours%', () => escapeHtml(text));
}

/** ISO dates. */
function dayAfter(today: string, days: number): string {
  return Temporal.PlainDate.from(today).add({ days }).toString();
}

/** Only where the hours of the company are told. */
function describeDays(json: string, days: readonly SpecialDay[]): string {
  if (!json.includes('"openingHoursSpecification"')) return json;
  const described = JSON.parse(json, (_key, value) => {
    if (!value?.openingHoursSpecification) return value;
    const { specialOpeningHoursSpecification: _built, ...usual } = value;
    return days.length === 0
      ? usual
      : { ...usual, specialOpeningHoursSpecification: describeForSearch(days) };
  });
  return writeScriptJson(described);
}

/** When a page written at `now` may read otherwise. Milliseconds since 1970. */
export function nextChange(now: Date, { notice }: Announcements): number {
  const midnight = readShopDay(isoDay(now, company.timeZone), 1) ?? 0;
  const others = notice === null ? [] : [notice.from, notice.until];
  return Math.min(midnight, ...others.filter((moment) => moment > now.getTime()));
}
