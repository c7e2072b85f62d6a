import 'astro';
import type { CalmOptions } from './calm-directive.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates when somebody turns to the island, or as soon as its options say. */
    'client:calm'?: boolean | CalmOptions;
  }
}
