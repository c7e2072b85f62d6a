// A contractor who switches everything off and changes a price on the web, and runs no program (docs/make-it-yours.md, 3):
// the folder is a repository of its own, its file is edited there, and where the site runs it is pulled, checked, built,
// read and served.

import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { copyForClient, edit, git } from '../clients/copy-for-client.ts';
import { startServer } from '../journeys/running-server.ts';
import { isThorough } from '../thorough.ts';

const switchNames = ['financing', 'energyCalculator', 'emergencyLine', 'voucher', 'claimHelp'] as const;

/** What is said where a feature is on: words, and addresses. The contractor's own words about towns are not looked at. */
const signs: Readonly<Record<(typeof switchNames)[number], RegExp>> = {
  financing: /financing|same.as.cash|\blender/i,
  energyCalculator: /energy.savings.calculator|energy report/i,
  emergencyLine: /24\/7|emergenc|day or night/i,
  voucher: /voucher/i,
  claimHelp: /claim assistance|meet your adjuster/i,
};
const takenAway = /commercial.roofing|tile.roofing|slate|wood shingles/i;

/** A build takes half a minute, and on a busy machine some. */
const buildTimeoutMs = 300_000;

interface Built {
  readonly copy: string;
  /** Text, addresses and structured data of each page, by its file. */
  readonly pages: ReadonlyMap<string, string>;
  readonly files: ReadonlySet<string>;
}

const runBuild = (copy: string) =>
  spawnSync(join('node_modules', '.bin', 'node'), ['ops/start/build-site.mjs'], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '', SITE_URL: 'https://www.example.com' },
  });

function build(copy: string): Built {
  const { status, stdout, stderr } = runBuild(copy);
  expect(status, stdout + stderr).toBe(0);
  const folder = join(copy, 'dist');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => [file, readPage(readFileSync(join(folder, file), 'utf8'))] as const);
  return { copy, pages: new Map(pages), files: new Set(files) };
}

function switchOff(copy: string, names: readonly string[]): void {
  edit(copy, 'client/switches.ts', (text) =>
    names.reduce((before, name) => before.replace(`${name}: true`, `${name}: false`), text),
  );
}

function readPage(html: string): string {
  const page = parse(html);
  const said = page.querySelectorAll('title, meta, script[type="application/ld+json"]');
  const links = page.querySelectorAll('[href], [src], [action]');
  for (const code of page.querySelectorAll('style, svg, script')) if (!said.includes(code)) code.remove();
  return [
    page.textContent,
    ...said.map((element) => element.getAttribute('content') ?? element.textContent),
    ...links.map(({ attributes: { href, src, action } }) => href ?? src ?? action ?? ''),
  ].join('\n');
}

const isAboutTown = (file: string) => /^(locations|services)\//.test(file);

function findSign({ pages }: Built, sign: RegExp): readonly string[] {
  return [...pages].flatMap(([file, text]) => {
    const found = isAboutTown(file) ? null : sign.exec(text);
    return found ? [`${file}: …${text.slice(Math.max(0, found.index - 40), found.index + 40)}…`] : [];
  });
}

/** Links of the built pages that lead to no file. */
function findDeadLinks({ copy, pages, files }: Built): readonly string[] {
  return [...pages.keys()].flatMap((file) =>
    parse(readFileSync(join(copy, 'dist', file), 'utf8'))
      .querySelectorAll('a[href^="/"], img[src^="/"], link[href^="/"]')
      .map((link) => (link.getAttribute('href') ?? link.getAttribute('src') ?? '').split(/[?#]/)[0] ?? '')
      .map((path) => path.slice(1) || 'index')
      .filter((path) => !files.has(path) && !files.has(`${path}.html`))
      .map((path) => `${file}: /${path}`),
  );
}

/** What the image has: the folders that the last stage of the Containerfile takes. */
function makeImage(copy: string): string {
  const image = mkdtempSync(join(tmpdir(), 'image-'));
  onTestFinished(() => rmSync(image, { recursive: true }));
  const [lastStage = ''] = readFileSync(join(copy, 'ops/container/Containerfile'), 'utf8')
    .split(/^FROM /m)
    .slice(-1);
  const taken = [...lastStage.matchAll(/^COPY --from=build \/site\/(\S+) \.\/\S*$/gm)].map(
    ([, path = '']) => path,
  );
  expect(taken).toContain('client');
  for (const path of taken)
    if (path === 'node_modules') symlinkSync(join(copy, path), join(image, path));
    else cpSync(join(copy, path), join(image, path), { recursive: true });
  return image;
}

async function servedPage(folder: string, path: string): Promise<string> {
  const server = await startServer({}, { through: ['sh', '-c', 'cd "$0" && exec "$@"', folder] });
  onTestFinished(server.dispose);
  return (await fetch(server.url + path)).text();
}

describe('everything off, and another price', () => {
  let elsewhere = '';
  let site: Built;
  let refused = { status: 0 as number | null, stdout: '', hasPages: true };

  function changeOnTheWeb(copy: string, metal: string): void {
    edit(join(elsewhere, 'edited'), 'prices.json', (text) => text.replace(/("metal":) [^,]+/, `$1 ${metal}`));
    git(join(elsewhere, 'edited'), 'commit', '--quiet', '--all', '--message', 'Raise the price of metal');
    git(join(elsewhere, 'edited'), 'push', '--quiet');
    git(join(copy, 'client'), 'pull', '--quiet', '--ff-only', join(elsewhere, 'kept'), 'main');
  }

  beforeAll(() => {
    const copy = copyForClient();
    switchOff(copy, switchNames);
    edit(copy, 'client/switches.ts', (text) =>
      text.replace(/'(tile|commercial)-roofing',\n/g, '').replace(/'(slate|wood)',\n/g, ''),
    );
    edit(copy, 'client/prices.json', (text) => text.replace(/,\s*"(slate|wood)": [\d.]+/g, ''));
    elsewhere = mkdtempSync(join(tmpdir(), 'on-the-web-'));
    git(elsewhere, 'init', '--quiet', '--bare', '--initial-branch=main', 'kept');
    const client = join(copy, 'client');
    git(client, 'init', '--quiet', '--initial-branch=main');
    git(client, 'add', '--all');
    git(client, 'commit', '--quiet', '--message', 'Begin');
    git(client, 'push', '--quiet', '--set-upstream', join(elsewhere, 'kept'), 'main');
    git(elsewhere, 'clone', '--quiet', 'kept', 'edited');

    changeOnTheWeb(copy, '"9.75"');
    const { status, stdout } = runBuild(copy);
    refused = { status, stdout, hasPages: existsSync(join(copy, 'dist')) };
    changeOnTheWeb(copy, '9.75');
    site = build(copy);
  }, buildTimeoutMs);
  afterAll(() => {
    for (const folder of [site.copy, elsewhere]) rmSync(folder, { recursive: true });
  });

  test('a slip in the price is told with its line and builds nothing', () => {
    expect(refused.stdout).toMatch(/^client\/prices\.json:\d+: dollarsPerSquareFoot, metal is "9\.75": /m);
    expect([refused.status, refused.hasPages]).toEqual([1, false]);
  });

  test('the price put right is served by the unit, through the link to the newest release, and by the container', async () => {
    const current = join(elsewhere, 'current');
    symlinkSync(site.copy, current);
    for (const folder of [current, makeImage(site.copy)])
      expect(await servedPage(folder, '/roof-materials')).toContain('$9.75');
  });

  test.each(switchNames)('nothing is said of %s', (name) => {
    expect(findSign(site, signs[name])).toEqual([]);
  });

  test('services and materials that are not offered are named nowhere', () => {
    expect(findSign(site, takenAway)).toEqual([]);
  });

  test('their pages, pictures and search listings are gone, and every link leads to a page', () => {
    const gone = [...site.files].filter((file) =>
      /financing|energy-savings-calculator|emergency-repairs|tile-roofing|commercial-roofing|roof-slate/.test(
        file,
      ),
    );
    expect(gone).toEqual([]);
    const listed = readFileSync(join(site.copy, 'dist', 'site-map.xml'), 'utf8');
    expect(listed).not.toMatch(/financing|energy|emergency|tile-roofing/);
    expect(findDeadLinks(site)).toEqual([]);
  });

  test('a page from before loses no request: the server takes what was asked for, and leaves out what it no longer asks', () => {
    const program = `
      import { isPublicForm } from '#leads/forms/forms.ts';
      import { readLead } from '#leads/forms/read-lead.ts';
      const sent = { firstName: 'Dana', lastName: 'Whitaker', email: 'dana@example.com', phone: '(937) 555-0100' };
      const before = { ...sent, service: 'Tile Roofing', urgency: 'emergency', needsFinancing: 'yes' };
      const { service, urgency, needsFinancing } = readLead('contact', before).value.contact;
      const unknown = Object.keys(readLead('contact', { ...sent, service: 'Gardening' }).errors);
      console.log(JSON.stringify([isPublicForm('energy-savings'), service, urgency, needsFinancing, unknown]));`;
    writeFileSync(join(site.copy, 'ask.ts'), program);
    const told = execFileSync(join('node_modules', '.bin', 'node'), ['ask.ts'], {
      cwd: site.copy,
      encoding: 'utf8',
    });
    expect(JSON.parse(told)).toEqual([true, 'Tile Roofing', 'emergency', '', ['service']]);
  });
});

// Half a minute each.
describe.runIf(isThorough).each(switchNames)('%s off alone', (name) => {
  test(
    'it is gone, the others are there, and every link leads to a page',
    () => {
      const copy = copyForClient();
      switchOff(copy, [name]);
      const site = build(copy);
      for (const other of switchNames) {
        const found = findSign(site, signs[other]);
        if (other === name) expect(found).toEqual([]);
        else expect(found.length, other).toBeGreaterThan(0);
      }
      expect(findDeadLinks(site)).toEqual([]);
      rmSync(site.copy, { recursive: true });
    },
    buildTimeoutMs,
  );
});
