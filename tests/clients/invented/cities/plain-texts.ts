// Words of its own for a town that has them, as few as there can be.

import type { OwnCityPage, ServiceTexts } from '#client/shapes/town.ts';
import { offeredServices } from '../switches.ts';

/** The words of a town’s page in which only its name is its own. */
export function plainPage(town: string): OwnCityPage {
  return {
    pageTitle: `Roofer in ${town}, MN: {miles} miles from our shop`,
    pageDescription: `Roof work in ${town}, {miles} miles {direction} of our shop: what it takes, who to ask and when we can come and look at it with you.`,
    keywords: [`roofer ${town} MN`, `roof repair ${town} Minnesota`],
    lead: `We work on roofs in ${town}, {miles} miles {direction} of our shop.`,
    paragraphs: [`The drive to ${town} takes {drive} by our estimate.`],
    lookFor: { text: 'Ice at the eave.', picture: 'sign-ice-dam' },
    cardTexts: Object.fromEntries(
      offeredServices.map((service) => [service, `${service.replaceAll('-', ' ')} in ${town}.`]),
    ),
    sources: [],
  };
}

/** A text for each service in which only the names of service and town are its own. */
export function plainTexts(town: string): ServiceTexts {
  return Object.fromEntries(
    offeredServices.map((service) => {
      const work = service.replaceAll('-', ' ');
      return [
        service,
        {
          pageTitle: `${town}, MN: ${work}`,
          pageDescription: `Ask about ${work} in ${town}, {miles} miles from our shop: what we look at first and how long the drive takes.`,
          intro: `For ${work} in ${town} we drive {drive}.`,
          paragraphs: [`Tell us what you see, and we say what ${work} would mean for your house in ${town}.`],
          points: [
            { question: `Do you work in ${town}?`, answer: 'Yes, and it is {miles} miles from our shop.' },
            { question: 'How long is the drive?', answer: 'We estimate {drive}.' },
          ],
          issueRemarks: [],
          sources: [],
        },
      ];
    }),
  ) satisfies ServiceTexts;
}
