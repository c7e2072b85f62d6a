import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Of components and of what is mailed as well: a claim is written into none. */
const folders = [
  ...['../pages/', '../services/', '../legal/', '../cities/'],
  ...['../../site/', '../../leads/', '../../paper/', '../../desk/', '../../calculators/', '../../server/'],
];

/** The ends of the energy model's sliders are figures of their own. */
const copyFiles = folders.flatMap((folder) => {
  const base = new URL(folder, import.meta.url);
  return readdirSync(base, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test|model-figures)\.(tsx?|astro|md)$/.test(name))
    .map((name) => ({ name: `${folder}${name}`, text: readFileSync(new URL(name, base), 'utf8') }));
});

const smallNumber = '\\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d+)';
/** Pairs belong to a thing, as two slopes to a valley; from three on somebody counted a list. */
const counted = '(?:three|four|five|six|seven|eight|nine|ten|eleven|twelve)';
const listed = '(?:questions|things|ways|fields|layers|membranes|roofs|weeks|strikes)';

/** Comments may cite a figure; copy may not type one. */
function withoutComments(source: string): string {
  return source.replace(/^\s*(\/\/|\/?\*|\{\/\*).*$/gm, '').replace(/\/\*\*.*\*\//g, '');
}

// Proves R23.1.
test.each([
  ['the value of the inspection', /\$299/],
  ['the value of claim assistance', /\$200/],
  ['the voucher', /\$1,?000|\$1k/i],
  ['the number of inspection points', /\b(12|twelve)[ -](?:inspection )?points?\b/i],
  ['the number of steps of a calculator', new RegExp(`${smallNumber} (?:short )?steps\\b`, 'i')],
  ['the length of a list', new RegExp(`(?<!to )\\b${counted} (?:[\\w-]+ )?${listed}\\b`, 'i')],
  [
    'the length of a whole list',
    new RegExp(`\\b(?:all|any|the|the first|of these) ${counted}\\b(?![ -](?:sides|day|years))`, 'i'),
  ],
  ['services, cities, counties', new RegExp(`${smallNumber} (?:services|cities|towns|counties)\\b`, 'i')],
  ['a validity in days', /\b\d+ days\b/],
  ['the reply time', /(?<!the last )\b24 hours\b/],
  ['the emergency hours', /24\/7/],
  ['the arrival time', /\b(1|one)\s?(–|-|to)\s?(2|two) hours/i],
  ['years of experience', /\b(15|25)\+/],
  ['customers or projects', /\b(1,?000|180|150)\+/],
  ['the rating', /\b5\.0\b/],
  ['the founding year', /\b2010\b/],
  ['a lifespan or warranty', /\b50\+|\b50 years|15–20 years/],
  ['the license boast', /Licensed (&|and) Insured/i],
  ['a financing term', /\b0%|\b(6, 12,? (?:or|and) 18|18 months|24 to 120|120 months)/],
  ['the phone number', /\(937\)|937-?555/],
  ['the energy banner', /30%/],
  ['a limit of photographs', /\b\d[\d,]* (?:MB|megapixels|pixels on a side)\b/],
])('%s is typed nowhere in the copy', (_what, figure) => {
  const found = copyFiles.filter(({ text }) => figure.test(withoutComments(text))).map(({ name }) => name);
  expect(found).toEqual([]);
});

// Fixed are a choice of the forms, and the value on the home form, which the terms explain.
// Proves R22a.2.
test('claim assistance is called storm damage documentation wherever the words are not fixed', () => {
  const fixed = ['../services/service-choices.ts', '../pages/home.ts', '../legal/terms.md'];
  for (const { name, text } of copyFiles) {
    const sentences = withoutComments(text).match(/^.*claim assistance.*$/gim) ?? [];
    if (!fixed.includes(name)) expect(sentences, name).toEqual([]);
    else if (name !== '../services/service-choices.ts')
      for (const sentence of sentences) expect(sentence).toMatch(/storm damage documentation|serviceName/);
  }
});
