import type { metalRoofing } from '../../services/metal-roofing.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const metalRoofingInHuberHeights = {
  intro:
    'Fresh mortar and painted metal are poor neighbors, which matters wherever a Huber Heights roof meets brick.',
  paragraphs: [
    'Mortar is strongly alkaline until it cures. A splash of it can etch the finish of a metal panel within hours, and bare aluminum fares worse. In a place that counts itself a community of brick homes, that settles the order of work. Masonry first: chimney repointed, crown mended, joints cut for the flashing. Then a week’s wait. Then metal.',
    'The wall flashing has two parts that must not be joined. One is fixed to the roof and travels with the panels. The other sits in the mortar joint and stays put. It laps over the first, with room to slide. Rivet them together and the sun will tear one of them loose.',
    'As for color: charcoal and bronze calm a lively brick, and red roofs beside red walls seldom agree. Hold the sample against the wall.',
  ],
  points: [
    {
      question: 'My mason wants to work after the roof is on. Is that a problem?',
      answer:
        'It can be managed with sheets taped over every panel below. The other order is cheaper. We are glad to agree dates with your mason.',
    },
    {
      question: 'What happens behind a wide chimney?',
      answer:
        'A cricket in the same metal, folded, riveted and sealed, splits the water. Without one, snow and leaves sit there half the winter.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Leaks at vents and chimneys',
      remark:
        'At a brick chimney we use two separate pieces, so the roof can move while the wall stands still.',
    },
    {
      issue: 'Rust and mixed metals',
      remark: 'Mortar droppings count as well: rinse them off wet, because dry is too late.',
    },
  ],
  sources: ['huberHeightsBrick'],
} as const satisfies LocalServiceText<IssueTitleOf<typeof metalRoofing>>;
