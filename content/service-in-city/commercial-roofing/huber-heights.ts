import type { commercialRoofing } from '../../services/commercial-roofing.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const commercialRoofingInHuberHeights = {
  intro:
    'Not every commercial roof is flat: a brick church or office in Huber Heights may carry shingles, and the state rule still applies.',
  paragraphs: [
    'People connect permits with flat membranes and cranes. But in Ohio it is the commercial building whose re-roof needs one, whatever lies on it. A congregation that replaces shingles with volunteers on a Saturday can find that out afterward.',
    'Large pitched roofs have their own troubles. Slopes of sixty feet need underlayment that stays put under boots. Valleys collect from wide slopes. A steeple or a clock gable pierces the ridge with metal no ladder reaches. A community of brick homes, as the city calls itself, also builds in brick for Sundays. Where such a tower rises through the slope, every course needs its step of flashing and a joint to receive the cover.',
    'We bring a lift for the towers, photograph all four sides, and mark for the mason what is the mason’s.',
  ],
  points: [
    {
      question: 'We decide by committee. What do you give us?',
      answer:
        'A report with pictures and two or three priced ways forward, on as few pages as possible. We are glad to explain it at one meeting.',
    },
    {
      question: 'Can volunteers do part of the work?',
      answer:
        'On the ground, gladly: clearing the attic, moving plants, coffee. On the roof nobody works without a harness and our insurance behind it.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Parapets and coping',
      remark:
        'On a brick gable the stone or metal cap is the parapet’s roof; look at its joints before blaming ours.',
    },
  ],
  sources: ['ohioCommercialPermit', 'huberHeightsBrick'],
} as const satisfies LocalServiceText<IssueTitleOf<typeof commercialRoofing>>;
