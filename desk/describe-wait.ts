import { countOf } from '#content/wording/counts.ts';

/** "12 min", "16 h", "5 days" */
export function describeWait(milliseconds: number): string {
  const minutes = Math.max(0, Math.round(milliseconds / 60_000));
  if (minutes < 90) return `${minutes} min`;
  if (minutes < 36 * 60) return `${Math.round(minutes / 60)} h`;
  return countOf(Math.round(minutes / 60 / 24), 'day');
}
