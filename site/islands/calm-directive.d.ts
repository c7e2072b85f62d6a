import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates at the first press, key or focus inside; on load when the named item of session storage or a query has something to fill in. */
    'client:calm'?: boolean | string;
  }
}
