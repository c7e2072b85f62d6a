import { shopAddress } from '#content/business/proof-words.ts';

/** Opens the visitor's own map program on phones, a web page elsewhere. Nothing is loaded from there before the click. */
export const directionsUrl = `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(shopAddress)}`;
