import { company } from '#content/business/company.ts';

/** What a phone needs to put the site on its home screen. */
export function webManifest(colors: { readonly theme: string; readonly background: string }): object {
  return {
    name: company.name.value,
    start_url: '/',
    scope: '/',
    display: 'browser',
    lang: 'en-US',
    theme_color: colors.theme,
    background_color: colors.background,
    icons: [
      { src: '/icons/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon-maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
