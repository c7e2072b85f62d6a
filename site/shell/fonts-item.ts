/** Item of local storage that says that this browser has the site's fonts in its cache. */
export const fontsItem = 'fonts';
