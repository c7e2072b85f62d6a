// Pages for a browser without script: the built page once more, with what was typed, what is wrong, or the reference.
// The page is the one Astro built, so that there is one form and not two.

import { noScriptResponseWords as words } from '#content/pages/lead-form-words.ts';
import { photographRefusals, photographWords } from '#content/pages/photograph-words.ts';
import type { FieldErrors } from '#leads/forms/field-errors.ts';
import type { PublicForm } from '#leads/forms/forms.ts';
import { isPhotographPlace, type PhotographRefusal } from '#leads/forms/photograph-limits.ts';
import { readReference } from '../intake/reference.ts';
import type { ExceededQuota } from '../photographs/quota.ts';
import type { Fields } from './form-bodies.ts';
import { type FilledForm, fillForm } from './form-page.ts';
import { joinMarkup, type Markup, markup } from './markup.ts';
import type { SiteFiles } from './site-files.ts';

export type NoScriptPages = ReturnType<typeof createNoScriptPages>;

const receivedPagePath = '/request-received';

export const formPages = {
  home: '/',
  contact: '/contact',
  'roof-cost': '/roofing-calculator',
  'energy-savings': '/energy-savings-calculator',
} as const satisfies Record<PublicForm, string>;

export interface PhotographsReport {
  readonly stored: number;
  readonly refused: readonly PhotographRefusal[];
  /** Why there are not more: our storage, the connection, or how many come. */
  readonly trouble: 'not-stored' | 'broken-off' | `too-many-${ExceededQuota}` | null;
}

export function requestReceivedPath(reference: string, photographs?: PhotographsReport): string {
  const query = new URLSearchParams({ reference });
  if (photographs) {
    query.set('photographs', String(photographs.stored));
    if (photographs.refused.length > 0) query.set('refused', photographs.refused.join('.'));
    if (photographs.trouble) query.set('trouble', photographs.trouble);
  }
  return `${receivedPagePath}?${query}`;
}

/** Without a built site, as beside `npm run dev`, these are missing too. */
export function createNoScriptPages(site: SiteFiles) {
  const pageAt = (path: string) => site.get(path)?.variants.identity.body.toString() ?? null;
  const fill = (form: PublicForm, filled: Omit<FilledForm, 'titlePrefix'>) => {
    const page = pageAt(formPages[form]);
    if (page === null) return null;
    return fillForm(page, `/api/leads/${form}`, { ...filled, titlePrefix: words.titlePrefix });
  };
  return {
    /** The confirmation page with what its address says filled in; null when the reference is not in our form. */
    received(query: Readonly<Record<string, unknown>>) {
      const page = pageAt(receivedPagePath);
      const reference = readReference(typeof query.reference === 'string' ? query.reference : '');
      return page === null || reference === null
        ? null
        : withPhotographs(withReference(page, reference), describePhotographs(query));
    },
    withErrors: (form: PublicForm, typed: Fields, errors: FieldErrors, hadPhotographs: boolean) =>
      fill(form, {
        typed,
        errors,
        summary: (idOf) => {
          const items = Object.entries(errors).map(([field, message]) => {
            const id = idOf(field);
            return id === undefined
              ? markup`<li>${message}</li>`
              : markup`<li><a href="#${id}">${message}</a></li>`;
          });
          // No browser keeps files in a form that comes back.
          const again = hadPhotographs ? markup`<p>${photographWords.chooseAgain}</p>` : markup``;
          return summary(markup`<p>${words.errorText}</p><ul>${joinMarkup(items)}</ul>${again}`);
        },
      }),
    refused: (form: PublicForm, typed: Fields, reason: string) =>
      fill(form, {
        typed,
        errors: {},
        summary: () => summary(markup`<p>${reason}</p><p>${words.notSent}</p>`),
      }),
  };
}

function summary(content: Markup): Markup {
  return markup`<div data-error-summary role="alert" tabindex="-1">${content}</div>`;
}

function withReference(html: string, reference: string): string {
  return html
    .replace(/(<[^>]*\sdata-reference-line(?:="")?[^>]*?)\shidden(?:="")?/, '$1')
    .replace(/(<[^>]*\sdata-reference(?:="")?(?=[\s>])[^>]*>)/, `$1${markup`${reference}`.html}`);
}

/** In fixed words: whatever else the address says is not shown. */
function describePhotographs(query: Readonly<Record<string, unknown>>): Markup[] {
  const stored = Number(query.photographs ?? 0);
  const reasons = String(query.refused ?? '')
    .split('.')
    .filter((reason): reason is PhotographRefusal => Object.hasOwn(photographRefusals, reason));
  const lines: Markup[] = [];
  if (isPhotographPlace(stored)) lines.push(markup`<p>${photographWords.arrived(stored)}</p>`);
  if (reasons.length > 0) {
    const items = [...new Set(reasons)].map((reason) => markup`<li>${photographRefusals[reason]}</li>`);
    lines.push(markup`<p>${photographWords.notUsed(reasons.length)}</p><ul>${joinMarkup(items)}</ul>`);
  }
  for (const exceeded of ['network', 'everybody'] as const)
    if (query.trouble === `too-many-${exceeded}`)
      lines.push(markup`<p>${photographWords.tooMany[exceeded]}</p><p>${photographWords.notStored}</p>`);
  if (query.trouble === 'not-stored') lines.push(markup`<p>${photographWords.notStored}</p>`);
  if (query.trouble === 'broken-off') lines.push(markup`<p>${photographWords.brokenOff}</p>`);
  return lines;
}

function withPhotographs(html: string, lines: readonly Markup[]): string {
  if (lines.length === 0) return html;
  return html.replace(
    /(<div[^>]*\sdata-photographs(?:="")?[^>]*?)\shidden(?:="")?([^>]*>)/,
    `$1$2${joinMarkup(lines).html}`,
  );
}
