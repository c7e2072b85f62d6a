import type { roofRepair } from '../../services/roof-repair.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const roofRepairInBeavercreek = {
  intro:
    'Patches made in a hurry after a storm deserve a second look, and Beavercreek had its storm on May 27, 2019.',
  paragraphs: [
    'An EF3 tornado crossed the city that evening. Ohio counted {ohioTornadoCount} tornadoes in the outbreak. After a night like that roofs are closed with what is on the truck, by whoever is there, and a temporary patch has a way of becoming permanent.',
    'If you bought your house since then, you may own one. Signs: shingles of two colors on one slope, nail heads left showing and covered with a dab of cement, a strip of exposed felt at a hip, flashing that ends in mid-air. In the attic, look for new wood beside old.',
    'We open one suspicious spot, see how it was built and tell you whether the rest can stay. Often it can. Sometimes a course of shingles was nailed too high and the whole patch comes off in your hand.',
  ],
  points: [
    {
      question: 'What is a creased shingle?',
      answer:
        'One that the wind folded back and dropped again. It lies flat and looks whole, but there is a line across it where the mat broke. It will not seal again.',
    },
    {
      question: 'Can old storm damage still go to my insurer?',
      answer:
        'Policies set deadlines, so ask yours. We can inspect, photograph and date what we see. What is covered is the insurer’s decision.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Wind-lifted shingles',
      remark: 'Any slope in Beavercreek with a patch from 2019 gets its seals tested around the edge of it.',
    },
  ],
  sources: ['tornadoBeavercreek2019', 'tornadoOutbreak2019', 'ohioAdjusterLaw'],
} as const satisfies LocalServiceText<IssueTitleOf<typeof roofRepair>>;
