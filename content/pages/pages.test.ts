import { expect, test } from 'vitest';
import { company } from '../business/company.ts';
import { offerWords } from '../business/offer-words.ts';
import { offers } from '../business/offers.ts';
import { pricesReviewedOn } from '../business/price-review.ts';
import { privacyPage, termsPage } from '../legal/legal-pages.ts';
import { serviceList } from '../services/services.ts';
import { aboutListing, coreValues, whyChoose } from './about.ts';
import { accessibilityListing } from './accessibility.ts';
import { contactListing } from './contact.ts';
import { energySavingsListing } from './energy-savings.ts';
import { energyBenefits } from './energy-savings-results-words.ts';
import { applicationSteps, financingListing, sameAsCashSection } from './financing.ts';
import { homeListing, homeReasons, homeSlides } from './home.ts';
import { listSellingPoints, roofCostHead, roofCostListing, voucherBanner } from './roof-cost.ts';
import { servicesListing } from './services.ts';
import { sitemapListing } from './sitemap.ts';
import { testimonials } from './testimonials.ts';

const listings = [
  homeListing,
  aboutListing,
  servicesListing,
  contactListing,
  financingListing,
  roofCostListing,
  energySavingsListing,
  sitemapListing,
  accessibilityListing,
  privacyPage,
  termsPage,
];

test.each(listings)('“$title” fits a search result with its description and keywords', (listing) => {
  expect(listing.title.length).toBeLessThanOrEqual(60);
  expect(listing.description.length, listing.description).toBeLessThanOrEqual(155);
  expect(listing.description.length, listing.description).toBeGreaterThanOrEqual(100);
  expect(listing.keywords.length).toBeGreaterThanOrEqual(3);
});

test('no two pages share a title or a description', () => {
  const titles = [...listings.map(({ title }) => title), ...serviceList.map(({ pageTitle }) => pageTitle)];
  const descriptions = [
    ...listings.map(({ description }) => description),
    ...serviceList.map(({ pageDescription }) => pageDescription),
  ];
  expect(new Set(titles).size).toBe(titles.length);
  expect(new Set(descriptions).size).toBe(descriptions.length);
});

// Proves 2.18.
test('the hero has the three slides that its dots name', () => {
  expect(homeSlides.map((slide) => slide.name)).toEqual([
    offerWords.freeInspectionTitle,
    'Storm and insurance help',
    offerWords.voucher,
  ]);
});

// Proves 2.23, 2.24.
test('home gives six reasons; about gives the four named values and six cards', () => {
  expect(homeReasons).toHaveLength(6);
  expect(whyChoose.cards).toHaveLength(6);
  expect(coreValues.values.map((value) => value.title)).toEqual([
    'Quality Craftsmanship',
    'Integrity',
    'Customer Satisfaction',
    'Reliability',
  ]);
});

// Proves 3.20, R22c.2.
test('there are three testimonials, and a sample quotes nobody', () => {
  expect(testimonials).toHaveLength(3);
  for (const { text } of testimonials.filter(({ isSample }) => isSample))
    expect(text).not.toMatch(/[“”"]|\b(I|we|my|our)\b/i);
});

// Proves 2.30, 2.31.
test('financing lists each same-as-cash term once and the application in four steps', () => {
  expect(sameAsCashSection.plans.map((plan) => plan.term)).toEqual(
    offers.sameAsCash.months.map((months) => `${months} months`),
  );
  expect(applicationSteps.steps).toHaveLength(4);
});

// Proves 2.32, 2.33, 2.34, 2.35, 2.57.
test('the calculator pages carry the wording that the specification quotes', () => {
  expect(roofCostListing.title).toContain('Roofing Replacement Cost Calculator');
  expect(roofCostHead.heading).toBe(`${company.serviceArea} Roofing Replacement Calculator`);
  expect(voucherBanner.title).toBe('LIMITED OFFER / TODAY ONLY');
  expect(listSellingPoints(pricesReviewedOn).map(({ title }) => title)).toEqual([
    'Ohio weather data',
    'Pricing updated monthly from recent local projects',
    'Storm-rated accuracy',
  ]);
  expect(energyBenefits).toHaveLength(3);
});

test('prices whose review is long past are not called monthly', () => {
  const points = listSellingPoints('2099-01-01');
  expect(JSON.stringify(points)).not.toMatch(/monthly/i);
  expect(points[1]?.text).toContain('Prices last reviewed');
});

test('the cool roof blurb tells its winter side', () => {
  expect(energyBenefits[0].text).toMatch(/winter/);
});
