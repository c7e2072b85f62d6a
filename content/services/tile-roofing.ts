// What the site says about clay and concrete tile. Source: specification §3 (six issues, four steps; names are ours).
// Grades: ASTM C1167 (clay) and C1492 (concrete). Weights: client/shapes/material-facts.ts; the manufacturer's data sheet
// decides.

import { company } from '#client/company.ts';
import { materialFacts } from '#client/shapes/material-facts.ts';
import type { ServiceWords } from '#client/shapes/service.ts';
import { claims } from '../business/claim-words.ts';

import { isPromised } from '../business/promised.ts';
import { listGiven, stateFacts } from '../facts/state-law.ts';
import { withBrand } from '../pages/page-words.ts';
import { climateIs, inOneText, onlyWhere, onlyWith } from '../wording/only-where.ts';

const { figures: tile } = materialFacts.tileWeight;
const { figures: shingles } = materialFacts.shingleWeight;

export const tileRoofing = {
  title: 'Tile Roofing',
  label: 'Tile roofing',
  cardText: 'Clay and concrete tile on a frame that can carry it, over long-life underlayment.',
  lead: 'Most leaking tile roofs need new underlayment, not new tile. We lift the tile, replace the layers below and lay it again, or build a new tile roof on a frame checked for the weight.',
  description: [
    inOneText(
      climateIs.freezing
        ? `In ${company.region} winters a tile must take up little water. We use clay tile graded for severe frost and concrete tile made to its standard, and leave air behind the tile so it can dry.`
        : 'Under tile the sun bakes the underlayment, so we choose one made for that heat. We fasten the tile for the wind of the site, and leave air behind it so that heat and moisture get out.',
      ...onlyWhere(
        stateFacts.tileSlope,
        `${company.region}’s code sets the minimum slope at 2½ in 12, with double underlayment up to 4 in 12.`,
      ),
    ),
  ],
  features: [
    'Clay and concrete tile, flat or profiled',
    'Structure checked before a change to tile',
    ...onlyWhere(climateIs.freezing, `Frost-rated tile for ${company.region} winters`),
    `Long-life underlayment${climateIs.freezing ? ', with an ice barrier where required' : ''}`,
    ...onlyWhere(climateIs.coastal, 'Stainless or copper fasteners where salt air reaches the roof'),
    'Battens, bird stops and vented ridges',
    'Copper or coated-steel valleys and flashing',
    'Lift-and-relay of sound tile over new underlayment',
    'Broken tile replaced, salvage matched where we can',
  ],
  pageTitle: withBrand(`Tile Roofing in Greater ${company.metro}`),
  pageDescription: `Clay and concrete tile on a checked frame: ${climateIs.freezing ? 'frost-rated tile, ' : ''}long-life underlayment, metal valleys. Repairs and lift-and-relay too. Free inspection.`,
  pageKeywords: [
    `tile roofing ${company.serviceArea}`,
    'clay tile roof',
    'concrete tile roof',
    `tile roof repair ${company.metro} area`,
    'tile lift and relay',
    'tile roof underlayment',
  ],
  keywords: [
    'tile roofing {displayName}',
    'clay tile roof {cityLower}',
    'concrete tile roof {cityLower}',
    'tile roof repair {cityLower} {regionLower}',
    '{city} tile roofer',
  ],
  issues: [
    {
      title: 'Cracked and slipped tiles',
      picture: 'sign-slipped-tiles',
      text: 'Foot traffic and falling limbs crack tiles; broken nails let them slide. One gap lets water onto the underlayment every time it rains.',
    },
    {
      title: 'Worn-out underlayment',
      picture: 'sign-torn-underlayment',
      text: 'Felt under old tile dries out and tears long before the tile wears out. Leaks in several places with sound tile above are the sign.',
    },
    ...onlyWhere(climateIs.freezing, {
      title: 'Frost damage',
      picture: 'sign-frosted-tiles',
      text: 'Tile that soaks up water flakes or splits when it freezes. Slivers in the gutter and a rough face mean the tile was not made for this climate.',
    }),
    ...onlyWhere(climateIs.arid || climateIs.hotAndHumid, {
      title: 'Broken mortar and dust in the channels',
      text: 'Heat cracks the mortar at ridges and eaves, and dust, leaves and nests fill the water channels. Rain then runs onto the underlayment.',
    }),
    ...onlyWhere(climateIs.coastal, {
      title: 'Tiles lifted by wind',
      text: 'Gusts get under loose tiles at eaves, rakes and ridges first. A tile that rattles has lost its fastener or its adhesive.',
    }),
    {
      title: 'Rusted valleys and flashing',
      picture: 'sign-tile-valley',
      text: 'Valley metal carries the most water, and cut tile hides its rust until it leaks. Leaves or mortar in the channel send water sideways; rust lines mean the metal is wearing through.',
    },
    {
      title: 'Loose ridges and hips',
      picture: 'sign-tile-ridge',
      text: 'Old mortar lets go as the frame moves through the seasons. Then only their own weight holds the ridge tiles, until a storm lifts them.',
    },
    {
      title: 'Framing too light',
      picture: 'sign-sagging-frame',
      text: 'Sagging ridges or cracked plaster after a change to tile can mean the rafters carry more than they should. This needs an engineer first.',
    },
  ],
  processSteps: [
    {
      title: 'Frame and Slope Check',
      text: 'We measure the rafters, the spans and the slope, because tile needs slope to drain and a frame that carries it without bending.',
    },
    {
      title: 'Tile and Underlayment Choice',
      text: `You compare ${isPromised('samples') ? 'samples of ' : ''}clay and concrete, and we choose a long-life underlayment, since changing it means lifting every tile.`,
    },
    {
      title: 'Battens, Metal and Setting',
      text: 'Once underlayment, valleys and battens are down, the tiles are fastened course by course, cut clean at hips and closed at the eave.',
    },
    {
      title: 'Final Check and Spare Tiles',
      text: `We look for cracked corners${isPromised('spareTiles') ? ', clear the valleys and leave you a stack of spare tiles' : ' and clear the valleys; ask for spare tiles for the day one breaks'}.`,
    },
  ],
  specs: [
    ...onlyWith(claims.tileAndMetalLifespan, ({ text }) => ({
      term: 'expected lifespan',
      value: `${text}s`,
    })),
    { term: 'weight, square foot', value: `${tile.leastPounds}–${tile.mostPounds} lb and up` },
    ...onlyWhere(stateFacts.tileSlope, { term: 'code minimum slope', value: '2½ in 12' }),
    climateIs.freezing
      ? { term: 'frost grade, clay', value: 'Grade 1' }
      : { term: 'before a change', value: 'Frame checked' },
    { term: 'typical house', value: '1–3 weeks' },
    { term: 'inspection', value: 'Free' },
  ].slice(0, 4),
  specialSection: {
    kind: 'comparison',
    heading: 'Clay or concrete?',
    lead: 'Both shed water the same way. They differ in how the color ages, in shape and in price. The drawings are not to scale.',
    options: [
      {
        key: 'clay-tile',
        name: 'Clay',
        text: 'Shaped from clay and fired in a kiln. The choice for older houses and for color that stays.',
        rows: [
          { term: 'Color', value: 'Fired through or glazed, holds for the life of the tile' },
          ...onlyWhere(climateIs.freezing, {
            term: 'Frost',
            value: 'Grade 1 under ASTM C1167: made for severe frost',
          }),
          { term: 'Shapes', value: 'Barrel, S-tile, interlocking and flat shingle' },
          { term: 'Price', value: 'The higher of the two' },
        ],
      },
      {
        key: 'concrete-tile',
        name: 'Concrete',
        text: 'Portland cement, sand and pigment, pressed to shape. Sturdy, and easier on the budget.',
        rows: [
          { term: 'Color', value: 'Pigmented or coated, softens with the years' },
          ...onlyWhere(climateIs.freezing, {
            term: 'Frost',
            value: 'To ASTM C1492, tested for freeze and thaw',
          }),
          { term: 'Shapes', value: 'Flat, low and high profile' },
          { term: 'Price', value: 'The lower of the two' },
        ],
      },
    ],
    note: inOneText(
      `Interlocking and S-shaped tile weighs ${tile.leastPounds} to ${tile.mostPounds} pounds a square foot, and plain tile weighs more. Asphalt shingles weigh about ${shingles.leastPounds} to ${shingles.mostPounds}. That gap is why the frame is checked first.`,
      ...onlyWhere(
        climateIs.freezing,
        'Lightweight tile, under 6 pounds, is generally not recommended where it freezes and thaws, as it does here.',
      ),
    ),
  },
  calculatorMaterial: 'tile',
  questions: [
    {
      question: 'Can my house carry a tile roof?',
      answer:
        'Maybe. Houses built for tile or slate usually can. A house framed for asphalt shingles may need stronger rafters or bracing: we measure the frame, and an engineer says what it needs.',
    },
    climateIs.freezing
      ? {
          question: `Do tile roofs survive ${company.region} winters?`,
          answer:
            'Yes, if the tile is made for severe frost. Trouble comes from soft tile that soaks up water, and from underlayment that was never meant to last.',
        }
      : {
          question: 'Does tile keep a house cooler?',
          answer:
            'It helps. Air moves behind the tile and carries heat off before it reaches the deck, and light colors take up less sun. Insulation and vents in the attic still do most of the work.',
        },
    {
      question: 'My tiles look fine. Why does the roof leak?',
      answer:
        'Wind-driven rain gets past any tile. The underlayment stops it, and that layer ages faster than the tile.',
    },
    {
      question: 'Can I walk on my tile roof?',
      answer:
        'Please don’t. Weight in the wrong place cracks tile, often without showing from the ground. Crews step on the lower part of each tile, where the course below supports it, and lay pads or planks where they work.',
    },
    {
      question: 'Can you match the tile on an older house?',
      answer:
        'Often. Some old patterns are still made, and salvage yards stock others. Where no match exists, tile from a slope nobody sees can go to the front, with new tile at the back.',
    },
    {
      question: 'How long does a tile job take?',
      answer:
        'Longer than shingles: plan on one to three weeks for a house, depending on shape and weather. The contract gives you the schedule.',
    },
  ],
  sources: listGiven(
    stateFacts.tileSlope,
    materialFacts.tileWeight,
    ...onlyWhere(climateIs.freezing, materialFacts.lightweightTile),
    materialFacts.shingleWeight,
  ),
} as const satisfies ServiceWords;
