// What the specification asks of the pages about services, towns and services in towns, read in the built files.

import { expect, test } from '@playwright/test';
import { roofCostDefaults } from '#calculators/roof-cost/answers.ts';
import { compareMaterials } from '#calculators/roof-cost/material-comparison.ts';
import { readSharedLink } from '#calculators/roof-cost/shared-link.ts';
import { company } from '#client/company.ts';
import { emailHref, phoneHref } from '#content/business/contact-links.ts';
import { type City, cityList, citySlugs, shopSlug } from '#content/cities/cities.ts';
import { findCityPage, findLocalText } from '#content/cities/local-texts.ts';
import { listStandingFacts, listTellingFacts } from '#content/cities/town-facts.ts';
import { describeLicenseGround, listReasons } from '#content/pages/service-in-city-page-words.ts';
import { findTownFacts, findTownStorms } from '#content/pages/town-facts-words.ts';
import { serviceSlugs } from '#content/services/service-slugs.ts';
import { type ServiceContent, serviceList } from '#content/services/services.ts';
import { formatLongDate } from '#content/wording/dates.ts';
import { formatWholeDollars } from '#content/wording/money.ts';
import { contactPath } from '#site/lead-forms/contact-path.ts';
import { headingsOf, linkNamed, linksOf, mainOf, textOf, wordsOf } from './built-pages.ts';

test.describe.configure({ mode: 'default' });

const townPath = ({ slug }: City) => `/locations/${slug}`;
const localPages = serviceList.flatMap((service) =>
  cityList.map((city) => ({ service, city, path: `/services/${service.slug}/${city.slug}` })),
);
const linksTo = (path: string, start: string) => linksOf(path).filter((href) => href.startsWith(start));
const answersOf = (path: string) => mainOf(path).querySelectorAll('#facts dd').map(wordsOf);
/** "937-746-9921" → "(937) 746-9921" */
const asPrinted = (telephone: string) => telephone.replace(/^(\d{3})-/, '($1) ');

// Proves 2.61, 2.62, R21.1.
test('each service page leads to /contact, to the phone, and by eight links to the cards of the home page', () => {
  for (const slug of serviceSlugs) {
    const links = linksOf(`/${slug}`);
    expect(
      links.some((href) => href.startsWith('/contact')),
      slug,
    ).toBe(true);
    expect(links).toContain(phoneHref);
    expect(headingsOf(`/${slug}`, 'h2')).toContain('Explore Our Complete Roofing Services');
    expect(linksTo(`/${slug}`, '/#')).toEqual(serviceSlugs.map((other) => `/#${other}`));
    expect(linksTo(`/${slug}`, '/services/')).toEqual(citySlugs.map((city) => `/services/${slug}/${city}`));
  }
});

test('every question of a service stands on its page with its answer', () => {
  for (const { slug, questions } of serviceList)
    expect(
      mainOf(`/${slug}`)
        .querySelectorAll('details')
        .map((shown) => ({
          question: wordsOf(shown.querySelector('summary')),
          answer: wordsOf(shown.querySelector('p')),
        })),
      slug,
    ).toEqual(questions);
});

test('each sign of trouble of a service and each option to compare is drawn, no file twice on a page, and not to scale', () => {
  for (const { slug, issues, specialSection } of serviceList) {
    const main = mainOf(`/${slug}`);
    const pictures = main.querySelectorAll('img').map((image) => image.getAttribute('src') ?? '');
    expect(new Set(pictures).size, slug).toBe(pictures.length);
    expect(pictures.filter((source) => /not-sound|sign-/.test(source))).toHaveLength(issues.length);
    expect(textOf(`/${slug}`)).toContain('The drawings are not to scale.');
    const options = main.querySelectorAll('article');
    expect(options.every((option) => option.querySelector('svg'))).toBe(true);
    if (specialSection.kind === 'comparison')
      expect(options, slug).toHaveLength(specialSection.options.length);
  }
});

// Proves 2.63.
test('the inspection page lists twelve points beside the plan', () => {
  const list = '[data-reading="scrolling"] figure';
  const plan = mainOf('/roof-inspection').querySelector(list)?.parentNode;
  expect(plan?.nextElementSibling?.querySelectorAll('ol > li')).toHaveLength(12);
});

test('a caller with water coming in meets the phone, large, before the form, and what to do until we come, with its numbers in the drawing', () => {
  const firstWay = (path: string) => linksOf(path).find((href) => /^(tel:|\/contact)/.test(href));
  expect(firstWay('/emergency-repairs')).toBe(phoneHref);
  expect(firstWay('/roof-repair')).toMatch(/^\/contact/);
  const main = mainOf('/emergency-repairs');
  expect(main.querySelector('[data-surface="strong"]:has(h1) a.phone-number')).not.toBeNull();
  expect(headingsOf('/emergency-repairs', 'h2')[0]).toBe('Until we get there');
  const numbers = main
    .querySelectorAll('svg[aria-label^="A house cut open"] [data-number]')
    .map((part) => part.getAttribute('data-number'));
  const entries = main.querySelectorAll('[data-reading="scrolling"] [data-rows] > li');
  expect([...new Set(numbers)]).toEqual(entries.map((_, at) => `${at + 1}`));
});

// Proves R38.3.
test('home, town pages and those of a roof that has a price show the price of every material, and each opens the calculator with it', () => {
  const pages = ['/', ...cityList.map(townPath)];
  for (const { slug, calculatorMaterial } of serviceList) {
    if (!calculatorMaterial) expect(mainOf(`/${slug}`).querySelector('table.figures'), slug).toBeNull();
    else {
      pages.push(`/${slug}`);
      const picture = mainOf(`/${slug}`).querySelector(`img[src="/drawings/roof-${calculatorMaterial}.svg"]`);
      expect(picture?.getAttribute('alt'), slug).not.toBe('');
    }
  }
  for (const path of pages)
    for (const material of compareMaterials(roofCostDefaults)) {
      const { roofType, label, averageDollars, lowDollars, highDollars } = material;
      const href = `/roofing-calculator?roofType=${roofType}`;
      const row = mainOf(path).querySelector(`tbody tr:has(a[href="${href}"])`);
      expect(wordsOf(row?.querySelector('a')), path).toBe(label);
      for (const dollars of [averageDollars, lowDollars, highDollars])
        expect(wordsOf(row), path).toContain(formatWholeDollars(dollars));
      expect(readSharedLink(href.split('?')[1] ?? '')).toMatchObject({ answers: { roofType } });
    }
});

// Proves 2.65, 2.66.
test('each town is named in the heading and by its map, and offers an estimate and a call', () => {
  for (const city of cityList) {
    const path = townPath(city);
    expect(headingsOf(path, 'h1')).toEqual([
      `Professional Roofing Services in ${city.name}, ${company.regionCode}`,
    ]);
    expect(linkNamed(path, 'Get Free Estimate')).toMatch(/^\/contact\?/);
    expect(linkNamed(path, company.phone.value.display)).toBe(phoneHref);
    const map = mainOf(path).querySelector('figure[aria-label^="Map of"]');
    expect(map?.getAttribute('aria-label')).toContain(city.name);
  }
});

// Proves 2.67.
test('each card of a town leads to that service in that town, and says what it is there', () => {
  for (const city of cityList) {
    const paths = serviceSlugs.map((service) => `/services/${service}/${city.slug}`);
    expect(linksTo(townPath(city), '/services/')).toEqual(paths);
    const cards = paths.map((path) => mainOf(townPath(city)).querySelector(`li:has(a[href="${path}"])`));
    for (const [at, service] of serviceSlugs.entries())
      expect(wordsOf(cards[at])).toContain(findCityPage(city.slug).cardTexts[service]);
  }
});

// Proves 2.68, R21.1.
test('the home page’s cards are linked from a town only if the shop is there', () => {
  for (const city of cityList) {
    const cards = city.slug === shopSlug ? serviceSlugs.map((service) => `/#${service}`) : [];
    expect(linksTo(townPath(city), '/#')).toEqual(cards);
  }
});

test('whatever a town’s page states on authority is shown with its source and the day it was read', () => {
  for (const city of cityList) {
    const shown = wordsOf(mainOf(townPath(city)).querySelector('section[aria-labelledby="sources"]'));
    for (const { source, sourceUrl, checkedOn } of [
      ...findTownFacts(city).facts,
      ...findCityPage(city.slug).sources,
    ]) {
      expect(shown).toContain(source);
      expect(shown).toContain(`Checked ${formatLongDate(checkedOn)}`);
      expect(linkNamed(townPath(city), source)).toBe(sourceUrl);
    }
  }
});

// Proves R27.7, R27.11.
test('the storms around a town are on a cut-out of the map and listed, each with its source', () => {
  for (const city of cityList) {
    const main = mainOf(townPath(city));
    const storms = findTownStorms(city);
    const list = main.querySelectorAll('#storms li').map(wordsOf);
    expect(list, city.name).toHaveLength(storms.length);
    const shown = wordsOf(main.querySelector('section[aria-labelledby="sources"]'));
    for (const { entry, line } of storms) {
      expect(list[entry.number - 1]).toContain(`${line.date}: ${line.brief}`);
      for (const { source } of entry.facts) expect(shown).toContain(source);
    }
    expect(main.querySelector('#storms') === null).toBe(storms.length === 0);
    expect(linksTo(townPath(city), '/storms')).toEqual(
      storms.length > 0 ? [`/storms?city=${city.slug}`] : [],
    );
  }
});

// Proves R27.8.
test('a town’s page tells each answer once, in its words or in its list, with every office’s number', () => {
  for (const city of cityList) {
    const { sources } = findCityPage(city.slug);
    const numbers = mainOf(townPath(city)).querySelectorAll('#facts a[href^="tel:"]').map(wordsOf);
    for (const fact of listStandingFacts(city.slug)) {
      const isListed = answersOf(townPath(city)).some((answer) => answer.startsWith(fact.text));
      expect(isListed, fact.text).toBe(!sources.includes(fact));
      if (fact.telephone) expect(numbers).toContain(asPrinted(fact.telephone));
    }
  }
});

test('what we look for on roofs in a town is drawn beside its words, with what the drawing shows', () => {
  for (const city of cityList) {
    const { lookFor } = findCityPage(city.slug);
    const figure = mainOf(townPath(city)).querySelector('figure:has(figcaption):has(img)');
    expect(wordsOf(figure)).toBe(lookFor ? `${lookFor.text} Not to scale.` : '');
    if (lookFor)
      expect(figure?.querySelector('img')?.getAttribute('src')).toBe(`/drawings/${lookFor.picture}.svg`);
  }
});

// Proves 2.72, R20.3.
test('the headings of a service in a town name the service as its own page does, and read as one phrase', () => {
  for (const { service, city, path } of localPages)
    expect(headingsOf(path, 'h1')).toEqual([`Expert ${service.title} Services in ${city.displayName}`]);
  for (const { slug, name } of cityList)
    expect(headingsOf(`/services/flat-roof-systems/${slug}`, 'h2')).toContain(
      `Common Flat Roofing Issues in ${name}`,
    );
});

/** The link to the calculator opens it with the material of the service, or is not there. */
function expectCalculator(path: string, { calculatorMaterial: roofType }: ServiceContent): void {
  const query = linkNamed(path, 'Roof cost calculator')?.split('?')[1];
  if (!roofType) expect(query, path).toBeUndefined();
  else expect(readSharedLink(query ?? ''), path).toMatchObject({ kind: 'answers', answers: { roofType } });
}

// Proves 2.73, 2.76, R27.9.
test('each service in a town opens with its own sentence and leads to an estimate, the emergency line, the mailbox, the calculator, its service and back to the town, and ends with its call', () => {
  for (const { service, city, path } of localPages) {
    const ask = contactPath(service.formChoice, { city: city.name });
    expect(wordsOf(mainOf(path).querySelector('h1 + p'))).toBe(findLocalText(service.slug, city.slug).intro);
    expect(linkNamed(path, 'Get Free Estimate'), path).toBe(ask);
    expect(linkNamed(path, `Emergency: ${company.phone.value.display}`), path).toBe(phoneHref);
    expect(linkNamed(path, 'Call Now'), path).toBe(phoneHref);
    expect(linkNamed(path, company.email.value), path).toBe(emailHref);
    expect(linkNamed(path, `All services in ${city.name}`), path).toBe(townPath(city));
    expect(linkNamed(path, `More about ${service.label.toLowerCase()}`), path).toBe(`/${service.slug}`);
    expectCalculator(path, service);
    expect(linksOf(path).slice(-2).toSorted()).toEqual([ask, phoneHref]);
  }
});

test('a visitor with water coming in is shown the phone before the form', () => {
  const firstButton = (path: string) =>
    linksOf(path).find((href) => href === phoneHref || href.startsWith('/contact'));
  for (const { service, path } of localPages)
    expect(firstButton(path) === phoneHref, path).toBe(service.slug === 'emergency-repairs');
});

// Proves 2.76, 2.77, R20.5.
test('each service in a town says where we serve, when in an emergency, why to choose us, and what the license rests on', () => {
  for (const { city, path } of localPages) {
    const text = textOf(path);
    expect(text).toContain(`Serving ${city.name} & ${city.countyInFull}`);
    expect(text).toContain(`${company.emergencyHours} emergency`);
    expect(text).toContain(describeLicenseGround(city));
    const reasons = mainOf(path).querySelectorAll('b').map(wordsOf);
    expect(reasons).toEqual(listReasons(city).map(({ title }) => title));
    expect(reasons, path).toContain(`Local ${city.name} Experts`);
  }
});

// Proves 2.74, 2.75.
test('each service in a town lists the issues of the service and its numbered steps', () => {
  for (const { service, path } of localPages) {
    const text = textOf(path);
    for (const { title } of service.issues) expect(text, path).toContain(title);
    const steps = mainOf(path)
      .querySelectorAll('ol')
      .map((list) => list.querySelectorAll('h3').map(wordsOf));
    expect(steps, path).toContainEqual(service.processSteps.map(({ title }) => title));
    for (const step of service.processSteps) expect(text, path).toContain(step.text);
  }
});

// Proves R27.4.
test('every issue and step has its whole sentence, and every heading of a question has one under it', () => {
  for (const { path } of localPages)
    for (const heading of mainOf(path).querySelectorAll('h3, li > b')) {
      const text = wordsOf(heading.parentNode).slice(wordsOf(heading).length).trim();
      if (text === '' && /^Local .* Experts$/.test(wordsOf(heading))) continue;
      expect(text.split(' ').length, `${path}: ${wordsOf(heading)}`).toBeGreaterThanOrEqual(4);
      expect(text).toMatch(/[.?!”]$/);
    }
});

test('a fact that is a sentence is set as text and not as a figure, also where it ends in quoted words', () => {
  for (const { path } of localPages)
    for (const answer of mainOf(path).querySelectorAll('dd:not([data-sentence])'))
      expect(wordsOf(answer), path).not.toMatch(/[.?!]”?$/);
});

// Proves R27.1, R27.8.
test('each service in a town lists what matters for it there and its own words do not tell, and leads to the rest', () => {
  for (const { service, city, path } of localPages) {
    const { sources } = findLocalText(service.slug, city.slug);
    for (const fact of listTellingFacts(service.slug, city.slug)) {
      const shown = fact.brief ?? fact.text;
      // The office is named in either case.
      if (fact.about === 'storm' || shown === fact.office) continue;
      const isListed = answersOf(path).some((answer) => answer.startsWith(shown));
      expect(isListed, `${path}: ${fact.text}`).toBe(!sources.includes(fact));
    }
    if (mainOf(path).querySelector('#facts') && findTownFacts(city).rows.length > 0)
      expect(linkNamed(path, `All ${city.name} facts`)).toBe(`${townPath(city)}#facts`);
  }
});

test('the office that issues the permit is named with the page it was read on and its phone number', () => {
  for (const city of cityList) {
    const permit = listStandingFacts(city.slug).find(({ about }) => about === 'permit');
    const answer = mainOf(`/services/metal-roofing/${city.slug}`)
      .querySelectorAll('#facts dt')
      .find((label) => wordsOf(label) === 'Building permit')?.nextElementSibling;
    expect(answer?.querySelector('a')?.getAttribute('href'), city.name).toBe(permit?.sourceUrl);
    if (permit?.telephone) expect(wordsOf(answer)).toContain(asPrinted(permit.telephone));
  }
});
