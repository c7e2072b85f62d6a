import { expect, test } from 'vitest';
import { offers } from '#client/shapes/offers.ts';
import { citySlugs } from '../cities/cities.ts';
import { fillLocalSlots } from '../cities/local-texts.ts';
import { firstSentence } from '../wording/text.ts';
import { inspectionPoints } from './inspection-points.ts';
import { metalColors } from './metal-colors.ts';
import { findService, serviceList, services } from './services.ts';

const inCity = fillLocalSlots;

const wordCount = (text: string) => text.split(/\s+/).length;

// Proves 3.23, 3.25, 3.26, 3.27, 3.28.
test.each(serviceList)(
  '$title has six issues, four steps, four figures and five to ten questions',
  (service) => {
    expect(service.issues).toHaveLength(6);
    expect(service.processSteps).toHaveLength(4);
    expect(service.specs).toHaveLength(4);
    expect(service.questions.length).toBeGreaterThanOrEqual(5);
    expect(service.questions.length).toBeLessThanOrEqual(10);
  },
);

// Proves 3.25, 3.26, 3.27, 3.28, 3.29.
test.each([
  [
    'flat-roof-systems',
    'Membrane Selection, Drainage Planning, Professional Installation, Maintenance Program',
  ],
  ['commercial-roofing', 'Site Assessment, System Design, Project Management, Ongoing Support'],
  ['emergency-repairs', 'Immediate Response, Damage Mitigation, Documentation, Permanent Repairs'],
  ['roof-inspection', 'Visual Inspection, Documentation, Report Generation, Maintenance Planning'],
  ['metal-roofing', 'Accurate measurements and custom fabrication, Expert Installation, Performance Testing'],
] as const)('the steps of %s end with %s', (slug, names) => {
  const titles = services[slug].processSteps.map((step) => step.title);
  expect(titles.join(', ')).toMatch(new RegExp(`(?:^|, )${names}$`));
});

// Proves 3.25.
test('the six flat roof issues are those of the specification, in its order', () => {
  const titles = services['flat-roof-systems'].issues.map((issue) => issue.title.toLowerCase());
  const subjects = ['tpo', 'epdm', 'modified bitumen', 'drainage', 'coating and restoration', 'maintenance'];
  for (const [position, subject] of subjects.entries()) expect(titles[position]).toContain(subject);
});

// Proves R27.4.
test('each step is told in one sentence, and each issue begins with one that stands alone', () => {
  for (const { issues, processSteps } of serviceList) {
    for (const { title, text } of processSteps) expect(firstSentence(text), title).toBe(text);
    for (const { title, text } of issues)
      expect(wordCount(firstSentence(text)), title).toBeGreaterThanOrEqual(5);
  }
});

test('issues and steps stay short, because twelve town pages repeat them', () => {
  for (const service of serviceList)
    for (const { title, text } of [...service.issues, ...service.processSteps]) {
      expect(wordCount(text), title).toBeGreaterThanOrEqual(15);
      expect(wordCount(text), title).toBeLessThanOrEqual(32);
    }
});

// Proves 3.24.
test('the keywords of a service in a town are written in three ways, and have every slot filled', () => {
  for (const { keywords } of serviceList) {
    for (const slot of ['{city}', '{cityLower}', '{displayName}']) expect(keywords.join()).toContain(slot);
    for (const city of citySlugs)
      for (const keyword of keywords) expect(inCity(keyword, city)).not.toMatch(/[{}]/);
  }
});

test('no question is asked twice on the site', () => {
  const questions = serviceList.flatMap((service) => service.questions.map(({ question }) => question));
  expect(new Set(questions).size).toBe(questions.length);
});

test('compared options answer the same points in the same order', () => {
  for (const { specialSection } of serviceList) {
    if (specialSection.kind !== 'comparison') continue;
    const [first, ...others] = specialSection.options.map((option) => option.rows.map((row) => row.term));
    for (const terms of others) expect(terms).toEqual(first);
  }
});

// Proves 2.63.
test('the inspection has as many points as the offer promises', () => {
  expect(inspectionPoints).toHaveLength(offers.inspectionPointCount);
});

// Proves 2.64.
test('metal comes in the six colors of the specification', () => {
  expect(metalColors.map((color) => color.name)).toEqual([
    'Charcoal Gray',
    'Ocean Blue',
    'Forest Green',
    'Brick Red',
    'Bone White',
    'Bronze',
  ]);
});

test('where hail is a reason to ask, Class 4 shingles are answered with what was read of them', () => {
  const { questions, sources } = services['roof-replacement'];
  const answer = questions.find(({ question }) => question.includes('Class 4'))?.answer;
  expect(answer).toContain('lab class');
  expect(answer).not.toMatch(/hail-?proof|lowers your premium|save/);
  expect(sources.map(({ sourceUrl }) => sourceUrl)).toContain(
    'https://fortifiedhome.org/article/hail-protection-that-works/',
  );
});

test('a service is found by its slug, and an unknown or inherited name finds nothing', () => {
  expect(findService('metal-roofing')?.title).toBe('Metal Roofing');
  for (const slug of ['', 'thatch', 'constructor', '__proto__']) expect(findService(slug)).toBeUndefined();
});
