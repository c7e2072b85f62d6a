// A contractor who switches everything off and changes a price on the web, and runs no program (docs/make-it-yours.md, 3):
// the folder is a repository of its own, its file is edited there, and where the site runs it is pulled, checked, built,
// read and served.

import { execFileSync } from 'node:child_process';
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
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { buildSite, copyForClient, edit, git, readSite } from '../clients/copy-for-client.ts';
import { startServer } from '../journeys/running-server.ts';
import { isThorough } from '../thorough.ts';

const switchNames = ['financing', 'energyCalculator', 'emergencyLine', 'voucher', 'claimHelp'] as const;

/** A build takes half a minute, and on a busy machine some. */
const buildTimeoutMs = 1_200_000;

function build(copy: string): void {
  const { status, stdout, stderr } = buildSite(copy);
  expect(status, stdout + stderr).toBe(0);
}

/** What a contractor has who works from home. */
const notApplicable = {
  streetAddress: 'We work from home.',
  deckingSheetDollars: 'Priced on the day.',
  registrations: 'No city here registers roofers.',
};

function switchOff(copy: string, names: readonly string[]): void {
  edit(copy, 'client/switches.ts', (text) =>
    names.reduce((before, name) => before.replace(`${name}: true`, `${name}: false`), text),
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
  let copy = '';
  let refused = { status: 0 as number | null, stdout: '', hasPages: true };

  function changeOnTheWeb(price: string): void {
    edit(join(elsewhere, 'edited'), 'prices.json', (text) => text.replace(/("tile":) [^,]+/, `$1 ${price}`));
    git(join(elsewhere, 'edited'), 'commit', '--quiet', '--all', '--message', 'Change the price of tile');
    git(join(elsewhere, 'edited'), 'push', '--quiet');
    git(join(copy, 'client'), 'pull', '--quiet', '--ff-only', join(elsewhere, 'kept'), 'main');
  }

  beforeAll(() => {
    copy = copyForClient('sonoran');
    switchOff(copy, switchNames);
    edit(copy, 'client/switches.ts', (text) =>
      text.replace(/'(?:flat-roof-systems|metal-roofing|commercial-roofing|asphalt|metal)',\n/g, ''),
    );
    edit(copy, 'client/prices.json', (text) => text.replace(/,\s*"(?:asphalt|metal)": [\d.]+/g, ''));
    edit(copy, 'client/proof.json', (text) => JSON.stringify({ ...JSON.parse(text), notApplicable }));
    elsewhere = mkdtempSync(join(tmpdir(), 'on-the-web-'));
    git(elsewhere, 'init', '--quiet', '--bare', '--initial-branch=main', 'kept');
    const client = join(copy, 'client');
    git(client, 'init', '--quiet', '--initial-branch=main');
    git(client, 'add', '--all');
    git(client, 'commit', '--quiet', '--message', 'Begin');
    git(client, 'push', '--quiet', '--set-upstream', join(elsewhere, 'kept'), 'main');
    git(elsewhere, 'clone', '--quiet', 'kept', 'edited');

    changeOnTheWeb('"9.75"');
    const { status, stdout } = buildSite(copy);
    refused = { status, stdout, hasPages: existsSync(join(copy, 'dist')) };
    changeOnTheWeb('9.75');
    build(copy);
  }, buildTimeoutMs);
  afterAll(() => {
    for (const folder of [copy, elsewhere]) rmSync(folder, { recursive: true });
  });

  test('a slip in the price is told with its line and builds nothing', () => {
    expect(refused.stdout).toMatch(/^client\/prices\.json:\d+: dollarsPerSquareFoot, tile is "9\.75": /m);
    expect([refused.status, refused.hasPages]).toEqual([1, false]);
  });

  test('the price put right is served by the unit, through the link to the newest release, and by the container', async () => {
    const current = join(elsewhere, 'current');
    symlinkSync(copy, current);
    for (const folder of [current, makeImage(copy)])
      expect(await servedPage(folder, '/roof-materials')).toContain('$9.75');
  });

  test('nothing is said of them, of services and materials that are not offered, of weather and law of elsewhere, and every link leads to a page', () => {
    const { status, stdout } = readSite(copy);
    expect(status, stdout).toBe(0);
  });

  test('their pages, pictures and search listings are gone', () => {
    const gone = readdirSync(join(copy, 'dist'), { recursive: true, encoding: 'utf8' }).filter((file) =>
      /financing|energy-savings-calculator|emergency-repairs|metal-roofing|commercial-roofing|flat-roof-systems|roof-metal|roof-asphalt/.test(
        file,
      ),
    );
    expect(gone).toEqual([]);
    const listed = readFileSync(join(copy, 'dist', 'site-map.xml'), 'utf8');
    expect(listed).not.toMatch(/financing|energy|emergency|metal-roofing/);
  });

  test('a page from before loses no request: the server takes what was asked for, and leaves out what it no longer asks', () => {
    const program = `
      import { isPublicForm } from '#leads/forms/forms.ts';
      import { readLead } from '#leads/forms/read-lead.ts';
      const sent = { firstName: 'Dana', lastName: 'Whitaker', email: 'dana@example.com', phone: '(937) 555-0100' };
      const before = { ...sent, service: 'Metal Roofing', urgency: 'emergency', needsFinancing: 'yes' };
      const { service, urgency, needsFinancing } = readLead('contact', before).value.contact;
      const unknown = Object.keys(readLead('contact', { ...sent, service: 'Gardening' }).errors);
      console.log(JSON.stringify([isPublicForm('energy-savings'), service, urgency, needsFinancing, unknown]));`;
    writeFileSync(join(copy, 'ask.ts'), program);
    const told = execFileSync(join('node_modules', '.bin', 'node'), ['ask.ts'], {
      cwd: copy,
      encoding: 'utf8',
    });
    expect(JSON.parse(told)).toEqual([true, 'Metal Roofing', 'emergency', '', ['service']]);
  });
});

// Half a minute each, and their limit is long: once a day several sites are built beside one another.
describe.runIf(isThorough).each(switchNames)('%s off alone', (name) => {
  test(
    'it is gone, the others are there, and every link leads to a page',
    () => {
      const copy = copyForClient();
      onTestFinished(() => rmSync(copy, { recursive: true }));
      switchOff(copy, [name]);
      build(copy);
      const { status, stdout } = readSite(copy);
      expect(status, stdout).toBe(0);
    },
    buildTimeoutMs,
  );
});
