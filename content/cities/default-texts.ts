// What the page of a town, or of a service there, says until somebody has written about it: the distance and the service's
// own words, nothing local. Search engines are asked not to list such a page. Own words: client/cities.

import { company } from '#client/company.ts';
import type { LocalServiceText, OwnCityPage } from '#client/shapes/town.ts';
import { offerWords } from '../business/offer-words.ts';
import { fitTitle, joinFittingSentences } from '../pages/page-words.ts';
import type { ServiceSlug } from '../services/service-slugs.ts';
import { serviceList, services } from '../services/services.ts';
import { type City, shop } from './cities.ts';
import { compassDirection, formatDriveMinutes } from './distance.ts';

/** The words of a city page with a sentence for every service card. */
export interface CityPage extends OwnCityPage {
  readonly cardTexts: Readonly<Record<ServiceSlug, string>>;
}

function describeWayToShop(city: City): string {
  if (city.milesFromBase === 0) return `We are in town, here in ${city.name}.`;
  const direction = compassDirection(city, shop);
  return `We are in ${company.town}, ${city.milesFromBase} miles ${direction} of ${city.name}, about ${formatDriveMinutes(city.milesFromBase)} away by car.`;
}

export function defaultCityPage(city: City): CityPage {
  const { name, displayName } = city;
  return {
    pageTitle: fitTitle(
      `Roofing Contractor in ${displayName}: Repair & Replacement`,
      // The home page has “Roofing Contractor in …” of the largest city.
      `Roofers in ${displayName}`,
      `Roofer in ${displayName}`,
    ),
    pageDescription: joinFittingSentences(
      `Roof repair and replacement in ${displayName}, by a roofer in ${company.town}.`,
      `${offerWords.freeInspectionTitle} with photos and a written estimate.`,
      `We reply within ${offerWords.replyTime}.`,
    ),
    keywords: [`roofing contractor ${displayName}`, `roofer ${name}`, `roof repair ${name}`],
    lead: describeWayToShop(city),
    paragraphs: [],
    cardTexts: Object.fromEntries(
      serviceList.map(({ slug, cardText }) => [slug, cardText]),
    ) as CityPage['cardTexts'],
    sources: [],
  };
}

export function defaultServiceText(service: ServiceSlug, { displayName, name }: City): LocalServiceText {
  const { label, lead, description, cardText, questions, sources } = services[service];
  return {
    pageTitle: fitTitle(`${label} in ${displayName}`, `${label}, ${name}`, label),
    pageDescription: joinFittingSentences(
      `${label} in ${displayName}.`,
      cardText,
      `${offerWords.freeInspectionTitle} and a written estimate.`,
    ),
    intro: lead,
    paragraphs: description,
    points: questions.slice(0, 2),
    issueRemarks: [],
    sources,
  };
}
