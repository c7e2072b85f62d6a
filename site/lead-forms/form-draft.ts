// What was typed into a lead form and not sent yet, so that a reload loses nothing. Session storage only: it ends with the tab.

type Values = Readonly<Record<string, string>>;

const itemOf = (form: string) => `draft-${form}`;

/** `query` is the page's own: a link that asks for another service wins over what was typed before it. */
export function saveDraft(form: string, query: string, values: Values | null): void {
  try {
    if (values === null) sessionStorage.removeItem(itemOf(form));
    else sessionStorage.setItem(itemOf(form), JSON.stringify({ query, values }));
  } catch {
    // Storage is forbidden or full: after a reload the visitor types once more.
  }
}

/** What was typed into `form` on a page with this query; empty when there is nothing, or nothing that can be read. */
export function loadDraft(form: string, query: string): Values {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(itemOf(form)) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('values' in stored) || !('query' in stored))
      return {};
    if (stored.query !== query || typeof stored.values !== 'object' || stored.values === null) return {};
    return Object.fromEntries(Object.entries(stored.values).filter(([, text]) => typeof text === 'string'));
  } catch {
    return {};
  }
}
