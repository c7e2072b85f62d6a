// Pages for a browser without script: the built page once more, with what was typed, what is wrong, or the reference.
// The page is the one Astro built, so that there is one form and not two.

import { type HTMLElement, parse } from 'node-html-parser';
import { answerWithoutScriptWords as words } from '#content/pages/lead-form-words.ts';
import { escapeHtml } from '#content/wording/text.ts';
import type { FieldErrors } from '#leads/forms/field-errors.ts';
import type { FormName } from '#leads/forms/form-names.ts';
import type { SiteFiles } from './site-files.ts';

const receivedPagePath = '/request-received';

/** `<noscript>` is not among them: the calculators' forms are inside one. */
const keptAsText = { script: true, style: true, pre: true } as const;

/** Where each form lives. */
const formPages = {
  home: '/',
  contact: '/contact',
  'roof-cost': '/roofing-calculator',
  'energy-savings': '/energy-savings-calculator',
} as const satisfies Record<FormName, string>;

export function requestReceivedPath(reference: string): string {
  return `${receivedPagePath}?reference=${encodeURIComponent(reference)}`;
}

/** The confirmation page with `reference` in it; the page as built when the reference is none of ours. */
export function requestReceivedPage(site: SiteFiles, reference: string | undefined): string | null {
  const html = pageText(site, receivedPagePath);
  if (html === null || !reference || !/^[A-Z0-9-]{6,24}$/.test(reference)) return html;
  const root = parse(html, { comment: true });
  const place = root.querySelector('[data-reference]');
  place?.set_content(escapeHtml(reference));
  root.querySelector('[data-reference-line]')?.removeAttribute('hidden');
  return root.toString();
}

/**
 * The page of `form` as the visitor left it: typed values, a message at each field, and a summary with links above the form.
 * @throws when the built page has no such form, which is a mistake in the site.
 */
export function requestWithErrorsPage(
  site: SiteFiles,
  form: FormName,
  typed: Readonly<Record<string, unknown>>,
  errors: FieldErrors,
): string {
  const html = pageText(site, formPages[form]);
  const root = html === null ? null : parse(html, { comment: true, blockTextElements: keptAsText });
  const element = root?.querySelector(`form[action="/api/leads/${form}"]`);
  if (!root || !element) throw new Error(`The page ${formPages[form]} holds no form for ${form}.`);
  for (const [name, value] of Object.entries(typed)) {
    // A browser's form sends texts. Whatever else arrived was not typed here.
    if (!name.startsWith('_') && typeof value === 'string') fillIn(element, name, value);
  }
  for (const [name, message] of Object.entries(errors)) markError(element, name, message);
  element.insertAdjacentHTML('afterbegin', summaryOf(element, errors));
  const title = root.querySelector('title');
  title?.set_content(words.titleWithErrors(title.textContent));
  return root.toString();
}

function pageText(site: SiteFiles, path: string): string | null {
  return site.get(path)?.variants.identity.body.toString('utf8') ?? null;
}

function controlsNamed(form: HTMLElement, name: string): HTMLElement[] {
  return form
    .querySelectorAll('input, select, textarea')
    .filter((control) => control.getAttribute('name') === name);
}

function fillIn(form: HTMLElement, name: string, value: string): void {
  for (const control of controlsNamed(form, name)) {
    if (control.tagName === 'TEXTAREA') control.set_content(escapeHtml(value));
    else if (control.tagName === 'SELECT') selectOption(control, value);
    else if (['radio', 'checkbox'].includes(control.getAttribute('type') ?? '')) check(control, value);
    else control.setAttribute('value', value);
  }
}

function selectOption(select: HTMLElement, value: string): void {
  for (const option of select.querySelectorAll('option')) {
    const isChosen = (option.getAttribute('value') ?? option.textContent) === value;
    if (isChosen) option.setAttribute('selected', '');
    else option.removeAttribute('selected');
  }
}

function check(control: HTMLElement, value: string): void {
  if (control.getAttribute('value') === value) control.setAttribute('checked', '');
  else control.removeAttribute('checked');
}

function markError(form: HTMLElement, name: string, message: string): void {
  const [control] = controlsNamed(form, name);
  const id = control?.getAttribute('id');
  if (!control || !id) return;
  control.setAttribute('aria-invalid', 'true');
  control.setAttribute(
    'aria-describedby',
    `${id}-error ${control.getAttribute('aria-describedby') ?? ''}`.trim(),
  );
  control.insertAdjacentHTML('afterend', `<p id="${id}-error" data-field-error>${escapeHtml(message)}</p>`);
}

function summaryOf(form: HTMLElement, errors: FieldErrors): string {
  const items = Object.entries(errors).map(([name, message]) => {
    const id = controlsNamed(form, name)[0]?.getAttribute('id');
    return `<li>${id ? `<a href="#${id}">${escapeHtml(message)}</a>` : escapeHtml(message)}</li>`;
  });
  return `<div data-error-summary role="alert" tabindex="-1"><p>${words.errorText}</p><ul>${items.join('')}</ul></div>`;
}
