// Invented requests for the demonstration and for benchmarks. Nobody here exists: numbers are of the range kept free for
// fiction, addresses of example.org.

import { energyDefaults, insulationOptions } from '#calculators/energy-savings/answers.ts';
import { estimateEnergySavings } from '#calculators/energy-savings/savings.ts';
import { readRoofCostAnswers, roofCostOptions } from '#calculators/roof-cost/answers.ts';
import { estimateRoofCost } from '#calculators/roof-cost/estimate.ts';
import { company } from '#client/company.ts';
import { cityList } from '#content/cities/cities.ts';
import { serviceChoices } from '#content/services/service-choices.ts';
import { attributionField, readAttribution, writeAttribution } from '#leads/forms/attribution.ts';
import { contactFields } from '#leads/forms/contact-lead.ts';
import { defaultsOf } from '#leads/forms/form-table.ts';
import type { PublicForm } from '#leads/forms/forms.ts';
import type { Lead } from '#leads/forms/lead.ts';
import { pagePaths } from '#site/search-listing/routes.ts';

const firstNames =
  'Alma Ben Carla Dwight Elena Frank Gloria Hank Irene Joel Kara Luis Mona Ned Opal Perry'.split(' ');
const lastNames = 'Abbott Barlow Castillo Dunn Eckert Farrow Grove Hollis Ingram Jarvis Kemper Lowell'.split(
  ' ',
);
const streets = ['Maple Ave', 'Far Hills Ave', 'Linden St', 'Main St', 'Stewart Rd', 'Oak Ridge Dr'];
const messages = [
  'Shingles on the lawn after the storm on Tuesday. The bedroom ceiling has a stain.',
  'We are thinking about a new roof in spring and would like to know what it costs.',
  'Water comes in around the chimney when the wind is from the west.',
  'The insurance adjuster was here. Can you look at it before I answer them?',
  'Looking for a second opinion on a quote.',
  '',
];

/** The next of a row that looks like chance and is always the same: a whole number from 0 to `limit` - 1. */
export type Draw = (limit: number) => number;

/** Park and Miller's generator: the same seed, the same row. */
export function createDraw(seed: number): Draw {
  let state = seed;
  return (limit) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
}

const visits: readonly Parameters<typeof writeAttribution>[0][] = [
  { firstPage: '/', referrer: 'www.google.com', query: '' },
  { firstPage: '/roof-repair', referrer: 'www.google.com', query: '' },
  { firstPage: '/roof-repair', query: 'utm_source=google&utm_medium=cpc&utm_campaign=leaks&gclid=1' },
  { firstPage: '/storms', query: 'utm_source=google&utm_medium=cpc&utm_campaign=hail&gclid=1' },
  { firstPage: '/', query: 'utm_source=postcard&utm_campaign=spring' },
  { firstPage: '/', referrer: 'nextdoor.com', query: '' },
  { firstPage: '/', query: '' },
];

export function inventLead(draw: Draw): Lead {
  const begun = visits[draw(visits.length)] ?? { query: '' };
  const lead = inventRequest(draw);
  const visit = writeAttribution({ ...begun, sentFrom: pagePaths[lead.form] });
  return { ...lead, attribution: readAttribution({ [attributionField]: visit }) };
}

function inventRequest(draw: Draw): Lead & { readonly form: PublicForm } {
  const pick = <Choice>(choices: readonly Choice[]) => choices[draw(choices.length)] as Choice;
  const [firstName, lastName] = [pick(firstNames), pick(lastNames)];
  const town = pick(cityList);
  const street = `${100 + draw(4_000)} ${pick(streets)}`;
  const reach = {
    email: `${firstName}.${lastName}@example.org`.toLowerCase(),
    phone: `(${pick(['937', '513'])}) 555-01${String(draw(100)).padStart(2, '0')}`,
  };
  const address = `${street}, ${town.name}, ${company.regionCode}`;
  switch (draw(10)) {
    case 0:
    case 1:
    case 2:
      return {
        form: 'home',
        contact: {
          ...reach,
          name: `${firstName} ${lastName}`,
          service: pick(serviceChoices),
          message: pick(messages),
        },
      };
    case 3:
    case 4:
    case 5: {
      const checked = readRoofCostAnswers({
        squareFootage: 1_200 + 100 * draw(25),
        roofType: pick(roofCostOptions.roofType),
        stories: pick(roofCostOptions.stories),
        roofPitch: pick(roofCostOptions.roofPitch),
        roofAccess: pick(roofCostOptions.roofAccess),
        gutters: pick(roofCostOptions.gutters),
        skylights: draw(3),
        chimneys: draw(2),
      });
      if (checked.kind === 'invalid') throw new Error('An invented roof has an invalid answer.');
      return {
        form: 'roof-cost',
        contact: { ...reach, name: `${firstName} ${lastName}`, address },
        answers: checked.answers,
        estimate: estimateRoofCost(checked.answers),
      };
    }
    case 6: {
      const answers = { ...energyDefaults, roofAge: draw(30), insulation: pick(insulationOptions) };
      return {
        form: 'energy-savings',
        contact: { ...reach, firstName, lastName, address },
        answers,
        savings: estimateEnergySavings(answers),
      };
    }
    default:
      return {
        form: 'contact',
        contact: {
          ...defaultsOf(contactFields),
          ...reach,
          firstName,
          lastName,
          address: street,
          city: town.name,
          service: pick(serviceChoices),
          message: pick(messages),
          preferredContact: pick(['email', 'phone'] as const),
          urgency: pick(['normal', 'normal', 'normal', 'urgent', 'emergency'] as const),
          needsFinancing: pick(['', 'yes', 'no'] as const),
          needsInsuranceClaim: pick(['', 'yes', 'unsure'] as const),
        },
      };
  }
}
