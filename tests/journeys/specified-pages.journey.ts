// What the specification asks of single pages, read in the built files.

import { expect, test } from '@playwright/test';
import { type RoofType, roofCostOptions } from '#calculators/roof-cost/answers.ts';
import { priceOfMaterial, roofTypes } from '#calculators/roof-cost/price-book.ts';
import { servedTowns } from '#client/cities/served-towns.ts';
import { claims } from '#client/claims.ts';
import { company } from '#client/company.ts';
import { pricesReviewedOn } from '#client/shapes/prices.ts';
import { actionWords } from '#content/business/action-words.ts';
import { phoneHref } from '#content/business/contact-links.ts';
import { offerWords } from '#content/business/offer-words.ts';
import { listHours } from '#content/business/opening-hours.ts';
import { cities, citySlugs } from '#content/cities/cities.ts';
import { aboutStory, whyChoose } from '#content/pages/about.ts';
import { emergencyBanner } from '#content/pages/contact.ts';
import * as home from '#content/pages/home.ts';
import { listSellingPoints, roofCostHead } from '#content/pages/roof-cost.ts';
import { materialWords, poundsOf } from '#content/pages/roof-materials.ts';
import { sampleDocuments, sampleWords } from '#content/pages/sample-documents.ts';
import { testimonialsSection } from '#content/pages/testimonials.ts';
import { roofCostStepWords } from '#content/pages/wizard-step-words.ts';
import { inspectionPoints } from '#content/services/inspection-points.ts';
import { serviceChoices } from '#content/services/service-choices.ts';
import { serviceSlugs } from '#content/services/service-slugs.ts';
import { serviceList, services } from '#content/services/services.ts';
import { formPages } from '#server/http/no-script-pages.ts';
import { farTown } from '../some-towns.ts';
import { everyPath, headingsOf, linksOf, mainOf, rootOf, textOf, wordsOf } from './built-pages.ts';

test.describe.configure({ mode: 'default' });
const phoneLink = phoneHref;

// Proves 1.1, 9.31.
test('the company says where it is and works, with phone and mailbox', () => {
  expect(textOf('/')).toContain(company.town);
  expect(wordsOf(rootOf('/'))).toContain(company.serviceArea);
  expect(textOf('/services')).toMatch(new RegExp(`homes and businesses in ${company.metro}`));
  expect(textOf('/contact')).toContain(company.addressLine);
  expect(linksOf('/contact')).toContain(phoneLink);
  expect(linksOf('/contact').some((href) => href.startsWith('mailto:'))).toBe(true);
});

/** What the company offers and says of itself, by the page that has to say it. */
const said: Readonly<Record<string, readonly (string | RegExp)[]>> = {
  '/': [
    offerWords.freeInspectionTitle,
    offerWords.inspectionValue,
    'written estimate',
    'no obligation',
    'Every storm inspection includes storm damage documentation',
    /A limited-time “\$1k cash” voucher counts toward a replacement or a repair/,
    offerWords.voucher,
    claims.since.text,
    claims.customers.text,
    claims.rating.text,
    claims.licensedAndInsured.text,
    `${claims.ratedProjects.text} projects`,
    `${claims.tpoWarranty.text} for TPO`,
    `${claims.metalWarranty.text} for metal`,
  ],
  '/tile-roofing': [claims.tileAndMetalLifespan.text],
  '/metal-roofing': [claims.tileAndMetalLifespan.text],
  '/roofing-calculator': ['LIMITED OFFER / TODAY ONLY', claims.calculatorProjects.text],
  '/energy-savings-calculator': [claims.energySavingsBanner.text],
};

// Proves 1.3, 1.4, 1.5, 1.6, 1.12, 1.13, 1.14, 1.15, 1.16, 1.17, 1.18, 2.34, 2.36, 2.47, R20.4.
test('offers, claims and warranties are said on the pages that the specification names for them', () => {
  for (const [path, parts] of Object.entries(said))
    for (const words of parts) expect(textOf(path), path).toMatch(words);
  expect(wordsOf(mainOf('/').querySelector('form[action="/api/leads/home"]'))).toMatch(
    new RegExp(`Claim assistance .*valued at \\${offerWords.claimAssistanceValue}\\b`),
  );
});

// Proves 1.7, 2.21, 2.27.
test('requests come in on the home page, the contact page and in both calculators', () => {
  expect(mainOf('/').querySelector('form[action="/api/leads/home"]')).not.toBeNull();
  expect(mainOf('/contact').querySelector('form[action="/api/leads/contact"]')).not.toBeNull();
  for (const path of ['/roofing-calculator', '/energy-savings-calculator'])
    expect(mainOf(path).querySelector('[data-wizard] form')).not.toBeNull();
});

// Proves 12.1.
test('the forms on the home page and the contact page take photos, none required', () => {
  for (const form of ['home', 'contact'] as const) {
    const field = mainOf(formPages[form]).querySelector(
      `form[action="/api/leads/${form}"] input[type="file"]`,
    );
    expect(field?.hasAttribute('multiple'), form).toBe(true);
    expect(field?.hasAttribute('required'), form).toBe(false);
  }
});

// Proves 1.8.
test('the business hours are on the home page and the contact page, day by day', () => {
  const week = listHours()
    .map(({ label, text }) => label + text)
    .join('');
  for (const path of ['/', '/contact'])
    expect(textOf(path).replaceAll(' ', '')).toContain(week.replaceAll(' ', ''));
});

// Proves 1.9.
test('emergencies are answered at the hours the company gives, with a crew on site as soon as it promises', () => {
  const [hours, arrival] = [company.emergencyHours, offerWords.emergencyArrival];
  expect(textOf('/').indexOf(hours)).toBeGreaterThan(-1);
  expect(textOf('/').lastIndexOf(arrival)).toBeGreaterThan(textOf('/').indexOf(hours));
});

// Proves 1.10, 1.11, R23.2.
test('the experience of the company is said everywhere but on the About page, which says that of its people', () => {
  const [ofCompany, ofPeople] = [claims.experience.text, claims.experienceOnAbout.text];
  expect(textOf('/')).toContain(ofCompany);
  expect(textOf(`/services/metal-roofing/${farTown.slug}`).toLowerCase()).toContain(
    `${ofCompany} experience`,
  );
  expect(textOf('/about')).toContain(ofPeople);
  expect(everyPath().filter((path) => path !== '/about' && textOf(path).includes(ofPeople))).toEqual([]);
  expect(textOf('/about')).not.toContain(ofCompany);
});

// Proves 2.4, 2.5, 2.13, 2.14, 2.15, R29.1, R29.3.
test('every page has the same header, its button to /contact, the same footer and, but for the contact page, the bar to call', () => {
  const menu = linksOf('/', 'header nav');
  expect(linksOf('/', 'dialog'), 'the menu of small windows').toContain(phoneLink);
  expect(menu).toEqual(['/', '/services', '/about', '/financing', '/roofing-calculator', '/contact']);
  for (const path of everyPath()) {
    expect(linksOf(path, 'header nav'), path).toEqual(menu);
    const asks = rootOf(path)
      .querySelectorAll('header a[href^="/contact"]')
      .filter((link) => link.closest('nav, dialog') === null);
    expect(asks.map(wordsOf), path).toContain(actionWords.book);
    expect(linksOf(path, 'footer'), path).toEqual(linksOf('/', 'footer'));
    const callBar = rootOf(path).querySelector('aside[aria-label="Reach us"]');
    if (path === '/contact') expect(callBar).toBeNull();
    else expect(wordsOf(callBar), path).toMatch(/Call.*Free estimate/);
  }
});

/** What ways to the contact form are called; the first two are ours, the others specified. */
const namesOfAsking = new Set<string>([...Object.values(actionWords), 'Get Free Estimate', 'Free estimate']);

// Proves R38.2.
test('every way to the contact form has one of its names and carries the service, and the town of its page', () => {
  for (const path of everyPath()) {
    const town = citySlugs.find((slug) => path.split('/').includes(slug));
    const ways = 'a[href^="/contact?"]';
    for (const link of rootOf(path).querySelectorAll(town ? `${ways}, main a[href^="/contact"]` : ways)) {
      const told = new URLSearchParams(link.getAttribute('href')?.split('?')[1]);
      expect(serviceChoices as readonly (string | null)[], path).toContain(told.get('service'));
      expect(told.get('city'), path).toBe(town ? cities[town].name : null);
      const service = serviceSlugs.find((slug) => path === `/${slug}`);
      if (service && link.closest('main'))
        expect(told.get('service'), path).toBe(services[service].formChoice);
      for (const drawing of link.querySelectorAll('svg')) drawing.remove();
      expect([...namesOfAsking], path).toContain(wordsOf(link));
    }
  }
});

// Proves 2.16.
test('the footer of every page leads to services, towns, the energy calculator, site maps and legal pages', () => {
  expect(linksOf('/', 'footer')).toEqual(
    expect.arrayContaining([
      ...serviceSlugs.map((slug) => `/${slug}`),
      ...citySlugs.map((slug) => `/locations/${slug}`),
      ...['/energy-savings-calculator', '/sitemap', '/privacy-policy', '/terms-of-service', '/site-map.xml'],
    ]),
  );
});

// Proves 7.15.
test('wherever a page prints the phone or the mailbox, it is a link to it', () => {
  for (const path of everyPath()) {
    const unlinked = mainOf(path)
      .outerHTML.replaceAll(/<a [^>]*href="(?:tel|mailto):[\s\S]*?<\/a>/g, '')
      .replaceAll(/<[^>]+>/g, ' ');
    for (const means of [company.phone.value.display, company.email.value])
      expect(unlinked, path).not.toContain(means);
  }
});

// Proves 2.17, 2.18.
test('the sections of the home page come in the specified order, the first with three slides', () => {
  const sections = [
    { heading: home.homeSlides[0].headline },
    home.servicesSection,
    home.insuranceSection,
    home.trustSection,
    home.emergencySection,
    home.reasonsSection,
    testimonialsSection,
    home.areasSection,
    home.contactSection,
  ].map(({ heading }) => heading.replaceAll('\u00a0', ' '));
  expect(mainOf('/').querySelectorAll('[aria-roledescription="slide"]')).toHaveLength(3);
  const shown = headingsOf('/', 'h1, h2');
  expect(shown.filter((heading) => (sections as readonly string[]).includes(heading))).toEqual(sections);
});

// Proves R38.1.
test('each need is a control of the hero and leads to the phone, the form or the calculator, with what it says of the case; the house that is looked at has its numbers and their legend', () => {
  expect(mainOf('/').querySelectorAll('[data-slide-dot] b').map(wordsOf)).toEqual([
    'Water is coming in now',
    'A storm went through',
    'It is getting old',
    'I want it looked at',
  ]);
  expect(linksOf('/', '[data-page-actions]')).toEqual([
    phoneLink,
    '/contact?service=Roof%20Inspection&urgency=urgent&needsInsuranceClaim=unsure',
    '/roofing-calculator',
    '/contact?service=Roof%20Inspection',
  ]);
  const aside = mainOf('/').querySelector('[data-aside]');
  const numbers = aside
    ?.querySelectorAll('svg [data-number]')
    .map((part) => part.getAttribute('data-number'));
  expect(numbers).toEqual(inspectionPoints.map((_, index) => String(index + 1)));
  expect(aside?.querySelectorAll('ol li').map(wordsOf)).toEqual(inspectionPoints.map(({ title }) => title));
});

// Proves 3.20, R22c.1, R22c.2, R22d.1.
test('in the place of testimonials are the first pages of three documents, marked as samples, each with the way to all of it, and no star, customer or word to the operator', () => {
  const places = mainOf('/').querySelectorAll('[data-carousel] > ul > li');
  expect(places.map((place) => place.querySelector('article li')?.id)).toEqual(
    sampleDocuments.map(({ slug }) => slug),
  );
  for (const place of places) {
    const sheets = place.querySelectorAll('article > ol > li').map(wordsOf);
    expect(sheets).toEqual([expect.stringContaining(sampleWords.mark)]);
    expect(place.querySelector('a[href^="/samples/"]')).not.toBeNull();
    expect(place.querySelector('[role="img"][aria-label*="out of"], blockquote')).toBeNull();
    expect(wordsOf(place)).not.toMatch(/stand in|until customers|[“”]/);
  }
  expect(testimonialsSection.heading).not.toMatch(/customers/);
});

// Proves 2.19.
test('each of the eight service cards on the home page leads to its service page', () => {
  for (const slug of serviceSlugs)
    expect(mainOf('/').querySelector(`[id="${slug}"] a`)?.getAttribute('href')).toBe(`/${slug}`);
});

// Proves 2.20, R26.1.
test('the towns served are a map and a chip each, links where a town has a page', () => {
  expect(mainOf('/').querySelector('figure[aria-label^="Map of"]')).not.toBeNull();
  const chips = mainOf('/')
    .querySelectorAll('ul')
    .map((list) => list.querySelectorAll(':scope > li'))
    .find((items) => items.length === citySlugs.length + servedTowns.length);
  expect(chips?.filter((chip) => chip.querySelector('a')).map(wordsOf)).toEqual(
    citySlugs.map((slug) => cities[slug].name),
  );
  expect(chips?.filter((chip) => !chip.querySelector('a')).map(wordsOf)).toEqual(
    servedTowns.map(({ name }) => name),
  );
});

// Proves 2.22, 2.23.
test('the About page tells the story, names the four values and ends in a call to action', () => {
  expect(headingsOf('/about', 'h3').slice(0, 4)).toEqual([
    'Quality Craftsmanship',
    'Integrity',
    'Customer Satisfaction',
    'Reliability',
  ]);
  expect(textOf('/about')).toContain(aboutStory.heading);
  expect(linksOf('/about').slice(-2)).toEqual(['/contact?service=Roof%20Inspection', phoneLink]);
});

// Proves 2.24.
test('the About page gives six reasons, one card each', () => {
  const heading = mainOf('/about')
    .querySelectorAll('h2')
    .find((h2) => wordsOf(h2) === whyChoose.heading);
  const cards = heading?.parentNode?.querySelectorAll('li') ?? [];
  expect(cards).toHaveLength(6);
  for (const card of cards) expect(wordsOf(card.querySelector('h3'))).not.toBe('');
});

/** As the specification names them (§2 "Services page"). */
const anchors = [
  'roof-replacement',
  'roof-repair',
  'tile-roofing',
  'metal-roofing',
  'flat-roofing',
  'commercial-roofing',
  'emergency-repair',
  'inspection',
];

// Proves 2.25, 2.26.
test('the overview has its eight anchors, a drawing that jumps to each, and there its description, features and page', () => {
  const entries = mainOf('/services').querySelectorAll('section[id]');
  expect(entries.map(({ id }) => id)).toEqual(anchors);
  const jumps = mainOf('/services').querySelectorAll('nav a:has(svg)');
  expect(jumps.map((link) => link.getAttribute('href'))).toEqual(anchors.map((anchor) => `#${anchor}`));
  for (const [at, { lead, features, slug }] of serviceList.entries()) {
    expect(wordsOf(entries[at])).toContain(lead);
    const shown = entries[at]?.querySelectorAll('li').map(wordsOf) ?? [];
    expect(shown).toHaveLength(4);
    expect(shown).toEqual(features.slice(0, 4));
    expect(entries[at]?.querySelector(`a[href="/${slug}"]`), slug).not.toBeNull();
  }
});

// Proves 2.28.
test('the contact page has the details, a map, a link to directions and an emergency banner to call', () => {
  expect(mainOf('/contact').querySelector('figure[aria-label^="Map of"]')).not.toBeNull();
  const directions = mainOf('/contact')
    .querySelectorAll('a')
    .find((link) => wordsOf(link).startsWith('Get directions'));
  expect(directions?.getAttribute('href')).toMatch(
    new RegExp(`^https:.*${encodeURIComponent(company.town)}`),
  );
  expect(textOf('/contact')).toContain(emergencyBanner.heading);
  expect(linksOf('/contact')[0]).toBe(phoneLink);
});

// Proves 2.29, 2.30, 2.31.
test('the financing page informs, takes no application, and leads to /contact and the phone', () => {
  expect(mainOf('/financing').querySelector('form')).toBeNull();
  expect(linksOf('/financing')).toEqual(
    expect.arrayContaining([expect.stringMatching(/^\/contact\?/), phoneLink]),
  );
  expect(
    textOf('/financing').split(
      `${offerWords.sameAsCashRate} if paid in full within ${offerWords.sameAsCashMonths}.`,
    ),
    'told once',
  ).toHaveLength(2);
  expect(textOf('/financing')).toContain(offerWords.extendedPlanMonths);
  expect(textOf('/financing')).toMatch(/no prepayment penalty/i);
  const headings = headingsOf('/financing', 'h3');
  const first = headings.indexOf('Application');
  expect(headings.slice(first, first + 4)).toEqual([
    'Application',
    'Instant decision',
    'Choose your plan',
    'Start',
  ]);
});

// Proves 2.32, 2.33.
test('the roof calculator has its title, description, heading and subtitle', () => {
  const root = rootOf('/roofing-calculator');
  expect(wordsOf(root.querySelector('title'))).toMatch(
    new RegExp(`Roofing Replacement Cost Calculator.*${company.serviceArea}`),
  );
  expect(root.querySelector('meta[name="description"]')?.getAttribute('content')).toBeTruthy();
  expect(headingsOf('/roofing-calculator', 'h1')).toEqual([roofCostHead.heading]);
  expect(wordsOf(mainOf('/roofing-calculator').querySelector('h1 + p'))).not.toBe('');
});

// Proves 2.35, 2.36.
test('below the roof calculator are the three selling points, and below those the number of projects', () => {
  const text = textOf('/roofing-calculator');
  const places = [
    roofCostStepWords.squareFootage.title,
    ...listSellingPoints(pricesReviewedOn ?? '').map(({ title }) => title),
    claims.calculatorProjects.text,
  ].map((words) => text.indexOf(words));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test('a reader about a roof, a town, or the money finds the way to the price in the text of the page', () => {
  for (const path of [
    ...['/', '/services', '/financing', '/about', '/roof-inspection', '/roof-replacement'],
    ...citySlugs.map((slug) => `/locations/${slug}`),
  ]) {
    const forms = mainOf(path).querySelectorAll('form[action="/roofing-calculator"]');
    const links = linksOf(path).filter((href) => href.startsWith('/roofing-calculator'));
    expect(forms.length + links.length, path).toBeGreaterThan(0);
  }
});

/** In the order of the table. */
const materials = [...roofCostOptions.roofType].sort((a, b) => priceOfMaterial(a) - priceOfMaterial(b));
const figuresOf: readonly ((material: RoofType) => number)[] = [
  priceOfMaterial,
  (material) => poundsOf(materialWords[material])[1],
  (material) => roofTypes[material].lifeYears,
];

// Proves R38.6.
test('all materials stand on shared axes, the cheapest first, each bar as long as its figure, each row a choice with its house', () => {
  const main = mainOf('/roof-materials');
  const rows = main.querySelectorAll('tbody tr');
  expect(rows.map((row) => wordsOf(row.querySelector('th')))).toEqual(
    materials.map((material) => roofTypes[material].label),
  );
  for (const [column, figureOf] of figuresOf.entries())
    for (const [at, material] of materials.entries()) {
      const bar = rows[at]?.querySelectorAll('td')[column]?.querySelector('svg');
      const share = (100 * figureOf(material)) / Math.max(...materials.map(figureOf));
      expect(Number.parseFloat(bar?.getAttribute('width') ?? '0')).toBeCloseTo(share, 0);
    }
  const radios = main.querySelectorAll('input[type="radio"]');
  expect(new Set(radios.map((radio) => radio.getAttribute('name'))).size).toBe(1);
  expect(rows.map((row) => row.querySelector('label')?.getAttribute('for'))).toEqual(
    radios.map(({ id }) => id),
  );
  const houses = main.querySelectorAll('img[src^="/drawings/roof-"]:not([alt=""])');
  expect(houses.map((image) => image.getAttribute('src'))).toEqual(
    materials.map((material) => `/drawings/roof-${material}.svg`),
  );
});

// Proves 2.78, 2.79, 2.80, 2.81.
test('the site map page has its cards, its six towns for each service, and asks who needs help', () => {
  expect(headingsOf('/sitemap', 'h1')).toEqual(['Complete Site Map']);
  const text = textOf('/sitemap');
  const cards = mainOf('/sitemap')
    .querySelectorAll('ul')
    .map((list) => list.querySelectorAll('li').map(wordsOf));
  expect(headingsOf('/sitemap', 'h2').slice(0, 4)).toEqual([
    'Main Pages',
    'Calculators & Tools',
    'General Services',
    'Service Areas',
  ]);
  expect(cards.slice(0, 4)).toEqual([
    [
      'Home',
      'About Us',
      'Services Overview',
      'Contact Us',
      'Financing Options',
      'Privacy Policy',
      'Terms of Service',
    ],
    ['Roof Cost Calculator', 'Energy Savings Calculator'],
    serviceSlugs.map((slug) => services[slug].title),
    citySlugs.map((slug) => cities[slug].displayName),
  ]);
  expect(text).toContain('Location-Specific Services');
  for (const service of serviceSlugs)
    expect(linksOf('/sitemap').filter((href) => href.startsWith(`/services/${service}/`))).toEqual(
      citySlugs.slice(0, 6).map((city) => `/services/${service}/${city}`),
    );
  expect(text.split('+ 6 more locations')).toHaveLength(9);
  expect(headingsOf('/sitemap', 'h2').at(-1)).toBe("Need Help Finding What You're Looking For?");
  expect(linksOf('/sitemap').slice(-2)).toEqual(['/contact', phoneLink]);
});

// Proves 2.1, 6.1, 6.2.
test('no page asks anybody to sign in, or leads to where the office does', () => {
  for (const path of everyPath())
    expect(rootOf(path).querySelector('input[type="password"], a[href^="/desk"]'), path).toBeNull();
});
