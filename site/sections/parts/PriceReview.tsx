import { describePriceReview, reviewInFolder } from '#content/business/price-review.ts';

/** When the prices were last reviewed. Our server brings it up to date (server/http/render-live-page.ts). */
export function PriceReview({ text = describePriceReview(reviewInFolder) }: { readonly text?: string }) {
  return <span data-dated="price-review">{text}</span>;
}
