// The product names no contractor and no place: who and where is client/ alone, without its shapes/. Exempt are tests, which
// prove this site or use samples, and the papers that speak of this site: its specification, the decisions, the history and
// the first screen of the README.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { highway, river } from '#client/cities/landmarks.ts';
import { company } from '#client/company.ts';
import { cityList, countyList, servedTowns } from '#content/cities/cities.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Who the client is and where; "Ohio" also once the client is another. */
const clientNames = [
  ...[company.name.value, company.shortName, company.town, company.region, company.metro],
  ...[company.serviceArea, company.theServiceArea, 'Ohio'],
  ...[river, highway].flatMap((line) => (line ? [line.name.replace(/^the /, '')] : [])),
  ...[...cityList, ...servedTowns].map(({ name }) => name),
  ...countyList.map(({ inFull }) => inFull),
];

const exempt =
  /^(?:client\/(?!shapes\/)|tests|docs\/(?:decisions|screenshots|specification\.md)|CHANGELOG\.md|ops\/client\/us-states\.ts)|\.test\.|\.journey\./;

/** "content/x.ts:12: Ohio" for each place that names the client. */
function findClientNames(file: string, source: string, names: readonly string[] = clientNames) {
  const named = new RegExp(
    `(?<![\\w-])(?:${names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})(?![\\w-])`,
    'g',
  );
  return source
    .split('\n')
    .flatMap((line, position) =>
      [...line.matchAll(named)].map(
        ([name]) => `${file}:${position + 1}: “${name}”: say it with a value of client/`,
      ),
    );
}

const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) =>
    /\.(?:ts|tsx|mts|mjs|astro|css|md|json|ya?ml|svg|html|txt|example|service|conf)$/.test(file),
  )
  // The lists of states name this one too.
  .filter((file) => !exempt.test(file) && !/(?:us-states|state-rules)\.ts$/.test(file));

test('nothing outside client/ names the contractor, his state or a place', () => {
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) =>
    findClientNames(file, readFileSync(join(root, file), 'utf8')).filter(
      // The first screen of the README says whose site this is.
      (place) => !/^README\.md:\d: /.test(place),
    ),
  );
  expect(found).toEqual([]);
});
