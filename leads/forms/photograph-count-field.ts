/** How many photographs will follow; a field of ours, so that it is no part of what the visitor said. */
export const photographCountField = '_photographs';
