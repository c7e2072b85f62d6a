// The site's typefaces on papers that are pages of their own. Fetched at the press; most visitors have them already.

import besleyUrl from '@fontsource/besley/files/besley-latin-600-normal.woff2?url';
import publicSansUrl from '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?url';

const typefaces = [
  { family: 'Besley', weight: '600', url: besleyUrl },
  { family: 'Public Sans', weight: '400 700', url: publicSansUrl },
] as const;

/** Loads them into a window that the site has opened. @throws when one cannot be fetched. */
export async function loadTypefaces(opened: Window & typeof globalThis): Promise<void> {
  await Promise.all(
    typefaces.map(async ({ family, weight, url }) => {
      const face = new opened.FontFace(family, `url("${new URL(url, location.href).href}")`, { weight });
      opened.document.fonts.add(await face.load());
    }),
  );
}

/** Style rules that hold the typefaces themselves. @throws when one cannot be fetched. */
export async function embedTypefaces(): Promise<string> {
  const rules = await Promise.all(
    typefaces.map(async ({ family, weight, url }) => {
      const source = await readAsDataUrl(await (await fetch(url)).blob());
      return `@font-face{font-family:"${family}";font-weight:${weight};src:url("${source}") format("woff2")}`;
    }),
  );
  return rules.join('');
}

function readAsDataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
