import type { roofRepair } from '../../services/roof-repair.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const roofRepairInFranklin = {
  intro:
    'Look along the gutter line first: on many houses, in Franklin as elsewhere, the edge of the roof fails before the middle.',
  paragraphs: [
    'Water should leave the shingle, cross a metal drip edge and land in the gutter. Take away the metal, or hang the gutter an inch too low, and it curls back under the shingle instead. The end of the decking gets wet with every rain. Then the board behind the gutter goes soft, the gutter screws lose their hold, and the whole length begins to sag.',
    'A new gutter on that board is money spent twice. We take off the gutter, cut back to sound wood, replace the board, slip a drip edge under the lowest course and hang the gutter so that it falls toward the outlet.',
    'Franklin is a river town, and water on the ground is its own subject. From a roofer’s side the answer is simple: clean outlets, and downspouts that let go well away from the wall.',
  ],
  points: [
    {
      question: 'How do I check the board without a ladder?',
      answer:
        'Look for peeling paint below the gutter, dark streaks on the soffit, and a gutter that no longer runs parallel to the roof.',
    },
    {
      question: 'Do gutter covers prevent this?',
      answer:
        'They keep leaves out, mostly. They do not replace a missing drip edge, and some kinds lift the first course of shingles when they are fitted.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Step flashing and kickouts',
      remark: 'A missing kickout and a sagging gutter often share the same rotten corner.',
    },
  ],
  sources: [],
} as const satisfies LocalServiceText<IssueTitleOf<typeof roofRepair>>;
