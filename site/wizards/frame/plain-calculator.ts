// When the script of a calculator fails, the form for browsers without script takes its place, with what was answered.
// Where it never began to run: WizardHead.tsx.

import { fillIn, restoreServerMarkup, type Typed } from '../../lead-forms/keep-plain-form.ts';
import { formAction } from '../../lead-forms/NoScriptFields.tsx';
import { keepInTab, readFromTab } from '../../lead-forms/tab-storage.ts';
import type { WizardDescription } from './wizard-description.ts';

type FormName = WizardDescription<object, string, string>['form'];

const itemOf = (form: FormName) => `plain-${form}`;

/** What the calculator would send now: only one of its steps is in the page. */
export const notePlainFields = (form: FormName, fields: Typed): void => keepInTab(itemOf(form), fields);

function openPlainForm(typed: Typed): void {
  // Markup where there is no script; for all others a text.
  const dormant = document.querySelector<HTMLElement>('noscript[data-plain-form]');
  const form = dormant?.dataset.plainForm as FormName | undefined;
  if (!dormant || !form) return;
  dormant.outerHTML = dormant.textContent;
  const plain = document.querySelector<HTMLFormElement>(`form[action="${formAction(form)}"]`);
  if (!plain) return;
  const noted = (readFromTab(itemOf(form)) ?? {}) as Typed;
  fillIn(plain, { ...typed, ...noted });
  for (const [name, value] of Object.entries(noted)) {
    if (plain.elements.namedItem(name)) continue;
    plain.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  }
}

restoreServerMarkup('[data-wizard]', (_island, typed) => openPlainForm(typed));
