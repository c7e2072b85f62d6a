/** 2026-11-21 13:05, in the operator's own time zone. */
export function formatMoment(iso: string): string {
  const moment = new Date(iso);
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  const day = [moment.getFullYear(), twoDigits(moment.getMonth() + 1), twoDigits(moment.getDate())].join('-');
  return `${day} ${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`;
}
