import { expect, test } from 'vitest';
import { roofCostDefaults } from '#calculators/roof-cost/answers.ts';
import { estimateRoofCost } from '#calculators/roof-cost/estimate.ts';
import type { ServiceSlug } from '#content/services/service-slugs.ts';
import { serviceList, services } from '#content/services/services.ts';
import { formatWholeDollars } from '#content/wording/money.ts';
import { drawPages } from '../../../tests/drawn-pages.ts';
import { pointDrawings, signDrawings } from '../../drawings/points/PointDrawings.tsx';
import { breadcrumbsToService } from '../../search-listing/breadcrumbs.ts';
import { ServicePage } from './ServicePage.tsx';

const openServicePage = drawPages(serviceList, (service) => (
  <ServicePage service={service} breadcrumbs={breadcrumbsToService(service)} />
));
const openPage = (slug: ServiceSlug) => openServicePage(services[slug]);

const linksOf = (page: HTMLElement) =>
  [...page.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');

test.each(serviceList)(
  '$slug shows what its roof costs and opens the calculator with its material, or neither',
  ({ slug, calculatorMaterial }) => {
    const price = openPage(slug).querySelector(
      `tr:has(a[href="/roofing-calculator?roofType=${calculatorMaterial}"])`,
    );
    if (!calculatorMaterial) return expect(price).toBeNull();
    const { averageDollars } = estimateRoofCost({ ...roofCostDefaults, roofType: calculatorMaterial });
    expect(price?.textContent).toContain(formatWholeDollars(averageDollars));
  },
);

test.each(serviceList)(
  'every question of $slug stands on the page with its answer',
  ({ slug, questions }) => {
    const answers = [...openPage(slug).querySelectorAll('details')].map((shown) => ({
      question: shown.querySelector('summary')?.textContent,
      answer: shown.querySelector('p')?.textContent,
    }));
    expect(answers).toEqual(questions);
  },
);

test('a caller with water coming in meets the phone, as large as a heading, before the form, and what to do until we come', () => {
  const first = linksOf(openPage('emergency-repairs')).find((href) => /^(tel:|\/contact)/.test(href));
  expect(first).toMatch(/^tel:/);
  const [head, next] = openPage('emergency-repairs').children;
  expect(head?.getAttribute('data-surface')).toBe('strong');
  expect(head?.querySelector('a[href^="tel:"]')?.className).toMatch(/number/);
  expect(next?.querySelector('h2')?.textContent).toBe('Until we get there');
  const elsewhere = linksOf(openPage('roof-repair')).find((href) => /^(tel:|\/contact)/.test(href));
  expect(elsewhere).toMatch(/^\/contact/);
});

test('each of the six things to do until we come has its number in the drawing beside them', () => {
  const page = openPage('emergency-repairs');
  const numbers = [...page.querySelectorAll('svg[aria-label^="A house cut open"] [data-number]')];
  const entries = page.querySelectorAll('[data-reading="scrolling"] [data-rows] > li');
  expect([...new Set(numbers.map((part) => part.getAttribute('data-number')))]).toEqual(
    [...entries].map((_, at) => `${at + 1}`),
  );
});

test.each(serviceList)(
  'each sign of trouble of $slug is drawn, none twice on a page, and not to scale',
  ({ slug, issues }) => {
    const page = openPage(slug);
    const pictures = [...page.querySelectorAll('img')].map((img) => img.getAttribute('src') ?? '');
    expect(new Set(pictures).size).toBe(pictures.length);
    const signs = pictures.filter((src) => /not-sound|sign-/.test(src));
    expect(signs).toHaveLength(issues.length);
    for (const src of signs)
      expect({ ...pointDrawings, ...signDrawings }).toHaveProperty(src.replace(/^.*\/(.*)\.svg$/, '$1'));
    expect(page.textContent).toContain('The drawings are not to scale.');
  },
);

test('each way to treat or choose a roof is drawn', () => {
  for (const { slug, specialSection } of serviceList) {
    if (specialSection.kind !== 'comparison') continue;
    const options = [...openPage(slug).querySelectorAll('article')];
    expect(options).toHaveLength(specialSection.options.length);
    expect(options.filter((option) => !option.querySelector('svg'))).toEqual([]);
  }
});

// Proves 2.63.
test('the inspection page lists twelve points beside the plan', () => {
  const page = openPage('roof-inspection');
  expect(page.querySelectorAll('div:has(> figure) + div > ol > li')).toHaveLength(12);
});
