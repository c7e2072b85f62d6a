import type { roofInspection } from '../../services/roof-inspection.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const roofInspectionInMiamisburg = {
  intro: 'The most useful inspection of a Miamisburg roof is the dull one, made while nothing is wrong.',
  paragraphs: [
    'It gives you a first page. Every slope, every pipe, each side of the chimney, photographed from a spot that can be found again, with the date. The next visit takes the same pictures. Put them in a row and you no longer ask how old the roof is. You see how fast it ages.',
    'Most roofs change slowly for many years and then quickly. The row of pictures shows where that bend begins. A crack in a pipe boot that was a hair last fall and a gap this spring tells you to act. A patch of thin granules that looks the same three years running tells you not to.',
    'With our shop in town it costs neither of us much to keep up. Pick a month, such as your birthday, and we stick to it.',
  ],
  points: [
    {
      question: 'Is there anything to sign?',
      answer:
        'No. You receive the report and the photos by e-mail, and an estimate only where work is due. Keep them with the deed.',
    },
    {
      question: 'Can I ask for one part only, such as the chimney?',
      answer:
        'You can, but the rest takes little longer once the ladder stands. We check every point and put the one you worry about on page one.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Broken seals',
      remark: 'On a yearly round in Miamisburg we lift the same edges each time, so a change cannot hide.',
    },
  ],
  sources: [],
} as const satisfies LocalServiceText<IssueTitleOf<typeof roofInspection>>;
