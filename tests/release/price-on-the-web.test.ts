// A price changed on the web by somebody who runs no program (docs/make-it-yours.md, 3): the contractor's folder is a repository of its own,
// its file is edited there, and where the site runs it is pulled, checked, built and served.

import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { copyForClient } from '../clients/copy-for-client.ts';
import { startServer } from '../journeys/running-server.ts';

let site = '';
let elsewhere = '';

const git = (folder: string, ...words: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=owner', '-c', 'user.email=owner@example.com', ...words], {
    cwd: folder,
    encoding: 'utf8',
  });

beforeAll(() => {
  site = copyForClient('lowcountry');
  elsewhere = mkdtempSync(join(tmpdir(), 'on-the-web-'));
  git(elsewhere, 'init', '--quiet', '--bare', '--initial-branch=main', 'kept');
  const client = join(site, 'client');
  git(client, 'init', '--quiet', '--initial-branch=main');
  git(client, 'add', '--all');
  git(client, 'commit', '--quiet', '--message', 'Begin');
  git(client, 'push', '--quiet', '--set-upstream', join(elsewhere, 'kept'), 'main');
  git(elsewhere, 'clone', '--quiet', 'kept', 'edited');
});
afterAll(() => {
  for (const folder of [site, elsewhere]) rmSync(folder, { recursive: true, force: true });
});

function changeOnTheWeb(before: string, after: string): void {
  const folder = join(elsewhere, 'edited');
  const text = readFileSync(join(folder, 'prices.json'), 'utf8');
  expect(text).toContain(before);
  writeFileSync(join(folder, 'prices.json'), text.replace(before, after));
  git(folder, 'commit', '--quiet', '--all', '--message', 'Raise the price of metal');
  git(folder, 'push', '--quiet');
}

function pullAndBuild() {
  git(join(site, 'client'), 'pull', '--quiet', '--ff-only', join(elsewhere, 'kept'), 'main');
  return spawnSync(join('node_modules', '.bin', 'node'), ['ops/start/build-site.mjs'], {
    cwd: site,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '', SITE_URL: 'https://www.example.com' },
  });
}

/** What the image has: the folders that the last stage of the Containerfile takes. */
function makeImage(): string {
  const image = mkdtempSync(join(tmpdir(), 'image-'));
  onTestFinished(() => rmSync(image, { recursive: true }));
  const [lastStage = ''] = readFileSync(join(site, 'ops/container/Containerfile'), 'utf8')
    .split(/^FROM /m)
    .slice(-1);
  const taken = [...lastStage.matchAll(/^COPY --from=build \/site\/(\S+) \.\/\S*$/gm)].map(
    ([, path = '']) => path,
  );
  expect(taken).toContain('client');
  for (const path of taken)
    if (path === 'node_modules') symlinkSync(join(site, path), join(image, path));
    else cpSync(join(site, path), join(image, path), { recursive: true });
  return image;
}

async function servedPage(folder: string, path: string): Promise<string> {
  const server = await startServer({}, { through: ['sh', '-c', 'cd "$0" && exec "$@"', folder] });
  onTestFinished(server.dispose);
  return (await fetch(server.url + path)).text();
}

test('a slip is told with its line and builds nothing; the price put right is served by the unit and by the container', async () => {
  changeOnTheWeb('"metal": 9.5', '"metal": "9.75"');
  const refused = pullAndBuild();
  expect(refused.stdout).toMatch(/^client\/prices\.json:\d+: dollarsPerSquareFoot, metal is "9\.75": /m);
  expect([refused.status, existsSync(join(site, 'dist'))]).toEqual([1, false]);

  changeOnTheWeb('"metal": "9.75"', '"metal": 9.75');
  const { status, stdout, stderr } = pullAndBuild();
  expect(status, stdout + stderr).toBe(0);
  // As the unit starts it: through the link to the newest release.
  const current = join(elsewhere, 'current');
  symlinkSync(site, current);
  for (const folder of [current, makeImage()])
    expect(await servedPage(folder, '/roof-materials')).toContain('$9.75');
}, 300_000);
