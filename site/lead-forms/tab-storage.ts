// What this tab remembers until it is closed. Storage may be forbidden or full: then nothing is kept, and the visitor types
// once more.

export function keepInTab(item: string, value: object | null): void {
  try {
    if (value === null) sessionStorage.removeItem(item);
    else sessionStorage.setItem(item, JSON.stringify(value));
  } catch {
    // See above.
  }
}

/** Null when nothing was kept, or nothing readable: an older version may have written it, or somebody tampered with it. */
export function readFromTab(item: string): object | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(item) ?? 'null');
    return typeof kept === 'object' ? kept : null;
  } catch {
    return null;
  }
}
