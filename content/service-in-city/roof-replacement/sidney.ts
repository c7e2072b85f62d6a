import type { roofReplacement } from '../../services/roof-replacement.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const roofReplacementInSidney = {
  intro:
    'Sidney is the northernmost town we serve, so a late-season replacement here needs a plan for cold shingles.',
  paragraphs: [
    'An asphalt shingle is glued as well as nailed. The strip of sealant on its back needs sun and some warmth to take hold. Laid in October it may seal within days. Laid in December it can stay loose until spring, and loose tabs in a north wind crease and break.',
    'We do not stop at the first frost. We work with it: bundles kept in the warm until they go up, no bending of stiff shingles over hips, and dabs of asphalt cement under the tabs along rakes, ridges and the windward side. Below freezing, with frost on the deck, we wait.',
    'It is {miles} miles from Miamisburg to Sidney. For a job this far out we book whole days, bring the full load and stay until the roof is closed.',
  ],
  points: [
    {
      question: 'Can the tear-off be split over two weeks?',
      answer:
        'By slope, yes. Each slope is finished or fully dried in before we leave Shelby County. We do not leave felt flapping over a weekend.',
    },
    {
      question: 'What if the shingles have not sealed by spring?',
      answer:
        'Call when it turns warm. We lift a few tabs in several places, and where they come up freely we seal them by hand.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Curling and cracked shingles',
      remark: 'Cold makes old shingles brittle: in a Sidney winter one that curled in fall may snap.',
    },
  ],
  sources: [],
} as const satisfies LocalServiceText<IssueTitleOf<typeof roofReplacement>>;
