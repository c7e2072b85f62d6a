// What the browser keeps for this site. Storage may be forbidden or full: then nothing is kept, and nothing is found.

type Area = 'localStorage' | 'sessionStorage';

/** Null when nothing is kept. */
export function readItem(area: Area, name: string): string | null {
  try {
    return globalThis[area].getItem(name);
  } catch {
    return null;
  }
}

/** With null, takes out what was kept. */
export function writeItem(area: Area, name: string, text: string | null): void {
  try {
    if (text === null) globalThis[area].removeItem(name);
    else globalThis[area].setItem(name, text);
  } catch {
    // See above.
  }
}
