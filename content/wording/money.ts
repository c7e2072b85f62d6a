// Money and plain numbers in words, the American way.

const wholeDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
/** To four decimals, as sums are worked out: a price may be a fraction of a cent. */
const dollarsAndCents = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 4,
});
const factor = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 4 });
const wholeNumber = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** 4972.5 → "$4,973". */
export function formatWholeDollars(dollars: number): string {
  return wholeDollars.format(dollars);
}

/** 4.5 → "$4.50", 0.375 → "$0.375". */
export function formatDollarsAndCents(dollars: number): string {
  return dollarsAndCents.format(dollars);
}

/** 1.2 → "1.20", 1.125 → "1.125". */
export function formatFactor(multiplier: number): string {
  return factor.format(multiplier);
}

/** 2000 → "2,000". */
export function formatCount(count: number): string {
  return wholeNumber.format(count);
}
