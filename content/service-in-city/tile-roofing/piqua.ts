import type { tileRoofing } from '../../services/tile-roofing.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const tileRoofingInPiqua = {
  intro: 'For a Piqua roof the grade stamped on a clay tile matters more than its color.',
  paragraphs: [
    'Water grows by about a tenth when it freezes. A tile with open pores takes up rain in November, freezes, and sheds a flake as thin as a fingernail. One frost does little. A winter that swings above and below freezing, day after day, does a great deal.',
    'Clay tile is sorted for this. Under ASTM C1167, Grade 1 is meant for severe frost, Grade 2 for moderate, Grade 3 for hardly any. We use Grade 1 and nothing else here. Concrete has its own standard, C1492, with a freeze-and-thaw test. Ask to see the sheet. Any supplier has it.',
    'Then let the tile dry. Battens with gaps, an open eave with a bird stop, a vented ridge. Air that moves behind the tile carries off what the face has soaked up.',
  ],
  points: [
    {
      question: 'How can I tell the grade of tile that is already up?',
      answer:
        'By the maker’s mark on the back, or by its behavior. Flakes in the gutter, a face like sandpaper and a dull sound when tapped point to soft tile.',
    },
    {
      question: 'Does a sealer help soft tile?',
      answer:
        'It can make matters worse. Moisture still comes in from the back and the edges, and then it cannot get out through the face.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Frost damage',
      remark: 'Piqua is one of our three northern towns, and we price no clay tile here below Grade 1.',
    },
  ],
  sources: [],
} as const satisfies LocalServiceText<IssueTitleOf<typeof tileRoofing>>;
