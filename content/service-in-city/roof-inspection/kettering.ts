import type { roofInspection } from '../../services/roof-inspection.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const roofInspectionInKettering = {
  intro: 'We spend as long under a Kettering roof as on it, because the attic keeps the better records.',
  paragraphs: [
    'Shingles show the weather. The attic shows the house. We go in with a light, then switch it off. Daylight at the ridge and the eaves is how a vent should look; daylight beside the chimney is not. Rings around nails mean frost in winter. Gray streaks on insulation mark the drafts that carry warm air up from the rooms.',
    'Then we measure. Square inches of opening at the soffit against those at the ridge, depth of insulation in three places, whether the bath fan ends outdoors or in the rafters. A roof that cooks from below loses years, and new shingles would lose them as well.',
    'Additions get a look of their own. Where a flat part joins, we probe the seam. If it needs work with a torch, Kettering asks for a fire permit, and the report says so.',
  ],
  points: [
    {
      question: 'What if my attic has no floor?',
      answer:
        'We walk on the joists, and stop where that is unsafe. A camera on a pole sees the corners. You only need to clear the space under the hatch.',
    },
    {
      question: 'Will I be told to buy insulation from you?',
      answer:
        'No. Opening soffits and adding vents is our trade. For air sealing and insulation you get the measurements, and can hand them to whomever you like.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Starved attic vents',
      remark:
        'On Kettering houses with additions we check that closing in a porch did not close off the soffit.',
    },
  ],
  sources: ['ketteringFirePermit'],
} as const satisfies LocalServiceText<IssueTitleOf<typeof roofInspection>>;
