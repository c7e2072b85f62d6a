// What the site says about metal roofs. Source: specification §3: the steps end with measurements and custom fabrication,
// expert installation, performance testing. Colors: metal-colors.ts. The price per square foot is the calculator's.

import { claims } from '../business/claims.ts';
import { company } from '../business/company.ts';
import { offerWords } from '../business/offer-words.ts';
import { spellCount } from '../wording/counts.ts';
import { capitalize } from '../wording/text.ts';
import { metalColors } from './metal-colors.ts';
import type { ServiceContent } from './service.ts';

const colorCount = spellCount(metalColors.length);

export const metalRoofing = {
  slug: 'metal-roofing',
  title: 'Metal Roofing',
  label: 'Metal roofing',
  formChoice: 'Metal Roofing',
  cardText: `Standing seam in ${colorCount} colors, formed to the length of your roof, with no screws through its face.`,
  lead: 'Panels formed in one length from eave to ridge, held by hidden clips, so the roof can move and the water cannot get in.',
  description: [
    'A standing seam roof is a row of steel pans with raised edges. Clips hold the pans to the deck and the seams close over them, so no fastener goes through the weather face. With no end laps to leak, there is little left to maintain.',
    'Metal moves. A long panel grows and shrinks with every sunny day and every frost. Good work lets it: clips that slide, one fixed point for each panel, and trim that allows the travel. Pinned panels buckle, or they work their screws loose.',
    'We use coated steel with a baked paint finish, high-temperature underlayment below it and snow guards above doors and walks. On barns and shops a screwed-down panel is often the right choice, and we say so.',
  ],
  features: [
    'Standing seam with concealed clips',
    'Screw-down panels for barns and shops',
    'Panels formed to the length of the slope, no end laps',
    `${capitalize(colorCount)} colors, with samples brought to your house`,
    'High-temperature underlayment and ice barrier',
    'Snow guards over doors, walks and gutters',
    'Boots and flashing that move with the panel',
    'Old screws and washers renewed on existing roofs',
  ],
  pageTitle: `Metal Roofing in ${company.serviceArea}: Standing Seam`,
  pageDescription: `Standing seam and screw-down metal roofs, measured and formed for your house. Choice of ${colorCount} colors, warranty of ${claims.metalWarranty.text}. Free inspection.`,
  pageKeywords: [
    `metal roofing ${company.serviceArea}`,
    'standing seam roof',
    `metal roof ${company.metro} area`,
    'metal roof cost',
    'exposed fastener metal roof',
    'metal roof colors',
  ],
  metaTitle: 'Metal Roofing in {displayName}: Standing Seam',
  metaDescription: `Standing seam and screw-down metal roofs in {city}. Panels formed to length, ${colorCount} colors, snow guards where people walk. Free written estimate.`,
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
      text: 'On screw-down panels heat and cold work the fasteners loose, and their rubber washers harden. Each one becomes a small hole.',
    },
    {
      title: 'Panels with no room to move',
      text: 'A panel fixed at both ends has nowhere to grow. It buckles in the sun, pulls its clips or tears the metal around them.',
    },
    {
      title: 'Waves in the flat of the panel',
      text: 'Roofers call it oil canning. It is a matter of looks rather than leaks, and heavier steel, stiffening ribs and a flat deck keep it down.',
    },
    {
      title: 'Rust and mixed metals',
      text: 'Scratches, cut edges and runoff from copper eat into steel. Wrong screws or treated lumber against bare panels do the same.',
    },
    {
      title: 'Leaks at vents and chimneys',
      text: 'The flat of the panel seldom leaks; holes cut through it do. Rigid boots and smeared sealant fail as the metal moves.',
    },
    {
      title: 'Sliding snow',
      text: 'Snow lets go of metal all at once. Without guards it can bend gutters, crush shrubs and land where people walk.',
    },
  ],
  processSteps: [
    {
      title: 'Roof Check and Panel Choice',
      text: 'We check slope, decking and attic, then choose seam, gauge and color with you. Low slopes need a machine-folded seam.',
    },
    {
      title: 'Accurate measurements and custom fabrication',
      text: 'Every slope is taped on the roof. Panels and trim are formed to those lengths, which leaves no joints between eave and ridge.',
    },
    {
      title: 'Expert Installation',
      text: 'Old roof off, deck repaired, membrane down. Then clips, panels and closed seams, with flashing that lets the metal travel.',
    },
    {
      title: 'Performance Testing',
      text: 'We check every seam and trim by hand, then run water over valleys and vents while someone watches from the attic. You get the photos.',
    },
  ],
  specs: [
    { term: 'expected lifespan', value: `${claims.tileAndMetalLifespan.text}s` },
    { term: 'warranty', value: claims.metalWarranty.text },
    { term: 'steel gauge', value: '24 or 26' },
    { term: 'typical house', value: '2–5 dry days' },
  ],
  specialSection: {
    kind: 'comparison',
    heading: 'Two ways to hold a panel down',
    lead: 'What matters is where the fastener goes. It decides how long the roof stays tight without care.',
    options: [
      {
        key: 'standing-seam',
        name: 'Standing seam',
        text: 'Clips sit under the seam and let the panel slide as it warms. This is what we put on houses.',
        rows: [
          { term: 'Fasteners', value: 'Hidden under the seam' },
          { term: 'Movement', value: 'Panels slide on their clips' },
          { term: 'Slope', value: 'Snap-lock from about 3 in 12, machine-folded seams for lower slopes' },
          { term: 'Upkeep', value: 'Keep valleys clear, look at boots and sealant' },
          { term: 'Price', value: 'The higher of the two' },
        ],
      },
      {
        key: 'exposed-fastener',
        name: 'Exposed fastener',
        text: 'Screwed through the face, with a rubber washer under each head. Sound and cheaper, right for a barn or a shop.',
        rows: [
          { term: 'Fasteners', value: 'Through the panel, by the hundred' },
          { term: 'Movement', value: 'Screw holes take the strain' },
          {
            term: 'Slope',
            value: 'Usually 3 in 12 and up; lower only if the maker allows it, with sealed laps',
          },
          { term: 'Upkeep', value: 'Screws checked and washers renewed over the years' },
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
        'Large hail can dent any metal panel. Dents are mostly a matter of looks, since the steel still sheds water. Some policies exclude damage that is only cosmetic on metal roofs, so read yours before you choose.',
    },
    {
      question: 'Does metal draw lightning?',
      answer:
        'No. Lightning follows height and position, whatever the roof is made of. Metal does not burn, which helps if the house is struck.',
    },
    {
      question: 'Can you lay metal over my old shingles?',
      answer:
        'Sometimes the code allows it over one layer. We prefer to strip the roof, because the panel shows every wave below and nobody has seen the decking. If you do cover, the old layer needs battens or a separating sheet.',
    },
    {
      question: 'Will it rust?',
      answer:
        'The steel has a zinc or zinc-aluminum coating under the paint. Rust starts at scratches, at cut edges left in standing water and where another metal drips on it. We touch up scratches and keep copper and bare steel apart.',
    },
    {
      question: 'Does a metal roof lower my bills?',
      answer:
        'A light, reflective finish takes some load off the air conditioning in summer. In an Ohio winter it gives a little of that back. Attic insulation and air sealing do more for the yearly bill.',
    },
    {
      question: 'What does a metal roof cost?',
      answer: `More than shingles at the start. The roof cost calculator opens with metal chosen and gives you a range for your own roof. The written estimate after the ${offerWords.inspection} is free.`,
    },
  ],
} as const satisfies ServiceContent;
