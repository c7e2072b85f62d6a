import { expect, test } from 'vitest';
import { isThorough } from '../thorough.ts';
import { buildTestApp } from './test-app.ts';
import { findWorstBodies } from './worst-bodies.ts';

const tries = isThorough ? 2_000 : 60;

test(`the worst of ${tries} bodies of 64 KB holds up other visitors for less than 50 ms`, {
  timeout: 120_000,
}, async () => {
  const { app } = await buildTestApp();
  const worst = await findWorstBodies(app, tries, 20_261_121);
  await app.close();
  expect(worst.filter(({ costMs }) => costMs > 50)).toEqual([]);
});
