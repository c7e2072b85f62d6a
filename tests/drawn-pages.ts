import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Draws each page once, because that takes a while; tests only read them. */
export function drawPages<Key>(keys: readonly Key[], draw: (key: Key) => ReactElement) {
  const pages = new Map(
    keys.map((key) => {
      const page = document.createElement('main');
      page.innerHTML = renderToStaticMarkup(draw(key));
      return [key, page];
    }),
  );
  return (key: Key): HTMLElement => pages.get(key) ?? document.createElement('main');
}

/** Where the link of this name leads. */
export const linkNamed = (page: HTMLElement, name: string) =>
  [...page.querySelectorAll('a')].find((link) => link.textContent === name)?.getAttribute('href');
