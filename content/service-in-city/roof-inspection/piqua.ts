import type { roofInspection } from '../../services/roof-inspection.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const roofInspectionInPiqua = {
  intro: 'Snow inspects Piqua roofs for nothing; you only have to go out and look while it lies.',
  paragraphs: [
    'The morning after a light fall, walk around the house before the sun is on it. Snow lies longest where the attic is coldest, and that is what you want to see: an even white sheet. Bare ovals mean warm air from below. A stripe across the slope marks a gap in the insulation. A melted collar around the chimney shows where the chase was never closed. Then see what your neighbor’s looks like.',
    'Next, open the hatch and look at the nails. Frost on the tips is moisture from the rooms, and will drip at the first thaw. Photograph all of it. By noon it is gone.',
    'Send the pictures with your request. When we come in the spring, they tell us where to lift, and the report can say why those eaves made ice.',
  ],
  points: [
    {
      question: 'Do you inspect in winter?',
      answer:
        'Attic, gutters and everything that can be seen from a ladder, yes. A snow-covered slope waits. We say in the report which points are still open.',
    },
    {
      question: 'Is frost on nails a roof problem?',
      answer:
        'It begins in the rooms: baths, laundry, a damp basement. It ends as stained sheathing. Ventilation helps, but closing the gaps in the ceiling helps first.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Starved attic vents',
      remark: 'In a Piqua January the frost on nail tips shows it better than any gauge of ours.',
    },
  ],
  sources: [],
} as const satisfies LocalServiceText<IssueTitleOf<typeof roofInspection>>;
