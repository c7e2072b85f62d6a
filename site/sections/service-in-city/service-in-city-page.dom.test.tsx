import { describe, expect, test } from 'vitest';
import { readSharedLink } from '#calculators/roof-cost/shared-link.ts';
import { company } from '#client/company.ts';
import { emailHref, phoneHref } from '#content/business/contact-links.ts';
import { type CitySlug, cities, cityList } from '#content/cities/cities.ts';
import { findLocalText } from '#content/cities/local-texts.ts';
import { listTellingFacts } from '#content/cities/town-facts.ts';
import { stateFacts } from '#content/facts/state-law.ts';
import { listReasons } from '#content/pages/service-in-city-page-words.ts';
import { findTownFacts } from '#content/pages/town-facts-words.ts';
import type { ServiceSlug } from '#content/services/service-slugs.ts';
import { serviceList, services } from '#content/services/services.ts';
import { cloquet } from '../../../tests/clients/invented/cities/cloquet.ts';
import { drawPages, linkNamed } from '../../../tests/drawn-pages.ts';
import { farTown, nearTown } from '../../../tests/some-towns.ts';
import { breadcrumbsToServiceInCity } from '../../search-listing/breadcrumbs.ts';
import { ServiceInCityPage } from './ServiceInCityPage.tsx';

const openPageOf = drawPages(
  serviceList.flatMap((service) => cityList.map((city) => `${service.slug} ${city.slug}` as const)),
  (name) => {
    const [service, city] = name.split(' ') as [ServiceSlug, CitySlug];
    return (
      <ServiceInCityPage
        service={services[service]}
        city={cities[city]}
        local={findLocalText(service, city)}
        breadcrumbs={breadcrumbsToServiceInCity(services[service], cities[city])}
      />
    );
  },
);
const openPage = (service: ServiceSlug, city: CitySlug) => openPageOf(`${service} ${city}`);

const headings = (page: HTMLElement, level: string) =>
  [...page.querySelectorAll(level)].map((heading) => heading.textContent);

describe('the page for metal roofing in a town', () => {
  const { slug, name, county } = farTown;
  const page = openPage('metal-roofing', slug);

  test('opens with its own sentence, tells every step and leads to the page of the service', () => {
    expect(page.querySelector('h1 + p')?.textContent).toBe(findLocalText('metal-roofing', slug).intro);
    expect(linkNamed(page, 'More about metal roofing')).toBe('/metal-roofing');
    for (const { text } of services['metal-roofing'].processSteps) expect(page.textContent).toContain(text);
  });

  // Proves 2.73, 2.76.
  test('leads to an estimate for metal, to the emergency line, to a mailbox and back to the town', () => {
    expect(linkNamed(page, 'Get Free Estimate')).toBe(
      `/contact?service=Metal%20Roofing&city=${encodeURIComponent(name)}`,
    );
    expect(linkNamed(page, `Emergency: ${company.phone.value.display}`)).toBe(phoneHref);
    expect(linkNamed(page, 'Call Now')).toBe(phoneHref);
    expect(page.textContent).toContain(`${company.emergencyHours} emergency`);
    expect(linkNamed(page, company.email.value)).toBe(emailHref);
    expect(linkNamed(page, `All services in ${name}`)).toBe(`/locations/${slug}`);
  });

  // Proves 2.76, 2.77.
  test('says where we serve and why to choose us', () => {
    expect(page.textContent).toContain(`Serving ${name} & ${county} County`);
    const reasons = [...page.querySelectorAll('b')].map((bold) => bold.textContent);
    for (const { title } of listReasons(farTown)) expect(reasons).toContain(title);
    expect(reasons).toContain(`Local ${name} Experts`);
  });
});

// Proves R20.5.
test('a town far from the shop is not called near', () => {
  expect(listReasons(nearTown).at(-1)?.text).toMatch(/^[\d.]+ miles away in a straight line\.$/);
  expect(listReasons(farTown).at(-1)).toEqual({ title: `Local ${farTown.name} Experts`, text: '' });
  expect(listReasons({ ...farTown, facts: cloquet.facts }).at(-1)?.text).toBe(
    `We know which office to ask about a permit in ${farTown.name}.`,
  );
});

// Proves R20.5.
test('a contractor in a state without a license for roofers says so where the page calls him licensed', () => {
  const page = openPage('metal-roofing', farTown.slug);
  expect(page.textContent).toContain(`${company.region} has no roofing license.`);
  expect(page.querySelector('#sources')?.parentElement?.textContent).toContain(
    stateFacts.noRooferLicense?.source,
  );
});

test('the heading over the issues reads as one phrase', () => {
  expect(headings(openPage('flat-roof-systems', farTown.slug), 'h2')).toContain(
    `Common Flat Roofing Issues in ${farTown.name}`,
  );
});

// Proves 2.72, R20.3.
test.each(serviceList)('the heading for $title names the service as its own page does', ({ slug, title }) => {
  const page = openPage(slug, nearTown.slug);
  expect(headings(page, 'h1')).toEqual([`Expert ${title} Services in ${nearTown.displayName}`]);
});

test.each(serviceList)(
  '$title in a town opens the calculator with its material, or not at all',
  ({ slug, ...service }) => {
    const href = linkNamed(openPage(slug, farTown.slug), 'Roof cost calculator');
    if (!('calculatorMaterial' in service)) return expect(href).toBeUndefined();
    expect(readSharedLink(href?.split('?')[1] ?? '')).toMatchObject({
      kind: 'answers',
      answers: { roofType: service.calculatorMaterial },
    });
  },
);

// Proves R27.9.
test.each(serviceList)('$title in a town ends with its call, for that service in that town', (service) => {
  const last = openPage(service.slug, farTown.slug).lastElementChild;
  const asked = new URLSearchParams(
    last?.querySelector('a[href^="/contact"]')?.getAttribute('href')?.split('?')[1],
  );
  expect(Object.fromEntries(asked)).toEqual({ service: service.formChoice, city: farTown.name });
  expect(last?.querySelector(`a[href="${phoneHref}"]`)).not.toBeNull();
});

test('who has water coming in is shown the phone before the form', () => {
  const buttons = (page: HTMLElement) =>
    [...page.querySelectorAll('a')]
      .map((link) => link.textContent)
      .filter((name) => /^(Get Free|Emergency:)/.test(name));
  expect(buttons(openPage('emergency-repairs', nearTown.slug))[0]).toContain('Emergency');
  expect(buttons(openPage('roof-repair', nearTown.slug))[0]).toBe('Get Free Estimate');
});

// Proves R27.1, R27.8.
test.each(serviceList)(
  '$title in a town lists what matters for it there and its own words do not tell, and leads to the rest',
  ({ slug }) => {
    for (const city of cityList) {
      const page = openPage(slug, city.slug);
      const listed = [...page.querySelectorAll('#facts dd')].map((answer) => answer.textContent ?? '');
      const { sources } = findLocalText(slug, city.slug);
      for (const fact of listTellingFacts(slug, city.slug))
        if (fact.about !== 'storm')
          expect(
            listed.some((answer) => answer.startsWith(fact.brief ?? fact.text)),
            `${city.name}: ${fact.text}`,
          ).toBe(!sources.includes(fact));
      if (page.querySelector('#facts') && findTownFacts(city).rows.length > 0)
        expect(linkNamed(page, `All ${city.name} facts`)).toBe(`/locations/${city.slug}#facts`);
    }
  },
);

test('who issues the permit is told with the page it was read on and the phone number', () => {
  const { permitOffice } = cloquet.facts;
  const page = openPage('metal-roofing', 'cloquet-mn');
  const permit = [...page.querySelectorAll('#facts dt')].find(
    (label) => label.textContent === 'Building permit',
  );
  const answer = permit?.nextElementSibling;
  expect(answer?.querySelector('a')?.getAttribute('href')).toBe(permitOffice.sourceUrl);
  expect(answer?.textContent).toContain(permitOffice.telephone.replace(/^(\d{3})-/, '($1) '));
});
