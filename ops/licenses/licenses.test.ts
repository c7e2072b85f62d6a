import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isAllowed, listProductionPackages } from './licenses.ts';

const lockfile = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'));

test('every package that goes out with the site has a license the house allows', () => {
  const packages = listProductionPackages(lockfile);
  expect(packages.map(({ name }) => name)).toContain('fastify');
  expect(packages.filter(({ license }) => !isAllowed(license))).toEqual([]);
});

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['MIT AND Zlib', true],
  ['(MIT AND GPL-3.0-only)', false],
  ['GPL-3.0-only', false],
  ['SEE LICENSE IN LICENSE.md', false],
  ['none stated', false],
])('%s: %s', (license, expected) => {
  expect(isAllowed(license)).toBe(expected);
});

test('what only tests use is left out, and a package that names no license is listed as such', () => {
  const packages = {
    '': { version: '1.0.0' },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b': { version: '2.0.0', license: 'GPL-3.0-only', dev: true },
    'node_modules/a/node_modules/c': { version: '3.0.0', license: 'MIT' },
  };
  expect(listProductionPackages({ packages })).toEqual([
    { name: 'a', version: '1.0.0', license: 'none stated' },
    { name: 'c', version: '3.0.0', license: 'MIT' },
  ]);
});
