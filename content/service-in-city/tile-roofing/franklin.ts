import type { tileRoofing } from '../../services/tile-roofing.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const tileRoofingInFranklin = {
  intro:
    'You need not tile a whole Franklin house to have tile; a porch, a bay or a garden building can be enough.',
  paragraphs: [
    'A small tile roof is a job of details. There is hardly any field, only edges. At the eave the first course has to be kicked up by the height of one tile, or its nose dips and water runs behind the gutter. Open barrels there need bird stops, or sparrows and wasps move in. At the wall above, the pan flashing must reach high enough for drifted snow.',
    'Slope sets a limit. Most tile wants 4 in 12 or more. On a flatter porch the maker may allow less over a sealed membrane, and then the membrane is the roof and the tile its decoration. We tell you which of the two you are buying.',
    'The frame of a porch is also smaller than it looks. Posts and beam are checked like any rafter.',
  ],
  points: [
    {
      question: 'Is a tiny tile job worth your while?',
      answer:
        'Franklin is {miles} miles from the shop, so yes. What costs is the minimum order from the maker. Salvaged tile gets around that nicely.',
    },
    {
      question: 'Can the tile match my shingles in color?',
      answer:
        'Match is the wrong aim; tile will always read as tile. Pick a tone from the trim or the chimney instead and let it stand on its own.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Cracked and slipped tiles',
      remark: 'On a porch the tile hangs at ladder height, so ladders are what breaks it.',
    },
  ],
  sources: [],
} as const satisfies LocalServiceText<IssueTitleOf<typeof tileRoofing>>;
