import { expect, test } from 'vitest';
import { readTypedFeet } from './typed-feet.ts';

test.each([
  ['46', 46],
  [' 46.5 ', 46.5],
  ['46 ft', 46],
  ['46ft.', 46],
  ['46 feet', 46],
  ["28'", 28],
  ['28’', 28],
  [`46'6"`, 46.5],
  ['46’ 6”', 46.5],
  [`46'6`, 46.5],
  ['46 ft 6 in', 46.5],
  ['46 feet 6 inches', 46.5],
  ['46 1/2', 46.5],
  [`46' 1/2"`, 46 + 0.5 / 12],
  [`46' 6 3/4"`, 46 + 6.75 / 12],
  [`46'-6"`, 46.5],
  ['46’ - 6 1/2”', 46 + 6.5 / 12],
  ['46 ft-6 in', 46.5],
  ['46½', 46.5],
  ['46 ½ ft', 46.5],
  [`46'-6¾"`, 46 + 6.75 / 12],
  [`46' ⅜"`, 46 + 0.375 / 12],
])('%j is %d feet', (entry, feet) => {
  expect(readTypedFeet(entry)).toBeCloseTo(feet, 9);
});

test.each([
  '',
  '0',
  '-46',
  '46,5',
  'abc',
  '46 m',
  '46 5',
  `46'12"`,
  `46'--6"`,
  `-46'-6"`,
  '46 1/0',
  '46 3/2',
  '6 in',
  '/2',
  `46"`,
])('%j is no length in feet', (entry) => {
  expect(readTypedFeet(entry)).toBeNull();
});
