import { company } from '#client/company.ts';
import type { Features, PromiseName } from '#client/shapes/business.ts';
import { emailHref, phoneHref } from '#content/business/contact-links.ts';
import { features } from '#content/business/features.ts';
import { isPromised } from '#content/business/promised.ts';
import { type LegalCircumstances, legalSlots } from '#content/legal/legal-slots.ts';
import { escapeHtml, fillSlots } from '#content/wording/text.ts';

const chaptersOf: Readonly<Partial<Record<string, keyof Features>>> = {
  'the-voucher': 'voucher',
  'insurance-claims': 'claimHelp',
  financing: 'financing',
  emergencies: 'emergencyLine',
};

/** Whether a chapter of a legal text is about something that this site offers. */
export function hasChapter(id: string): boolean {
  const feature = chaptersOf[id];
  return feature === undefined || features[feature];
}

/** Without what is about a thing switched off or not promised; a list entry says so at its end, `<!-- only voucher -->`. */
function leaveOut(html: string): string {
  return html
    .split(/(?=<h2 )/)
    .filter((chapter) => hasChapter(/^<h2 id="([^"]*)"/.exec(chapter)?.[1] ?? ''))
    .join('')
    .replace(
      /<(p|li)>((?:(?!<\/?\1>)[\s\S])*)<!-- only (\w+) --><\/\1>\n?/g,
      (_, element: string, words: string, name: string) =>
        (features[name as keyof Features] ?? isPromised(name as PromiseName))
          ? `<${element}>${words}</${element}>\n`
          : '',
    );
}

/** The Markdown of a legal text, rendered without empty paragraphs; values are escaped, phone and mailbox are links. */
export function composeLegalText(html: string, circumstances: LegalCircumstances): string {
  const slots = Object.entries(legalSlots(circumstances)).map(([slot, value]) => [slot, escapeHtml(value)]);
  const links = {
    phone: `<a href="${phoneHref}">${escapeHtml(company.phone.value.display)}</a>`,
    email: `<a href="${emailHref}">${escapeHtml(company.email.value)}</a>`,
  };
  return fillSlots(leaveOut(html), { ...Object.fromEntries(slots), ...links })
    .replaceAll(/<p>\s*<\/p>\n?/g, '')
    .replaceAll('<h2 ', '<h2 class="chapter-heading" ');
}
