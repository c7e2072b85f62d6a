// One page as it is sent: its rules in one stylesheet, or inside it where that saves a round trip, the modules of its
// islands, and its policy.

import { combineStylesheets, inlineStylesheet } from './combine-stylesheets.ts';
import { brotli } from './compress-file.ts';
import { type PolicySources, withContentSecurityPolicy } from './content-security-policy.ts';
import { type ScriptImports, withIslandModules } from './island-modules.ts';

/**
 * Compressed, a page with its rules inside must not be larger than this: it would need one more round trip for itself
 * than it saves, and the rules could not be kept for the next page.
 */
const largestWithStyleBytes = 21_000;

/** What a page alone does not tell. */
export interface BuiltAround {
  readonly policySources: PolicySources;
  readonly scriptImports: ScriptImports;
}

const pageScript = /<script type="module" src="([^"]+)"><\/script>/g;

/**
 * What a page's own script does, plain HTML does as well until then. So it is asked for when the first words stand on the
 * screen: asked for sooner, it would share one thin line with them.
 */
function withScriptsAfterPaint(html: string): string {
  return html.replace(
    pageScript,
    (_tag, path: string) =>
      `<script>addEventListener("DOMContentLoaded",()=>new PerformanceObserver((e,o)=>{o.disconnect();import("${path}")}).observe({type:"paint",buffered:true}))</script>`,
  );
}

export interface FinishedPage {
  readonly bytes: Buffer;
  /** `bytes` after a quick compression; null when the page was not measured in this form. */
  readonly quickBrotli: Buffer | null;
  /** A new stylesheet the page links. */
  readonly sheet: { readonly path: string; readonly css: string } | null;
}

/** @param readSheet gives the text of a built stylesheet by its path */
export function finishPage(
  built: string,
  readSheet: (path: string) => string,
  { policySources, scriptImports }: BuiltAround,
): FinishedPage {
  const { html, sheet } = combineStylesheets(
    withScriptsAfterPaint(withIslandModules(built, scriptImports)),
    readSheet,
  );
  const inlined = inlineStylesheet(html, (path) => (path === sheet?.path ? sheet.css : readSheet(path)));
  const bytes = Buffer.from(withContentSecurityPolicy(inlined, policySources));
  const quickBrotli = brotli(bytes, 'quick');
  if (quickBrotli.length <= largestWithStyleBytes) return { bytes, quickBrotli, sheet: null };
  return { bytes: Buffer.from(withContentSecurityPolicy(html, policySources)), quickBrotli: null, sheet };
}
