// Money and plain numbers in words, the American way.

const wholeDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const dollarsAndCents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const wholeNumber = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** 4972.5 → "$4,973". */
export function formatWholeDollars(dollars: number): string {
  return wholeDollars.format(dollars);
}

/** 4.5 → "$4.50". */
export function formatDollarsAndCents(dollars: number): string {
  return dollarsAndCents.format(dollars);
}

/** 2000 → "2,000". */
export function formatCount(count: number): string {
  return wholeNumber.format(count);
}
