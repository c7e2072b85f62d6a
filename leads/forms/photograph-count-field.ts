/** How many photographs will follow; added by the site, not by the visitor. */
export const photographCountField = '_photographs';
