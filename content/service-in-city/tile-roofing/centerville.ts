import type { tileRoofing } from '../../services/tile-roofing.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const tileRoofingInCenterville = {
  intro:
    'On a Centerville tile roof, choose the metal as if you could never reach it again, because you hardly can.',
  paragraphs: [
    'Valleys, chimney pans, the strip where roof meets wall: all of it lies under tile once the job is done. To change a valley later, tile has to come up for three feet on both sides. That makes thin galvanized steel a false saving. We quote heavy-gauge coated steel and copper side by side, with the difference in dollars.',
    'Shape matters as much as thickness. A valley with a raised rib down the middle stops water from a steep slope running up under the tile of a flatter one. Edges are turned back so that whatever washes over stays in the pan. Cut tiles stop short of the rib and leave a channel that leaves can slide through.',
    'Look at the old metal for clues. Rust in a thin line shows where cut tile held dirt. Rust all over means it is simply at its end.',
  ],
  points: [
    {
      question: 'Is tile on Centerville’s permit list?',
      answer:
        'The city publishes which work needs a permit. Going from shingle to tile changes the load, so we ask by name about that and not about re-roofing in general.',
    },
    {
      question: 'Can copper and steel be mixed?',
      answer:
        'Not where water runs from copper onto steel. It eats the coating. One metal for valleys and gutters, or a clean break between them.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Rusted valleys and flashing',
      remark: 'Ask for the gauge and the metal in writing; on paper, all valleys look alike.',
    },
  ],
  sources: ['centervillePermitList'],
} as const satisfies LocalServiceText<IssueTitleOf<typeof tileRoofing>>;
