import type { roofReplacement } from '../../services/roof-replacement.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const roofReplacementInBeavercreek = {
  intro:
    'An EF3 tornado crossed Beavercreek on May 27, 2019. That is reason enough to talk about wind before color.',
  paragraphs: [
    'Start with the honest part. No shingle is made to survive a tornado. What a good installation can do is hold through the ordinary gusts that come with every spring front, and that depends less on the brand than on four details.',
    'A starter strip with its sealant at the eave and the rakes, not an upside-down shingle. Nails in the nailing line, driven flush, as many as the maker’s high-wind instructions ask. Decking sound enough to grip them. Drip edge fastened close and lapped the right way. Nail an inch too high and it misses the shingle beneath, which was meant to share it.',
    'We photograph the starter and the nailing before they are covered. It is the part of the roof you will never see again, and the part you are paying for.',
  ],
  points: [
    {
      question: 'What does the wind rating on the wrapper mean?',
      answer:
        'It is a laboratory result for shingles nailed as the maker says and sealed by the sun. Fewer nails or a cold, unsealed strip, and the figure no longer applies.',
    },
    {
      question: 'Should I pay for impact-rated shingles too?',
      answer:
        'Ask your insurer first. Some policies lower the premium for them and some limit cosmetic claims. We price both so you can compare.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Curling and cracked shingles',
      remark: 'A lifted corner gives Beavercreek wind something to hold.',
    },
    {
      issue: 'Soft decking',
      remark: 'Nails in soft wood pull out at a fraction of their rating, whatever the shingle promises.',
    },
  ],
  sources: ['tornadoBeavercreek2019'],
} as const satisfies LocalServiceText<IssueTitleOf<typeof roofReplacement>>;
