// A folder with many mistakes, as a build meets it: everything that is wrong is told at once, and the site before stays.

import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyForClient, edit } from '../clients/copy-for-client.ts';

let copy = '';
beforeAll(() => {
  copy = copyForClient();
});
afterAll(() => rmSync(copy, { recursive: true }));

const node = join('node_modules', '.bin', 'node');
const run = (...program: readonly string[]) =>
  spawnSync(node, program, { cwd: copy, encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } });

test('on a server, where the compiler is pruned away, check:launch says so and lists what is left to do', () => {
  const binaries = join(copy, 'node_modules/.bin');
  const installed = readlinkSync(binaries);
  rmSync(binaries);
  mkdirSync(binaries);
  symlinkSync(join(installed, 'node'), join(binaries, 'node'));
  const { stdout, stderr } = run('ops/launch/check-launch.ts');
  expect(stderr).toBe('');
  expect(stdout).toMatch(/^client\/ is not checked: [^\n]*\n.*things to do/s);
  rmSync(binaries, { recursive: true });
  symlinkSync(installed, binaries);
});

test('mistakes in six files are told together, and the site that is there stays as it is', () => {
  // Everything reads this file, the rules too: a slip in it is still one line.
  const company = readFileSync(join(copy, 'client/company.ts'), 'utf8');
  edit(copy, 'client/company.ts', (text) => text.replace(/(name: \{ value: )'[^']+'/, "$1'O'Neil & Sons'"));
  const slip = run('ops/client/check-client.ts');
  expect(slip.stdout).toMatch(/^client\/company\.ts:\d+: ',' expected\. .*\nclient\/: 1 thing to fix\.\n$/);
  expect(slip.stderr).toBe('');
  writeFileSync(join(copy, 'client/company.ts'), company);

  const offers = readFileSync(join(copy, 'client/offers.json'), 'utf8');
  edit(copy, 'client/offers.json', (text) => text.replace(/,(\s+"voucherDollars")/, '$1'));
  const launch = run('ops/launch/check-launch.ts');
  expect([launch.status, launch.stdout]).toEqual([1, expect.not.stringContaining('things to do')]);
  expect(launch.stdout).toMatch(
    /^client\/offers\.json:\d+: This cannot be read\. Look here and on the line before for a comma.*\nclient\/: 1 thing to fix\.\n/,
  );
  writeFileSync(join(copy, 'client/offers.json'), offers);

  edit(copy, 'client/company.ts', (text) => text.replace(/timeZone: '[^']+'/, "timeZone: 'America/Nowhere'"));
  edit(copy, 'client/hours.json', (text) => text.replace(/"opens": "\d\d:/, '"opens": "7:'));
  edit(copy, 'client/prices.json', (text) =>
    text.replace(/("pricesReviewedOn":) [^,]+/, '$1 "2999-01-01"').replace(/"steep": [\d.]+/, '"step": 1.2'),
  );
  edit(copy, 'client/palette.css', (text) => text.replace(/(--palette-ink): #\w+/, '$1: #eee'));
  edit(copy, 'client/facts/state.ts', (text) =>
    text.replace(/sourceUrl:\s*'https:\/\/([^/']+)\/[^']+'/, "sourceUrl: 'https://$1/'"),
  );
  edit(copy, 'client/cities/cities.ts', (text) =>
    text.replace('export const', "import './gone.ts';\n\nexport const"),
  );
  mkdirSync(join(copy, 'dist'));
  writeFileSync(join(copy, 'dist', 'index.html'), 'the site before');

  const { stdout, stderr, status } = run('ops/start/build-site.mjs');
  expect(status).toBe(1);
  expect(stderr).toContain('dist/ is as it was before');
  expect(readFileSync(join(copy, 'dist', 'index.html'), 'utf8')).toBe('the site before');
  for (const line of [
    /^client\/company\.ts:\d+: timeZone is "America\/Nowhere": is no time zone/m,
    /^client\/hours\.json:\d+: hours 1, opens is "7:\d\d": is no time: write 07:00/m,
    /^client\/prices\.json:\d+: pricesReviewedOn is "2999-01-01": has not come yet/m,
    /^client\/prices\.json:\d+: “step” is nothing this file can hold/m,
    /^client\/prices\.json:\d+: multipliers, roofPitch, steep is missing/m,
    /^client\/palette\.css:\d+: --palette-ink #eee has too little contrast/m,
    /^client\/facts\/state\.ts:\d+: the fact .* is a home page/m,
    /^client\/cities\/cities\.ts:\d+: .*gone\.ts/m,
  ])
    expect(stdout).toMatch(line);
});
