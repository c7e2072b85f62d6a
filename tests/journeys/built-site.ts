import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { siteUrl } from './built-pages.ts';

/** Journeys walk through the site as shipped: built when something it depends on has changed, or for another address. */
export default function setup(): void {
  const prepare = fileURLToPath(new URL('../../ops/start/prepare.mjs', import.meta.url));
  execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `process.exit((await import(${JSON.stringify(prepare)})).ensureBuilt() ? 0 : 1)`,
    ],
    { stdio: 'inherit', env: { ...process.env, SITE_URL: siteUrl } },
  );
}
