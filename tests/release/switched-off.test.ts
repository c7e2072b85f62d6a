// A contractor who switches everything off, and has a service of his own: the site is built from his folder and read.

import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyForClient } from '../clients/copy-for-client.ts';
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

function build(off: readonly string[], alter: (copy: string) => void = () => {}): Built {
  const copy = copyForClient();
  edit(copy, 'client/switches.ts', (text) =>
    off.reduce((before, name) => before.replace(`${name}: true`, `${name}: false`), text),
  );
  alter(copy);
  const node = join('node_modules', '.bin', 'node');
  execFileSync(node, ['ops/start/build-site.mjs'], { cwd: copy, encoding: 'utf8' });
  const folder = join(copy, 'dist');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => [file, readPage(readFileSync(join(folder, file), 'utf8'))] as const);
  return { copy, pages: new Map(pages), files: new Set(files) };
}

function edit(copy: string, file: string, change: (text: string) => string): void {
  const path = join(copy, file);
  const before = readFileSync(path, 'utf8');
  const after = change(before);
  expect(after, `${file} was to change`).not.toBe(before);
  writeFileSync(path, after);
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

describe('everything off', () => {
  let site: Built;
  beforeAll(() => {
    site = build(switchNames, (copy) => {
      edit(copy, 'client/switches.ts', (text) =>
        text.replace(/'(tile|commercial)-roofing',\n/g, '').replace(/'(slate|wood)',\n/g, ''),
      );
      edit(copy, 'client/prices.json', (text) => text.replace(/,\s*"(slate|wood)": [\d.]+/g, ''));
    });
  }, buildTimeoutMs);
  afterAll(() => rmSync(site.copy, { recursive: true }));

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

  test('the server takes no request for what is not offered', () => {
    const program = `
      import { isFormOffered } from '#leads/forms/forms.ts';
      import { readLead } from '#leads/forms/read-lead.ts';
      const sent = { firstName: 'Dana', lastName: 'Whitaker', email: 'dana@example.com', phone: '(937) 555-0100' };
      const ask = (more) => { const read = readLead('contact', { ...sent, ...more }); return read.errors ?? read.value.contact; };
      console.log(JSON.stringify([
        isFormOffered('energy-savings'),
        Object.keys(ask({ service: 'Tile Roofing' })),
        Object.keys(ask({ service: 'Insurance Claim Assistance' })),
        Object.keys(ask({ service: 'Metal Roofing', urgency: 'emergency' })),
        ask({ service: 'Metal Roofing', urgency: 'urgent' }).service,
      ]));`;
    writeFileSync(join(site.copy, 'ask.ts'), program);
    const told = execFileSync(join('node_modules', '.bin', 'node'), ['ask.ts'], {
      cwd: site.copy,
      encoding: 'utf8',
    });
    expect(JSON.parse(told)).toEqual([false, ['service'], ['service'], ['urgency'], 'Metal Roofing']);
  });
});

// Half a minute each.
describe.runIf(isThorough).each(switchNames)('%s off alone', (name) => {
  test(
    'it is gone, the others are there, and every link leads to a page',
    () => {
      const site = build([name]);
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
