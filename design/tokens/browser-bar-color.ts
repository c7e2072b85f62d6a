/** Slate, as the browser's own bar wears it; `<meta name="theme-color">` cannot read custom properties. */
export const browserBarColor = '#17262e';
