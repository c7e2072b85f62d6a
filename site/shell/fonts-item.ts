/** Item of session storage that says that this visit has loaded the site’s own typefaces. */
export const fontsItem = 'fonts';
