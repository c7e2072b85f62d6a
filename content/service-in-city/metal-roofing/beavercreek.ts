import type { metalRoofing } from '../../services/metal-roofing.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const metalRoofingInBeavercreek = {
  intro:
    'Metal roofs hold by their clips; on a Beavercreek roof we ask how many, how far apart, and into what.',
  paragraphs: [
    'A panel has no nails to count from the outside. What keeps it down is a row of clips under each seam, and the screws that hold those clips to the deck. In the middle of a slope they may stand two feet apart. At eaves, rakes and ridge, where wind pulls hardest, they should stand much closer. The maker’s tested table gives the spacing by zone.',
    'Thin or tired sheathing undoes all of it. A screw in a half-rotten board holds like a screw in cake. We pull a few before we build on the rest.',
    'An EF3 tornado crossed Beavercreek on May 27, 2019. No metal roof is sold against that, and one that claims to be should worry you. What the tests do cover is the wind of an ordinary bad night. Ask for the test report of the very panel you are buying.',
  ],
  points: [
    {
      question: 'Where does a metal roof start to fail in wind?',
      answer:
        'At a loose edge. Trim that is only nailed through its face lets go, wind gets a finger under the first pan, and the seam unzips from there.',
    },
    {
      question: 'Will hail dents be covered?',
      answer:
        'Read the policy. Some exclude dents that do not leak. We photograph and measure them and meet the adjuster if you wish; the decision is the insurer’s.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Panels with no room to move',
      remark: 'More clips toward the edges do not pin the panel: they hold it down and still let it slide.',
    },
  ],
  sources: ['tornadoBeavercreek2019', 'ohioAdjusterLaw'],
} as const satisfies LocalServiceText<IssueTitleOf<typeof metalRoofing>>;
