// What the site says about metal roofs. Source: specification §3: the steps end with measurements and custom fabrication,
// expert installation, performance testing. Colors: metal-colors.ts. The price per square foot is the calculator's.

import { company } from '#client/company.ts';
import type { ServiceWords } from '#client/shapes/service.ts';
import { claims } from '../business/claim-words.ts';
import { isPromised } from '../business/promised.ts';
import { listGiven, stateFacts } from '../facts/state-law.ts';
import { withBrand } from '../pages/page-words.ts';
import { climateIs, inOneText, onlyWhere, onlyWith } from '../wording/only-where.ts';
import { capitalize } from '../wording/text.ts';
import { metalColorCount } from './metal-colors.ts';

const setsSnowGuards = climateIs.freezing && isPromised('snowGuards');

export const metalRoofing = {
  title: 'Metal Roofing',
  label: 'Metal roofing',
  cardText: `Standing seam${metalColorCount ? ` in ${metalColorCount} colors` : ''}${isPromised('panelsFormed') ? ', formed to the length of your roof' : ''}, with no screws through its face.`,
  lead: `Standing seam panels run ${isPromised('panelsFormed') ? 'in one length ' : ''}from eave to ridge on hidden clips, with no screws through the face. A typical house takes four to eight dry days.`,
  description: [
    `A long panel grows and shrinks with every ${climateIs.freezing ? 'sunny day and every frost' : 'hot day and every cool night'}. Good work allows for it: clips that slide, one fixed point per panel, and trim with room to move.`,
    `The usual panel is coated steel with a baked-on paint finish, over high-temperature underlayment${setsSnowGuards ? ', and we set snow guards above doors and walks' : ''}. ${climateIs.coastal ? 'Within reach of salt air aluminum is the better metal, and paint warranties on steel often end there. ' : ''}Ask any roofer what a metal warranty covers: the paint, the steel, or the roof staying watertight. The years differ, so get each one in writing.`,
  ],
  features: [
    'Standing seam with concealed clips',
    'Exposed-fastener panels for barns and shops',
    ...onlyWhere(isPromised('panelsFormed'), 'Panels formed to the length of the slope, no end laps'),
    ...onlyWith(
      metalColorCount,
      (count) =>
        `${capitalize(count)} colors${isPromised('samples') ? ', with samples brought to your house' : ''}`,
    ),
    climateIs.freezing
      ? 'High-temperature underlayment, with an ice barrier where required'
      : 'High-temperature underlayment',
    ...onlyWhere(setsSnowGuards, 'Snow guards over doors, walks and gutters'),
    ...onlyWhere(climateIs.coastal, 'Stainless or coated fasteners and trim that stand up to salt air'),
    ...onlyWhere(climateIs.arid, 'Light finishes that turn back the sun'),
    'Boots and flashing that move with the panel',
    'Old screws and washers replaced on existing roofs',
  ],
  pageTitle: withBrand(`Metal Roofing in Greater ${company.metro}`),
  pageDescription: `Standing seam and screw-down metal roofs, measured ${isPromised('panelsFormed') ? 'and formed ' : ''}for your house${metalColorCount ? `. Choice of ${metalColorCount} colors` : ''}${claims.metalWarranty ? `, manufacturer’s warranty ${claims.metalWarranty.text}` : ''}. Free inspection.`,
  pageKeywords: [
    `metal roofing ${company.serviceArea}`,
    'standing seam roof',
    `metal roof ${company.metro} area`,
    'metal roof cost',
    'exposed fastener metal roof',
    'metal roof panels',
  ],
  keywords: [
    'metal roofing {displayName}',
    'standing seam {cityLower}',
    'metal roof installers {cityLower}',
    'steel roof {cityLower} {regionLower}',
    '{city} metal roof cost',
  ],
  issues: [
    {
      title: 'Backed-out screws',
      picture: 'sign-backed-out-screws',
      text: 'On screw-down panels heat and cold work the fasteners loose, and their rubber washers harden. Each one becomes a small hole.',
    },
    {
      title: 'Panels with no room to move',
      picture: 'sign-buckled-panel',
      text: 'Metal grows as it warms, so a panel fixed at both ends buckles in the sun. Such a panel also pulls its clips or tears the metal around them.',
    },
    {
      title: 'Waves in the flat of the panel',
      picture: 'sign-oil-canning',
      text: 'Roofers call these waves oil canning, a matter of looks rather than leaks. Heavier steel, stiffening ribs and a flat deck keep it down.',
    },
    {
      title: 'Rust and mixed metals',
      picture: 'sign-rusted-panel',
      text: 'Steel rusts at scratches and cut edges, and runoff from copper corrodes it. Wrong screws or treated lumber against bare panels do the same.',
    },
    {
      title: 'Leaks at vents and chimneys',
      picture: 'sign-metal-boot',
      text: 'The flat of the panel seldom leaks; holes cut through it do. Rigid boots and smeared sealant fail as the metal moves.',
    },
    ...onlyWhere(climateIs.freezing, {
      title: 'Sliding snow',
      picture: 'sign-sliding-snow',
      text: 'Snow lets go of metal all at once, and without guards it can bend gutters, crush shrubs and land where people walk.',
    }),
    ...onlyWhere(climateIs.coastal, {
      title: 'Salt on steel',
      text: 'Salt air finds every scratch, cut edge and screw head. Rust starts where rain never rinses the panel, under eaves and overhangs.',
    }),
    ...onlyWhere(climateIs.hotAndHumid || climateIs.arid, {
      title: 'Underlayment cooked by the panel',
      text: 'Metal in full sun gets hot enough to melt the adhesive of an ordinary membrane below it. Only high-temperature underlayment belongs there.',
    }),
  ],
  processSteps: [
    {
      title: 'Roof Check and Panel Choice',
      text: 'We check slope, decking and attic, then choose seam, gauge and color with you; a low slope takes a machine-folded seam.',
    },
    {
      title: 'Accurate measurements and custom fabrication',
      text: isPromised('panelsFormed')
        ? 'We measure every slope on the roof and form panels and trim to those lengths, so there are no joints between eave and ridge.'
        : 'We measure every slope on the roof, and panels and trim are made to those measurements.',
    },
    {
      title: 'Expert Installation',
      text: 'Once the old roof is off and the deck repaired, we lay the underlayment, then clips, panels and flashing that lets the metal move.',
    },
    {
      title: 'Performance Testing',
      text: `We check every seam and trim by hand${isPromised('waterTest') ? ', then run water over valleys and vents while someone watches from the attic' : ' before we leave the roof'}.`,
    },
  ],
  specs: [
    ...onlyWith(claims.tileAndMetalLifespan, ({ text }) => ({
      term: 'expected lifespan',
      value: `${text}s`,
    })),
    ...onlyWith(claims.metalWarranty, ({ text }) => ({
      term: 'manufacturer’s warranty; ask what it covers',
      value: text,
    })),
    { term: 'steel gauge', value: '24 or 26' },
    { term: 'typical house', value: '4–8 dry days' },
    ...onlyWith(metalColorCount, (count) => ({ term: 'colors', value: capitalize(count) })),
    { term: 'inspection', value: 'Free' },
    { term: 'fasteners', value: 'Under the seam' },
  ].slice(0, 4),
  specialSection: {
    kind: 'comparison',
    heading: 'Two ways to hold a panel down',
    lead: 'The difference is where the fastener goes, and how long the roof stays tight without upkeep. The drawings are not to scale.',
    options: [
      {
        key: 'standing-seam',
        name: 'Standing seam',
        text: 'Clips sit under the seam and let the panel slide as it warms. The usual choice for a house.',
        rows: [
          { term: 'Fasteners', value: 'Hidden under the seam' },
          { term: 'Movement', value: 'Panels slide on their clips' },
          {
            term: 'Slope',
            value: `${stateFacts.standingSeamSlope ? 'Code minimum ¼ in 12; snap-lock' : 'Snap-lock'} usually from 3 in 12, machine-folded seams below`,
          },
          { term: 'Upkeep', value: 'Keep valleys clear, look at boots and sealant' },
          { term: 'Price', value: 'The higher of the two' },
        ],
      },
      {
        key: 'exposed-fastener',
        name: 'Exposed fastener',
        text: 'Screwed through the face, with a rubber washer under each head. Sound and cheaper, right for a barn or a shop.',
        rows: [
          { term: 'Fasteners', value: 'Through the panel, thousands of them on a big barn' },
          { term: 'Movement', value: 'Screw holes take the strain' },
          {
            term: 'Slope',
            value: 'Usually 3 in 12 and up; lower only if the manufacturer allows it, with sealed laps',
          },
          { term: 'Upkeep', value: 'Screws checked and washers replaced over the years' },
          { term: 'Price', value: 'The lower of the two' },
        ],
      },
    ],
  },
  calculatorMaterial: 'metal',
  questions: [
    {
      question: 'Is a metal roof loud in the rain?',
      answer:
        'Over a solid deck, underlayment and an insulated attic it is close to a shingle roof. The drumming people remember comes from barns, where the panel sits on open framing.',
    },
    {
      question: 'Will hail dent it?',
      answer:
        'Large hail can dent any metal panel. Dents are mostly cosmetic, since the steel still sheds water. Ask the panel manufacturer for its impact rating; Class 4 is the highest class of a lab test with steel balls. Some policies exclude cosmetic damage on metal roofs, so read yours before you choose.',
    },
    {
      question: 'Does metal draw lightning?',
      answer:
        'No. Lightning follows height and position, whatever the roof is made of. Metal does not burn, which helps if the house is struck.',
    },
    {
      question: 'Can you lay metal over my old shingles?',
      answer: inOneText(
        stateFacts.layers
          ? `${company.region}’s code can allow it over one sound layer, not over two. We prefer`
          : 'Sometimes, over one sound layer. We prefer',
        'a tear-off, because the panel shows every wave below it and nobody has seen the decking. If you do cover, the old layer needs battens or a separating sheet.',
      ),
    },
    {
      question: 'Will it rust?',
      answer:
        'The steel has a zinc or zinc-aluminum coating under the paint. Rust starts at scratches, at cut edges left in standing water and where another metal drips on it. We touch up scratches and keep copper and bare steel apart.',
    },
    {
      question: 'Does a metal roof lower my bills?',
      answer: inOneText(
        'A light, reflective finish takes some load off the air conditioning in summer.',
        ...onlyWhere(climateIs.freezing, 'In winter it gives a little of that back.'),
        'Attic insulation and air sealing do more for the yearly bill.',
      ),
    },
    {
      question: 'What does a metal roof cost?',
      answer: `More than shingles at the start. The calculator’s price is where standing seam starts; most of it costs more, and exposed-fastener panels cost less.`,
    },
  ],
  sources: listGiven(stateFacts.standingSeamSlope, stateFacts.layers),
} as const satisfies ServiceWords;
