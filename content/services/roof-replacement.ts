// What the site says about replacing a roof. Source: specification §3 (six issues, four steps; names are ours).
// Figures of the offers come from content/business; prices live with the roof cost calculator.

import { company } from '#client/company.ts';
import type { RoofMaterial } from '#client/shapes/business.ts';
import type { ServiceWords } from '#client/shapes/service.ts';
import { offeredMaterials } from '#client/switches.ts';
import { features } from '../business/features.ts';
import { offerWords } from '../business/offer-words.ts';
import { isPromised } from '../business/promised.ts';
import { pricesDecking } from '../business/proof-words.ts';
import { hailFacts, isHailCountry } from '../facts/hail.ts';
import { residentialCode } from '../facts/residential-code.ts';
import { lawFacts, listGiven, localExamples, stateFacts } from '../facts/state-law.ts';
import { withBrand } from '../pages/page-words.ts';
import { climateIs, inOneText, onlyWhere, onlyWith } from '../wording/only-where.ts';
import { capitalize, listWithAnd, listWithOr } from '../wording/text.ts';
import { eaveMembrane } from './eave-membrane.ts';

const priced: readonly RoofMaterial[] = offeredMaterials;

/** "Asphalt, metal, tile, slate or wood shingles", of what is offered. */
const materials = capitalize(
  listWithOr([
    ...onlyWhere(priced.includes('asphalt') || priced.includes('architectural'), 'asphalt'),
    ...(['metal', 'tile', 'slate'] as const).filter((material) => priced.includes(material)),
    ...onlyWhere(priced.includes('wood'), 'wood shingles'),
  ]),
);

export const roofReplacement = {
  title: 'Roof Replacement',
  label: 'Roof replacement',
  cardText: inOneText(
    'Old roof off to the wood, bad decking replaced, new layers on.',
    ...onlyWhere(isPromised('magnets'), 'We run magnets over the yard before we leave.'),
  ),
  lead: 'A new shingle roof takes one to three dry days on most houses. We tear off to the decking, replace what is soft and build back every layer.',
  description: [
    `We replace the layers together, because a new roof lasts only as long as its weakest one. We tear off rather than cover: with the decking bare we can ${isPromised('workPhotographed') ? 'renail it, replace the sheets that need it and show you photos of both' : 'renail it and replace the sheets that need it'}.`,
    inOneText(
      `The written estimate names the shingle and its manufacturer, lists the layers under it${pricesDecking ? ', sets a price per sheet for decking that turns out bad,' : ''} and includes the permit and the dumpster.`,
      ...onlyWhere(
        isPromised('signedChanges'),
        `${pricesDecking ? 'Apart from those sheets, the' : 'The'} price changes only when you sign a change.`,
      ),
    ),
  ],
  features: [
    'Full tear-off to the decking',
    `Decking renailed, bad sheets replaced${pricesDecking ? ' at a price agreed in advance' : ''}`,
    eaveMembrane.feature,
    'Synthetic underlayment over the rest of the deck',
    'New drip edge, step flashing and pipe boots',
    'Intake and ridge vents sized to the attic floor',
    ...onlyWhere(climateIs.coastal, 'Corrosion-resistant nails and flashing where salt air reaches the roof'),
    materials,
    isPromised('magnets') ? 'Permits, disposal and a magnet sweep of the yard' : 'Permits and disposal',
  ],
  pageTitle: withBrand(`Roof Replacement in Greater ${company.metro}`),
  pageDescription: `Full tear-off, deck repair, new underlayment and flashing, balanced vents. ${offerWords.freeInspectionTitle} and a written estimate before any work starts.`,
  pageKeywords: [
    `roof replacement ${company.serviceArea}`,
    `new roof ${company.metro} area`,
    'roof tear-off',
    'architectural shingles',
    'roof decking replacement',
    eaveMembrane.name,
  ],
  keywords: [
    'roof replacement {displayName}',
    'new roof {cityLower}',
    'roof replacement cost {cityLower}',
    '{city} roofing contractor',
    'shingle roof {cityLower} {regionLower}',
  ],
  issues: [
    {
      title: 'Granule loss',
      picture: 'point-1-not-sound',
      text: 'On an old roof, grit in the gutters is a sign of wear. Once the fiberglass mat shows through, the shingle is near its end.',
    },
    {
      title: 'Soft decking',
      picture: 'point-11-not-sound',
      text: 'Sheathing that stays wet swells at the edges and loses its grip on nails. A spongy step or a wavy line is the sign.',
    },
    {
      title: 'Worn-out flashing',
      picture: 'point-6-not-sound',
      text: 'Step flashing, chimney metal and pipe boots often fail before the shingles do. Old metal under new shingles brings the old leak back.',
    },
    {
      title: 'Curling and cracked shingles',
      picture: 'sign-curled-shingles',
      text: 'Edges that curl break their seal, and then the wind gets under them. Curling across a whole slope points to age or a hot attic.',
    },
    ...onlyWhere(climateIs.freezing, {
      title: 'Ice dams at the eaves',
      picture: 'sign-ice-dam',
      text: 'Heat from the house melts snow that freezes again over the cold eave. Water backs up under the shingles unless an ice barrier stops it.',
    }),
    ...onlyWhere(climateIs.arid || climateIs.hotAndHumid, {
      title: 'Baked by the sun',
      text: 'Strong sun dries out asphalt and underlayment, the south and west slopes first. Brittle shingles crack when a hand lifts them.',
    }),
    ...onlyWhere(climateIs.coastal, {
      title: 'Wind-driven rain',
      text: 'Wind pushes rain uphill, under shingles and past short flashing. Sealed deck joints and a taped underlayment keep it out when shingles are gone.',
    }),
    {
      title: 'Two layers already on',
      picture: 'sign-two-layers',
      text: 'A second layer hides the faults of the first and loads the rafters. Both come off before a new roof goes on.',
    },
  ],
  processSteps: [
    {
      title: 'Inspection and Written Estimate',
      text: 'We measure every slope, look into the attic, photograph what we find and write an estimate that lists each layer.',
    },
    {
      title: 'Tear-Off and Deck Repair',
      text: `${isPromised('plantsCovered') ? 'With tarps over walls and plants, we' : 'We'} ${isPromised('closedEveryNight') ? 'open only what we can close the same day' : 'take the old roof off down to the decking'}${isPromised('workPhotographed') ? ', and show you every sheet of decking we replace' : ' and replace what has gone soft'}.`,
    },
    {
      title: 'Dry-In and Shingling',
      text: `Drip edge, ${eaveMembrane.step} and underlayment close the roof, then come starter strips, shingles, new flashing and a vented ridge.`,
    },
    {
      title: isPromised('finalWalk') ? 'Cleanup and Final Walk' : 'Cleanup',
      text: `We ${listWithAnd(['clear the gutters', ...onlyWhere(isPromised('magnets'), 'run magnets over the lawn and driveway'), 'haul the dumpster away', ...onlyWhere(isPromised('finalWalk'), 'walk the job with you before the final bill')])}.`,
    },
  ],
  specs: [
    { term: 'typical shingle roof', value: '1–3 dry days' },
    { term: 'tear-off', value: 'To the deck' },
    { term: 'estimate valid', value: offerWords.estimateValidity },
    ...onlyWhere(features.voucher, { term: 'limited-time voucher', value: offerWords.voucherAmount }),
  ],
  specialSection: {
    kind: 'sequence',
    heading: 'Layer by layer, from the wood up',
    lead: `The layers of a shingle roof${residentialCode ? `, with the minimums of the ${residentialCode.name} where it sets them` : ''}.`,
    entries: [
      {
        title: 'Decking',
        text: 'Plywood, OSB or old boards. Every panel is checked, renailed to the rafters and replaced where it has gone soft.',
      },
      {
        title: 'Drip edge',
        text: `${stateFacts.dripEdge ? 'Code requires it at eaves and rakes, the sloping edges: lapped 2 inches, reaching ¼ inch below the decking and 2 inches up it.' : 'Bent metal along eaves and rakes that carries the water past the wood.'} It goes under the ${eaveMembrane.name} at the eaves and over the underlayment at the rakes.`,
      },
      {
        title: capitalize(eaveMembrane.name),
        text: eaveMembrane.layer,
      },
      {
        title: 'Underlayment',
        text: inOneText(
          'A synthetic sheet over the rest of the deck. It keeps the house dry while the roof is open and backs up the shingles afterward.',
          ...onlyWhere(stateFacts.shingleSlope, 'From 2/12 up to 4/12, code asks for two layers.'),
        ),
      },
      {
        title: 'Starter and shingles',
        text: `Starter strips seal the first course against wind. ${stateFacts.nails ? 'Code asks for at least four nails per shingle, ¾ inch into the deck or through it; the' : 'Every shingle takes at least four nails; the'} manufacturer’s high-wind pattern usually takes six. We follow the pattern the warranty asks for.`,
      },
      {
        title: 'Flashing',
        text: `One bent piece per course beside walls, a kickout at the bottom that throws the water into the gutter, counterflashing (the metal that covers it) cut into the chimney joints. A chimney wider than 30 inches gets a cricket, a small ridge that turns the water aside${stateFacts.cricket ? '; code requires it' : ''}.`,
      },
      {
        title: 'Ridge vent and cap',
        text: inOneText(
          'Air comes in at the soffit and leaves at the ridge.',
          ...onlyWhere(
            stateFacts.atticVents,
            'Code asks for vent openings of 1/150 of the attic floor, or 1/300 with the vents divided between high and low.',
          ),
          'Cap shingles cover the vent.',
        ),
      },
    ],
  },
  calculatorMaterial: 'architectural',
  questions: [
    {
      question: 'How do I know it is time to replace the roof and not just repair it?',
      answer:
        'One failed flashing or one damaged slope is a repair. Bare shingles, curling or leaks on several slopes of an old roof usually mean replacement. When both make sense, ask for a price of each.',
    },
    {
      question: 'What makes a replacement take longer?',
      answer: inOneText(
        'Rain, steep slopes, several old layers or a lot of deck repair.',
        ...onlyWhere(isPromised('closedEveryNight'), 'Each evening the open part is closed and watertight.'),
      ),
    },
    {
      question: 'Can you put new shingles over the old ones?',
      answer: `${stateFacts.layers ? `${company.region}’s code can allow it over one sound layer, never over two.` : 'Sometimes, over one sound layer.'} We advise against it: nobody can check the decking, the flashing stays old, and the next tear-off costs more.`,
    },
    {
      question: 'Do I need a permit?',
      answer: inOneText(
        ...onlyWhere(
          stateFacts.oneCode,
          `The code is the same across ${company.region}; what differs is the office, the fee, and whether shingles alone need a permit.`,
        ),
        ...onlyWith(localExamples.permit, ({ text }) => text),
        'The office that issues permits for your house has the answer. Where a permit is needed, it is part of the estimate.',
      ),
    },
    {
      question: 'What happens if you find rotten decking?',
      answer: `${isPromised('workPhotographed') ? 'We stop, photograph it and show you.' : 'It is replaced before anything goes over it.'}${pricesDecking ? ' Each sheet costs what the contract says.' : ''}`,
    },
    {
      question: 'Do I have to be home?',
      answer:
        'No. Move your cars out of the driveway, take pictures off the upstairs walls and cover what you store in the attic, because hammering shakes dust loose.',
    },
    {
      question: 'When is the best time of year, and how soon can you start?',
      answer: inOneText(
        'Any dry stretch will do. Shingles need warmth to seal themselves, so in the cold they are sealed by hand.',
        `The permit and the material order come first${lawFacts.threeDayRight ? ', and so does the time in which you can cancel most contracts signed at home' : ''}. The contract gives the start date.`,
      ),
    },
    {
      question: 'What about my satellite dish, solar panels or HOA?',
      answer:
        'Dish and panels come off first. Have their installer take them down and set them back, and get that price before you sign. If you have an HOA, get its written consent to the shingle and color; ask us for the product sheet.',
    },
    ...onlyWhere(isHailCountry, {
      question: 'Are Class 4 shingles worth it where it hails?',
      answer: `They can be. ${hailFacts.classFour.text} Ask for the IBHS rating of the shingle. ${hailFacts.discount.text} Ask yours in writing before you choose, and whether the discount comes with a cosmetic-damage exclusion, so that dents that do not leak are not paid.`,
    }),
    ...onlyWith(lawFacts.leadPaint, ({ text }) => ({
      question: 'My house was built before 1978. Does lead paint matter?',
      answer: text,
    })),
    ...onlyWhere(features.voucher, {
      question: `How does the ${offerWords.voucher} work?`,
      answer: `The ${offerWords.voucherByName} takes ${offerWords.voucherAmount} off the contract price of a replacement or repair. It is a discount, not cash, one per property, and can’t go toward an insurance deductible. It is good for ${offerWords.voucherValidity} from the estimate’s date.`,
    }),
  ],
  sources: listGiven(
    stateFacts.oneCode,
    stateFacts.layers,
    localExamples.permit?.fact,
    ...eaveMembrane.sources,
    stateFacts.shingleSlope,
    stateFacts.nails,
    stateFacts.dripEdge,
    stateFacts.cricket,
    stateFacts.atticVents,
    lawFacts.threeDayRight,
    lawFacts.leadPaint,
    ...(isHailCountry ? Object.values(hailFacts) : []),
  ),
} as const satisfies ServiceWords;
