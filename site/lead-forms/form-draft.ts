// What was typed into a lead form and not sent yet, so that a reload loses nothing. Session storage only: it ends with the
// tab.

import { keepInTab, readFromTab } from './tab-storage.ts';

type Values = Readonly<Record<string, string>>;

const itemOf = (form: string) => `draft-${form}`;

/** `query` is the page's own: a link that asks for another service wins over what was typed before it. */
export function saveDraft(form: string, query: string, values: Values | null): void {
  keepInTab(itemOf(form), values && { query, values });
}

/** What was typed into `form` on a page with this query; empty when there is nothing, or nothing that can be read. */
export function loadDraft(form: string, query: string): Values {
  const stored: { query?: unknown; values?: unknown } = readFromTab(itemOf(form)) ?? {};
  if (stored.query !== query) return {};
  return Object.fromEntries(
    Object.entries(Object(stored.values)).filter(([, text]) => typeof text === 'string'),
  ) as Values;
}
