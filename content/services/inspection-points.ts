// The twelve points of the free inspection, in the order of the numbered plan on the page and of the checklist in the
// estimate document. Source: specification §1 and §9; the count must equal offers.inspectionPointCount (tested).

import { isPromised } from '../business/promised.ts';
import { residentialCode } from '../facts/residential-code.ts';

const sections = residentialCode?.sections ?? {};

export interface InspectionPoint {
  readonly title: string;
  readonly text: string;
}

export const inspectionPoints = [
  {
    title: 'Shingle condition',
    text: 'We look for bare spots, cracks, curling and broken seals on every slope, sunny side and shaded side.',
  },
  {
    title: 'Ridge and hips',
    text: 'Cap shingles take the most wind, so we check their nails, seal and cracks, and the vent beneath them.',
  },
  {
    title: 'Valleys',
    text: 'We check the valley metal or woven shingles for wear, trapped leaves and nails set too close to the center.',
  },
  {
    title: 'Step flashing',
    text: 'Beside each wall we check that there is one piece per course and a kickout at the bottom.',
  },
  {
    title: 'Chimney and cap',
    text: sections.cricket
      ? 'We check the crown, mortar, counterflashing and, on chimneys wider than 30 inches, the cricket that code requires: a small ridge that turns water aside.'
      : 'We check the crown, mortar, counterflashing and, behind a wide chimney, the cricket.',
  },
  {
    title: 'Pipe boots and vents',
    text: 'Rubber collars crack first, so we check each pipe, hood and exhaust vent up close.',
  },
  {
    title: 'Skylights',
    text: 'We check the glass seal, the flashing kit and the weep holes, and look for stains on the shaft inside.',
  },
  {
    title: 'Drip edge and fascia',
    text: `We look for missing drip edge${sections.dripEdge ? ' (code requires it at eaves and at rakes, the sloping edges)' : ''}, soft fascia and water behind the gutter.`,
  },
  {
    title: 'Gutters and downspouts',
    text: 'We check slope, hangers, joints and outlets, and how much shingle grit has collected.',
  },
  {
    title: 'Soffit and attic ventilation',
    text: `We compare the vents with ${sections.atticVents ? 'the code’s 1/150 or 1/300' : 'the size'} of the attic floor, and look for insulation or paint that blocks them.`,
  },
  {
    title: 'Decking and attic moisture',
    text: 'From the attic we look for stains, rusty nail tips, mold and sagging between the rafters.',
  },
  {
    title: 'Hail and wind damage',
    text: `We ${isPromised('chalkSquares') ? 'mark a 10 × 10 ft test square on each slope we can walk and count' : 'look over each slope and count'} hail hits, creases and missing pieces.`,
  },
] as const satisfies readonly InspectionPoint[];
