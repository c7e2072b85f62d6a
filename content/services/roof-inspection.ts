// What the site says about inspections. Source: specification §1 (free, its value) and §3 (six issues; four named steps).
// The twelve points themselves: inspection-points.ts.

import { company } from '#client/company.ts';
import type { ServiceWords } from '#client/shapes/service.ts';
import { claims, freeInspectionValue } from '../business/claim-words.ts';
import { insuranceWords } from '../business/insurance-words.ts';
import { offerWords } from '../business/offer-words.ts';
import { isPromised } from '../business/promised.ts';
import { describeLicense } from '../business/proof-words.ts';
import { lawFacts, listGiven, stateFacts } from '../facts/state-law.ts';
import { withBrand } from '../pages/page-words.ts';
import { climateIs, inOneText, onlyWhere } from '../wording/only-where.ts';

export const roofInspection = {
  title: 'Roof Inspection',
  label: 'Roof inspection',
  cardText: `${offerWords.inspectionPoints} checked, every finding photographed. Free${freeInspectionValue}, and yours to keep.`,
  lead: `We check ${offerWords.inspectionPoints} from the ladder, the roof and the attic, including hail damage. It is free, usually takes about an hour, and you keep the photos and the report.`,
  description: [
    'Roof problems start as small signs: rusty nail tips in the attic, a crease across a shingle, grit in the downspout. We photograph each one, note where it is and rate it: fine, watch, repair soon or repair now.',
    'If nothing needs doing, the report says so. If something does, a written estimate comes with it.',
  ],
  features: [
    `All ${offerWords.inspectionPoints}, with a photo of every finding`,
    'Attic and decking checked from below',
    ...onlyWhere(isPromised('poleCamera'), 'Pole camera where a slope is unsafe to walk'),
    ...onlyWhere(isPromised('chalkSquares'), 'Hail and wind test squares on each slope we can walk'),
    'Findings ranked: fine, watch, repair soon or repair now',
    'Photos to show your insurer or a buyer',
  ],
  pageTitle: withBrand(`Roof Inspection in Greater ${company.metro}`),
  pageDescription: `${offerWords.inspectionPoints} checked from roof and attic, findings photographed and in writing. Free${freeInspectionValue}, no obligation. See all of them here.`,
  pageKeywords: [
    `free roof inspection ${company.serviceArea}`,
    `roof inspection ${company.metro} area`,
    'hail damage inspection',
    'roof report for home sale',
    'attic moisture check',
    offerWords.inspection,
  ],
  keywords: [
    'roof inspection {displayName}',
    'free roof inspection {cityLower}',
    'hail damage inspection {cityLower}',
    'roof report {cityLower} {regionLower}',
    '{city} roof inspector',
  ],
  issues: [
    {
      title: 'Hail bruises',
      picture: 'point-12-not-sound',
      text: 'A bruise is a soft spot where hail broke the mat under the granules. You feel it by hand long before it leaks.',
    },
    {
      title: 'Broken seals',
      picture: 'sign-lifted-shingles',
      text: 'Shingles that look flat may no longer be stuck. We lift gently along the edges to see what the next windstorm could do.',
    },
    {
      title: 'Blocked attic vents',
      picture: 'point-10-not-sound',
      text: 'Painted-over soffits and insulation stuffed into the eaves trap heat and moisture. Air has to come in low and leave high.',
    },
    {
      title: 'Sealant over flashing',
      picture: 'point-4-not-sound',
      text: 'A thick bead of tar around a chimney marks an old leak. The metal underneath often should have been replaced.',
    },
    {
      title: 'Leaks with no stain yet',
      picture: 'point-11-not-sound',
      text: 'Insulation can soak up a slow leak for a long time. Dark sheathing and rusty nail tips in the attic show it first.',
    },
    {
      title: 'Gutters that hold water',
      picture: 'point-9-not-sound',
      text: inOneText(
        'A gutter that sags or slopes the wrong way wets the fascia and the deck edge.',
        climateIs.freezing ? 'In winter it feeds the ice.' : 'Soft wood there is the sign.',
      ),
    },
  ],
  processSteps: [
    {
      title: 'Visual Inspection',
      text: `We look from the ground, the ladder, the roof and the attic${isPromised('poleCamera') ? '; where a slope is too steep or its shingles too brittle to walk on, a camera goes instead' : ''}.`,
    },
    {
      title: 'Documentation',
      text: `Each numbered point gets photos and a note on location and size${isPromised('chalkSquares') ? '; our chalk marks wash off in the rain' : ''}.`,
    },
    {
      title: 'Report Generation',
      text: 'You get the findings in plain words, ranked by urgency, with photos, and a written estimate for whatever needs work.',
    },
    {
      title: 'Maintenance Planning',
      text: 'The report says what to clean, what to watch and what to budget for, so you know what can wait.',
    },
  ],
  specs: [
    {
      term: claims.inspectionValue ? `stated value ${offerWords.inspectionValue}` : 'with no obligation',
      value: 'Free',
    },
    { term: 'with a photo of every finding', value: offerWords.inspectionPoints },
    { term: 'roof and attic', value: 'About 1 hour' },
    { term: 'yours to keep', value: 'Written report' },
  ],
  specialSection: {
    kind: 'inspection-plan',
    heading: `${offerWords.inspectionPoints}, and what we look for at each`,
    lead: 'The numbers on the plan match the numbers in your report.',
  },
  questions: [
    {
      question: 'Is it really free?',
      answer: `Yes. ${claims.inspectionValue ? `The inspection has a stated value of ${offerWords.inspectionValue}, and you` : 'You'} pay nothing for it or for the estimate. There is no obligation.`,
    },
    {
      question: 'Do I need to be there?',
      answer:
        'Not for the outside. To look into the attic, someone has to let us in. The photos show what we saw either way.',
    },
    {
      question: 'How often should a roof be inspected?',
      answer:
        'Once a year is a good habit after the first ten years, and always after hail, high wind or a fallen limb. Have it done before you list a house, and before you buy one.',
    },
    {
      question: 'Will you find damage just to sell me a roof?',
      answer:
        'No. Every finding in the report has a photo with the spot marked, and you can show it to any other roofer.',
    },
    {
      question: 'Can I use the report for an insurance claim?',
      answer: `You may show it to your insurer. ${insuranceWords.whatWeDo} ${insuranceWords.whatWeDoNot}`,
    },
    {
      question: 'Is this the same as a home inspection for a sale?',
      answer:
        'No. A licensed home inspector looks at the whole house for the buyer. Our inspection covers the roof, its edges and the attic in more depth, and adds repair prices.',
    },
    {
      question: 'Who will be on my roof?',
      answer: inOneText(
        'Ask for the name when you book, and for our certificate of insurance before anyone climbs.',
        ...onlyWhere(
          stateFacts.noRooferLicense,
          `${company.region} does not license roofers; some cities and counties register contractors, and you can ask for the registration.`,
        ),
        ...onlyWhere(
          describeLicense(),
          'You can ask for the number under which we are licensed or registered, too.',
        ),
      ),
    },
  ],
  sources: listGiven(
    stateFacts.noRooferLicense,
    stateFacts.dripEdge,
    stateFacts.cricket,
    stateFacts.atticVents,
    lawFacts.adjusting,
  ),
} as const satisfies ServiceWords;
