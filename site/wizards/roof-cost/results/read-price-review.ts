/** The day of the last price review that the page came with: ISO date, or null for never. Our server keeps it up to date. */
export function readPriceReview(): string | null {
  return document.querySelector<HTMLMetaElement>('meta[name="prices-reviewed"]')?.content || null;
}
