import { type LegalCircumstances, legalSlots } from '#content/legal/legal-slots.ts';
import { escapeHtml, fillSlots } from '#content/wording/text.ts';

/** The rendered Markdown of a legal text with its slots filled; values are plain text and are escaped, empty paragraphs dropped. */
export function composeLegalText(html: string, circumstances: LegalCircumstances): string {
  const slots = Object.entries(legalSlots(circumstances)).map(([slot, value]) => [slot, escapeHtml(value)]);
  return fillSlots(html, Object.fromEntries(slots)).replaceAll(/<p>\s*<\/p>\n?/g, '');
}
