import { expect, test } from 'vitest';
import { listHours } from '#content/business/opening-hours.ts';
import { reviews } from '#content/pages/testimonials.ts';
import { claims } from '../claims.ts';
import { company } from '../company.ts';

// What the specification says of this contractor. That pages print it: tests/journeys/specified-pages.journey.ts.

// Proves 1.1, 9.31.
test('the shop is in Miamisburg, Ohio 45342, and works in Southwest Ohio around Dayton', () => {
  const { town, serviceArea, metro, addressLine } = company;
  expect([town, serviceArea, metro]).toEqual(['Miamisburg', 'Southwest Ohio', 'Dayton']);
  expect(addressLine).toBe('Miamisburg, Ohio 45342');
});

// Proves 1.8, 1.9.
test('the hours are Monday to Friday 7AM–6PM and Saturday 8AM–4PM, closed on Sunday; emergencies 24/7', () => {
  expect(listHours().map(({ label, text }) => `${label} ${text}`)).toEqual([
    'Monday to Friday 7AM–6PM',
    'Saturday 8AM–4PM',
    'Sunday Closed',
  ]);
  expect(company.emergencyHours).toBe('24/7');
});

// Proves 1.10, 1.11, 1.12, 1.13, 1.14, 1.15, 1.16, 1.17, 1.18, 2.47.
test('the claims are those of the specification', () => {
  const made = Object.fromEntries(Object.entries(claims).map(([name, { text }]) => [name, text]));
  expect(made).toMatchObject({
    experience: '15+ years',
    experienceOnAbout: '25+ years',
    since: 'Since 2010',
    customers: '1000+',
    ratedProjects: '180+',
    calculatorProjects: 'Based on 150+ Southwest Ohio roofing projects',
    rating: '5.0/5',
    licensedAndInsured: 'Licensed & Insured',
    tileAndMetalLifespan: '50+ year',
    tpoWarranty: '15–20 years',
    metalWarranty: '50 years',
    energySavingsBanner: 'Save Up to 30% on Energy Bills',
  });
});

// Proves R28.1.
test('name, phone and mailbox are placeholders, and are marked as such', () => {
  expect(company.name).toEqual({ value: 'Southwest Ohio Roofing', isPlaceholder: true });
  expect(company.phone.value.display).toBe('(937) 555-0142');
  expect(company.email.value).toMatch(/@example\.com$/);
  expect([company.phone.isPlaceholder, company.email.isPlaceholder]).toEqual([true, true]);
  expect(reviews).toEqual([]);
});
