// What the site says about repairs. Source: specification §3 (six issues, four steps; names are ours).

import { company } from '#client/company.ts';
import type { ServiceWords } from '#client/shapes/service.ts';
import { features } from '../business/features.ts';
import { insuranceWords } from '../business/insurance-words.ts';
import { offerWords } from '../business/offer-words.ts';
import { isPromised } from '../business/promised.ts';
import { lawFacts, listGiven, stateFacts } from '../facts/state-law.ts';
import { withBrand } from '../pages/page-words.ts';
import { climateIs, inOneText, onlyWhere } from '../wording/only-where.ts';

export const roofRepair = {
  title: 'Roof Repair',
  label: 'Roof repair',
  cardText:
    'A lifted shingle, a cracked boot, one slow leak. We find the cause, fix it and leave the rest alone.',
  lead: 'Many roof leaks come from one failed part: a pipe boot, a piece of flashing, a few shingles. We find it, show you the photo and replace it.',
  description: [
    'Water gets in where something passes through the roof or where two planes meet: pipe boots, chimneys, walls, valleys, skylights. Those parts wear out before the shingles around them, and we can replace them without touching the rest.',
    'If the roof is near the end of its life, we say so. Repairing shingles too brittle to lift means paying twice.',
  ],
  features: [
    'Leak tracing from the attic and from the roof',
    'Missing, creased and lifted shingles replaced',
    'Pipe boots, vents and exhaust hoods',
    'Step flashing, kickouts, chimney counterflashing and crickets',
    'Valleys, ridges and hips',
    'Skylight flashing kits',
    'Spot replacement of decking and underlayment',
    ...onlyWhere(isPromised('workPhotographed'), 'Before and after photos with the invoice'),
  ],
  pageTitle: withBrand(`Roof Repair in Greater ${company.metro}`),
  pageDescription: `Leaks traced to the cause, flashing and shingles replaced${isPromised('workPhotographed') ? ', photos before and after' : ''}. ${offerWords.freeInspectionTitle}, and a written price before we open anything.`,
  pageKeywords: [
    `roof repair ${company.serviceArea}`,
    'roof leak repair',
    'flashing repair',
    `shingle repair ${company.metro} area`,
    'chimney leak',
    'pipe boot replacement',
  ],
  keywords: [
    'roof repair {displayName}',
    'roof leak {cityLower}',
    'flashing repair {cityLower}',
    'shingle repair {cityLower} {regionLower}',
    '{city} roof repair company',
  ],
  issues: [
    {
      title: 'Wind-lifted shingles',
      picture: 'sign-lifted-shingles',
      text: 'Once the seal strip lets go, a shingle flaps and creases just below the nails. A creased shingle must be replaced, because its mat is broken.',
    },
    {
      title: 'Cracked pipe boots',
      picture: 'point-6-not-sound',
      text: 'The rubber collar around a plumbing vent splits years before the shingles wear out. The stain usually shows near a bathroom.',
    },
    {
      title: 'Step flashing and kickouts',
      picture: 'sign-missing-kickout',
      text: 'Beside a wall each course of shingles needs its own piece of step flashing, and at the bottom a kickout turns the runoff into the gutter, not behind the siding.',
    },
    {
      title: 'Chimney leaks',
      picture: 'point-5-not-sound',
      text: inOneText(
        'A cracked crown or loose flashing lets water in beside the brick.',
        stateFacts.cricket
          ? `Above a chimney wider than 30 inches, ${company.region}’s code requires a cricket, a small ridge that turns water aside.`
          : 'Above a wide chimney water pools unless a cricket, a small ridge, turns it aside.',
      ),
    },
    {
      title: 'Valley wear',
      picture: 'point-3-not-sound',
      text: 'Two slopes drain into one line, so a valley carries the most water and often wears out first. Punctures, packed leaves and nails too close to the center cause most leaks.',
    },
    ...onlyWhere(climateIs.coastal, {
      title: 'Rusted nails and flashing',
      text: 'Salt air eats plain steel. Once the nail heads are gone, shingles hang on their seal alone and the next storm takes them.',
    }),
    {
      title: 'Nail pops',
      picture: 'sign-nail-pop',
      text: 'A shingle nail that is too short, or a sheathing nail that missed the rafter, works its way up, lifts the shingle above it and breaks the seal.',
    },
  ],
  processSteps: [
    {
      title: 'Leak Tracing',
      text: 'We start under the roof, where the stain is, follow it uphill, and check every joint above it.',
    },
    {
      title: 'Photos and Written Price',
      text: 'You see the cause in photos, hear whether the repair can wait, and get a written price before we open anything.',
    },
    {
      title: 'Repair Down to the Deck',
      text: 'We lift the courses around the leak, replace rotten decking and its underlayment, set new metal and lay shingles of the same type, as close in color as we can get.',
    },
    {
      title: isPromised('waterTest') ? 'Water Check and Cleanup' : 'Check and Cleanup',
      text: `${isPromised('waterTest') ? 'Where it helps, we run a hose over the repair while someone watches from inside, then we' : 'We look at the repair from the roof and from the attic below, and then'} clean up${isPromised('workPhotographed') ? ', and you get the photos' : ''}.`,
    },
  ],
  specs: [
    { term: 'most repairs', value: 'Under a day' },
    { term: 'inspection', value: `${offerWords.inspectionPoints}, free` },
    { term: 'reply within', value: offerWords.replyTime },
    ...onlyWhere(features.emergencyLine, { term: 'active leaks', value: company.emergencyHours }),
  ],
  specialSection: {
    kind: 'comparison',
    heading: 'Repair or replace?',
    lead: 'These questions usually settle it. Go with the side that has more of your answers.',
    options: [
      {
        key: 'repair-the-roof',
        name: 'Repair makes sense',
        text: 'The roof has years left and the trouble is in one place.',
        rows: [
          { term: 'Where it leaks', value: 'One spot, with a cause we can point to' },
          { term: 'Shingles', value: 'Still bend, granules still on' },
          { term: 'Damage', value: 'Part of one slope' },
          { term: 'Decking', value: 'Firm, or soft in one place' },
          { term: 'Past repairs', value: 'None here before' },
        ],
      },
      {
        key: 'replace-the-roof',
        name: 'Replacement makes sense',
        text: 'The whole roof is worn, so the next leak will start somewhere else.',
        rows: [
          { term: 'Where it leaks', value: 'Several rooms, or the spot keeps moving' },
          { term: 'Shingles', value: 'Crack when lifted, mat showing' },
          { term: 'Damage', value: 'Several slopes' },
          { term: 'Decking', value: 'Soft or sagging in several places' },
          { term: 'Past repairs', value: 'The same place, again and again' },
        ],
      },
    ],
    note: 'Not sure? The inspection is free. When both make sense, ask for a price of each.',
  },
  questions: [
    {
      question: 'Why is the stain nowhere near the hole?',
      answer:
        'Water runs down the underside of the deck or along a rafter until something stops it. The drip can land many feet from where it came in, so we trace leaks from the attic first.',
    },
    {
      question: 'Can’t I just caulk it?',
      answer:
        'It won’t hold. Flashing works by overlap, so each piece sheds onto the one below. Sealant smeared on top cracks in the sun, and it can trap water behind it. The part needs to be reset or replaced.',
    },
    {
      question: 'Will the new shingles match?',
      answer: inOneText(
        'We match the type and color as closely as the manufacturers allow. Old shingles have faded, so a patch often shows at first.',
        ...onlyWhere(
          isPromised('samples'),
          'For a slope that shows from the street we can bring a sample first.',
        ),
      ),
    },
    ...onlyWhere(climateIs.freezing, {
      question: 'Can you repair a roof in winter?',
      answer:
        'Yes, on days when the roof is dry and safe to walk. Shingles need warmth to seal themselves, so in the cold we hand-seal them with roofing cement, as the manufacturer of your shingles asks.',
    }),
    ...onlyWhere(climateIs.arid || climateIs.hotAndHumid, {
      question: 'Can you repair a roof in the summer heat?',
      answer:
        'Yes, early in the day. Hot shingles scuff and tear under a boot, and what is opened in the morning can be closed before the heat or the afternoon storm.',
    }),
    {
      question: 'How fast can you come?',
      answer: `For water coming in, call${features.emergencyLine ? `: the emergency line is open ${company.emergencyHours}` : ' us'}. For everything else, send the form and we reply within ${offerWords.replyTime} to set your free inspection.`,
    },
    {
      question: 'Will insurance pay for the repair?',
      answer: `It may, when a sudden event such as wind, hail or a falling tree did the damage. Wear and age are usually excluded. ${insuranceWords.whatWeDo} ${insuranceWords.whoDecides}`,
    },
  ],
  sources: listGiven(stateFacts.cricket, lawFacts.adjusting),
} as const satisfies ServiceWords;
