// What this tab remembers until it is closed. Where nothing can be kept, the visitor types once more.

import { readItem, writeItem } from './browser-storage.ts';

export const keepInTab = (item: string, value: object | null): void =>
  writeItem('sessionStorage', item, value && JSON.stringify(value));

/** Null when nothing was kept, or nothing readable: an older version may have written it, or somebody tampered with it. */
export function readFromTab(item: string): object | null {
  try {
    const kept: unknown = JSON.parse(readItem('sessionStorage', item) ?? 'null');
    return typeof kept === 'object' ? kept : null;
  } catch {
    return null;
  }
}
