import { company } from '#content/business/company.ts';
import { type LegalCircumstances, legalSlots } from '#content/legal/legal-slots.ts';
import { formatLongDate } from '#content/wording/dates.ts';
import { escapeHtml, fillSlots } from '#content/wording/text.ts';

/** The rendered Markdown of a legal text with its slots filled; values are plain text and are escaped. */
export function composeLegalText(html: string, circumstances: LegalCircumstances): string {
  const slots = Object.entries(legalSlots(circumstances)).map(([slot, value]) => [slot, escapeHtml(value)]);
  return fillSlots(html, Object.fromEntries(slots));
}

/** Today where the shop is, wherever the site is built: "March 9, 2026". */
export function longDateAtTheShop(today: Date): string {
  const isoDate = new Intl.DateTimeFormat('en-CA', { timeZone: company.timeZone }).format(today);
  return formatLongDate(isoDate);
}
