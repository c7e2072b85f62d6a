import { toShopClock } from '../office/shop-time.ts';

/** Columns under headings, as wide as their longest cell, two spaces apart. Cells are one line each. */
export function formatTable(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [headings, ...rows].map((row) => row.map(toOneLine));
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** What a visitor typed must not move the operator's cursor or color the terminal. */
export function toOneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

/** Lines stay lines; everything else that steers a terminal goes. */
export function toSafeText(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map(toOneLine)
    .join('\n');
}

/** 2026-11-21 13:05 on the shop's clock, as in mails and at the desk. */
export function formatMoment(iso: string): string {
  // A damaged row may hold no moment.
  return iso === '' ? '?' : toShopClock(iso);
}
