/** 2026-11-21 13:05, in the operator's own time zone. */
export function formatMoment(iso: string): string {
  const moment = new Date(iso);
  const shown = new Date(moment.valueOf() - moment.getTimezoneOffset() * 60_000);
  return shown.toISOString().slice(0, 16).replace('T', ' ');
}
