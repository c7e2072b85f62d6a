// Every page names the very scripts and styles it may run; anything else is refused by the browser.
// A <meta> policy, so that it holds on any static host too; `frame-ancestors` must be a header and is sent by the server.

import { createHash } from 'node:crypto';

const inlineScript = /<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/gi;
const inlineStyle = /<style[^>]*>(?<code>[\s\S]*?)<\/style>/gi;

/** Whether the browser runs or applies a script of this type; JSON-LD is only data. */
function isApplied(attributes: string): boolean {
  const type = /\btype\s*=\s*["']?([^"'\s>]+)/i.exec(attributes)?.[1] ?? 'module';
  return ['module', 'text/javascript', 'speculationrules', 'importmap'].includes(type.toLowerCase());
}

function hash(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

export interface PolicySources {
  /** Origins besides our own that the page may send leads to (the form service in the build without a lead server). */
  readonly connectOrigins: readonly string[];
}

/** The policy that lets `html` run what it holds and nothing else. */
export function contentSecurityPolicy(html: string, { connectOrigins }: PolicySources): string {
  const scripts = new Set<string>();
  for (const { groups } of html.matchAll(inlineScript)) {
    const { attributes = '', code = '' } = groups ?? {};
    if (!/\bsrc\s*=/i.test(attributes) && isApplied(attributes)) scripts.add(hash(code));
  }
  const styles = new Set<string>();
  for (const { groups } of html.matchAll(inlineStyle)) styles.add(hash(groups?.code ?? ''));
  const connect = ["'self'", ...connectOrigins];
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${connect.join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    `form-action ${connect.join(' ')}`,
  ].join('; ');
}

/** `html` with its policy as the first thing in the head after the character set. */
export function withContentSecurityPolicy(html: string, sources: PolicySources): string {
  const policy = contentSecurityPolicy(html, sources);
  const meta = `<meta http-equiv="content-security-policy" content="${policy}">`;
  if (!/<meta charset=["']?utf-8["']?\s*\/?>/i.test(html))
    throw new Error('A page without <meta charset="utf-8"> cannot carry its policy.');
  return html.replace(/<meta charset=["']?utf-8["']?\s*\/?>/i, (charset) => `${charset}${meta}`);
}
