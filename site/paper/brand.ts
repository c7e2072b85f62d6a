import logo from '#client/logo.svg?raw';
import palette from '#client/palette.css?raw';
import { readBrand } from '#paper/read-brand.ts';

/** The look of papers made in the browser. */
export const brand = readBrand({ palette, logo });
