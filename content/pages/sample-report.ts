// The findings of the sample report: of the drawn house of this website, as examples of what such a finding looks like
// (reading 22c). What is sound and what is not is the trade's own knowledge; the twelve titles are those of the inspection.

import { offers } from '#client/shapes/offers.ts';
import { isPromised } from '../business/promised.ts';
import { inspectionPoints } from '../services/inspection-points.ts';
import { listWithAnd } from '../wording/text.ts';

/** How pressing a finding is, the least first. */
export const ranks = ['fine', 'watch', 'repair soon', 'repair now'] as const;
export type Rank = (typeof ranks)[number];

interface Finding {
  readonly sound: string;
  readonly notSound: string;
  readonly rank?: Exclude<Rank, 'fine'>;
  /** On this house, where it is not fine. */
  readonly here?: string;
  readonly takes?: string;
  readonly canWait?: string;
}

/** In the order of the points. */
const findings: readonly Finding[] = [
  {
    sound: 'Granules cover every shingle. The edges lie flat and the seals hold.',
    notSound: 'Bare spots, curled corners and cracks: the shingles are drying out.',
  },
  {
    sound: 'Each cap covers the nails of the one before it.',
    notSound: 'A cap is gone. Nails and the gap at the ridge are open to the rain.',
  },
  {
    sound: 'Open metal down the middle, and shingles cut back in a straight line on both sides.',
    notSound: 'Leaves hold the water back, and a nail sits near the center.',
    rank: 'watch',
    here: 'leaves in the valley left of the door.',
    takes: 'clearing it out.',
    canWait: 'Yes, until the leaves are down.',
  },
  {
    sound: 'A bent piece of metal for each course, lapped over the one below.',
    notSound: 'Sealant in the corner and no metal. It splits as chimney and roof move.',
    rank: 'repair soon',
    here: 'sealant along the left side of the chimney.',
    takes: 'metal for each course, and counterflashing set into the mortar joint.',
    canWait: 'A few months, not a year.',
  },
  {
    sound:
      'The crown (the concrete top of the chimney) is whole and reaches past the brick. The joints are full.',
    notSound: 'The crown is cracked and mortar is missing, so water gets into the brick.',
  },
  {
    sound: 'The collar grips the pipe. The flange is under the course above and over the course below.',
    notSound: 'The rubber has split around the pipe, and rain runs down it.',
    rank: 'repair now',
    here: 'one of the two collars is split.',
    takes: 'a new boot.',
    canWait: 'No. It leaks in every rain.',
  },
  {
    sound: 'Clear glass, and flashing on all four sides.',
    notSound: 'Fog between the panes and a stain below: the glass seal has failed.',
  },
  {
    sound: 'Metal along the edge carries water off the roof, clear of the board.',
    notSound: 'No metal. Water curls back under the edge and the board rots.',
  },
  {
    sound: 'It slopes to the downspout, and every hanger holds.',
    notSound: 'It sags between two hangers. Water and grit collect there and spill over.',
    rank: 'watch',
    here: 'one loose hanger on the front gutter.',
    takes: 'setting the hanger and clearing the grit.',
    canWait: 'Yes, until the next cleaning.',
  },
  {
    sound: 'A baffle keeps the channel open, and air passes from the soffit to the ridge.',
    notSound: 'Insulation fills the eave. No air gets in, and moisture stays.',
  },
  {
    sound: 'Dry boards and clean nail tips.',
    notSound: 'A dark stain and rusty tips: water has been here more than once.',
  },
  {
    sound: isPromised('chalkSquares')
      ? 'A test square in chalk, and no hits inside it.'
      : 'No hail hits on any slope, and no creases.',
    notSound: 'Round bruises where granules are gone, and a crease where wind folded a tab.',
  },
];

export interface ReportPoint extends Omit<Finding, 'rank'> {
  readonly number: number;
  readonly title: string;
  readonly rank: Rank;
}

export const reportPoints: readonly ReportPoint[] = inspectionPoints.map(({ title }, index) => {
  const { rank = 'fine', ...finding } = findings[index] as Finding;
  return { number: index + 1, title, rank, ...finding };
});

const countOf = (rank: Rank) => reportPoints.filter((point) => point.rank === rank).length;
const needWork = reportPoints
  .filter(({ rank }) => rank.startsWith('repair'))
  .map(({ number }) => String(number));

export const sampleReport = {
  title: `${offers.inspectionPointCount}-point roof report`,
  lead: 'What we found on this roof, where, and what can wait.',
  head: [
    ['House', 'The drawn house of this website'],
    ['Date', 'Day of the visit'],
    ['Seen from', 'Ladder, roof and attic'],
    ['By', 'Name of the inspector'],
    ['Photos', 'One for each finding'],
  ],
  /** "8 fine, 2 to watch, 1 to repair soon, 1 to repair now." */
  verdict: `${ranks
    .filter((rank) => countOf(rank) > 0)
    .map((rank) => `${countOf(rank)} ${rank === 'fine' ? rank : `to ${rank}`}`)
    .join(', ')}.`,
  verdictNote: `Points ${listWithAnd(needWork)} need work. Nothing here calls for a new roof.`,
  planNote: 'Plan from above, in feet. Black numbers need work.',
  sound: 'Sound',
  notSound: 'Not sound',
  here: 'On this house:',
  takes: 'What it takes:',
  canWait: 'Can it wait?',
  drawingNote: 'Drawings not to scale. A real report has the photo beside each finding.',
  foot: 'Sample report. Drawn house, example findings.',
} as const;

const byNeed = reportPoints.toSorted((one, other) => ranks.indexOf(other.rank) - ranks.indexOf(one.rank));

/** Two points on a page, those that need work first. */
export const reportPages: readonly (readonly ReportPoint[])[] = byNeed.flatMap((_, index) =>
  index % 2 === 0 ? [byNeed.slice(index, index + 2)] : [],
);
