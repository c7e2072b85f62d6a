// The files of plain data that a contractor edits himself: what an editor and check:client say of them, and how a folder of 0.2.2 gets them.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { convertClient } from './convert-client.ts';
import { lineOfValue, listDataFindings } from './data-rules.ts';
import { type DataName, dataNames, shapeOf } from './data-shapes.ts';

const invented = join(import.meta.dirname, '../../tests/clients/invented');
const readInvented = (name: DataName) => readFileSync(join(invented, `${name}.json`), 'utf8');

function findingsOf(change: Readonly<Partial<Record<DataName, (text: string) => string>>>) {
  const texts = dataNames.map((name) => {
    const text = readInvented(name);
    return [`client/${name}.json`, change[name]?.(text) ?? text] as const;
  });
  return listDataFindings({
    texts: new Map(texts),
    files: texts.map(([file]) => file),
    modules: new Map(texts.map(([file, text]) => [file, JSON.parse(text)])),
  }).map(({ file, line, advice }) => `${file}:${line}: ${advice}`);
}

// npx vitest run ops/client/plain-data.test.ts -u writes them.
test.each(dataNames)(
  'an editor completes and checks %s.json by the very rules of check:client',
  async (name) => {
    const schema = z.toJSONSchema(shapeOf(name), { io: 'input' });
    await expect(`${JSON.stringify(schema, null, 2)}\n`).toMatchFileSnapshot(
      `../../client/shapes/${name}.schema.json`,
    );
  },
);

test('a price typed as a word, a misspelled name and a line too few are told with their lines', () => {
  expect(findingsOf({})).toEqual([]);
  const price =
    readInvented('prices')
      .split('\n')
      .findIndex((line) => line.includes('"slate"')) + 1;
  expect(
    findingsOf({
      prices: (text) => text.replace(/"slate": [\d.]+/, '"slate": "18 dollars"'),
      offers: (text) => text.replace('voucherDollars', 'voucherDolars'),
    }),
  ).toEqual([
    expect.stringMatching(
      new RegExp(`^client/prices\\.json:${price}: dollarsPerSquareFoot, slate is "18 dollars": `),
    ),
    expect.stringMatching(/^client\/offers\.json:1: voucherDollars is missing/),
    expect.stringMatching(/^client\/offers\.json:6: “voucherDolars” is nothing this file can hold/),
  ]);
});

test('the second of two entries is named by its own line', () => {
  const text = '{\n  "jobs": [\n    { "city": "A" },\n    {\n      "city": "B"\n    }\n  ]\n}\n';
  expect(lineOfValue(text, ['jobs', 1, 'city'])).toBe(5);
  expect(lineOfValue(text, ['jobs', 1, 'month'])).toBe(4);
});

const of022 = {
  'company.ts': `export const company = {
  foundedYear: 1987,
  hours: [
    { days: ['Monday'], opens: '06:30', closes: '17:00' },
    { days: ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'], opens: null, closes: null },
  ],
  /** Days with hours of their own. */
  specialDays: [{ name: 'Founders’ Day [open]', on: '2026-12-01', opens: null, closes: null }],
  emergencyHours: '24/7',
};
`,
  'claims.ts':
    "import { offers } from './offers.ts';\nexport const claims = { of: offers.voucherDollars };\n",
  'offers.ts': `export const offers = ${readInvented('offers').replace(/\n.*schema.*/, '')};`,
  'prices.ts': `export const pricesReviewedOn = '2026-10-05';
export const dollarsPerSquareFoot = { metal: 10.5 } as const;
export const multipliers = {
  stories: { '1': 1, '2': 1.1, '3+': 1.25 },
  roofPitch: { low: 1, standard: 1, steep: 1.3, 'very-steep': 1.5 },
  roofAccess: { easy: 1, moderate: 1, difficult: 1.15, 'very-difficult': 1.35 },
} as const;
export const additions = { gutterDollarsPerSquareFoot: 0.4, skylightDollars: 650, chimneyDollars: 950 };
export const rangeFactors = { low: [0.9, 0.8], high: 1.2 } as const;`,
  'proof.ts': `export const proof = {
  streetAddress: '1 Elm Street', liabilityInsurance: null, workersCompensation: null, registrations: [],
  license: { issuer: 'Board', number: '7' }, workmanshipWarrantyYears: 5, manufacturers: [], lender: null,
  people: [{ name: 'Dana', role: 'Owner', picture: 'dana.png' }], reviewer: null,
  jobs: [{ picture: 'job.jpg', city: 'Duluth', material: 'metal', squares: 20, days: 2, month: '2026-05' }],
};`,
  'reviews.ts': `export const reviews = [{
  isSample: false, name: 'Ann', location: '', text: 'Good.', rating: 5,
  source: { name: 'Google', url: 'https://reviews.example/1' }, writtenOn: '2026-05-31',
}];`,
};

test('a folder of 0.2.2 keeps every hour, price, offer, review, person, job and paper', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'of-0.2.2-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [file, text] of Object.entries(of022)) writeFileSync(join(folder, file), text);
  expect(await convertClient(folder)).toBe(true);
  const read = (name: string) => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
  for (const name of dataNames) expect(shapeOf(name).safeParse(read(name)).error, name).toBeUndefined();
  expect(read('hours')).toMatchObject({
    hours: [{ days: ['Monday'], opens: '06:30' }, { opens: null }],
    specialDays: [{ name: 'Founders’ Day [open]' }],
  });
  expect(read('prices')).toMatchObject({
    pricesReviewedOn: '2026-10-05',
    dollarsPerSquareFoot: { metal: 10.5 },
  });
  expect(read('jobs').jobs).toEqual([expect.objectContaining({ after: 'job.jpg', days: 2 })]);
  expect(read('people')).toMatchObject({ people: [{ name: 'Dana' }], reviewer: null });
  expect(read('reviews').reviews).toEqual([expect.not.objectContaining({ isSample: false })]);
  const company = readFileSync(join(folder, 'company.ts'), 'utf8');
  expect(company).not.toMatch(/hours:|specialDays/);
  expect(company).toMatch(/foundedYear: 1987,\n {2}emergencyHours: '24\/7',\n\}/);
  expect(readFileSync(join(folder, 'claims.ts'), 'utf8')).toContain("from '#client/shapes/offers.ts'");
  expect(await convertClient(folder)).toBe(false);
});
