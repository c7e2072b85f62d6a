import type { tileRoofing } from '../../services/tile-roofing.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const tileRoofingInSidney = {
  intro:
    'In Sidney a tile roof is laid by the thermometer, and mortar is the part that watches it most closely.',
  paragraphs: [
    'Tile itself can be laid on any dry day. What suffers from cold is everything wet or sticky: mortar at ridges and hips, adhesives, the self-adhered sheet at the eaves. Mortar that freezes before it cures turns to crumbs by spring and the ridge tiles sit loose. That is reason enough to build ridges dry, with a board, screws and a vented roll, in any month.',
    'For old mortar ridges we wait. A cracked bed can be held with straps over winter and rebuilt dry in April.',
    'Shelby County is the far end of our map, {miles} miles from Miamisburg. We plan tile here between April and October, with the material on site before the old roof is touched, and we leave no slope open when the crew drives home.',
  ],
  points: [
    {
      question: 'Is a dry ridge as tight as mortar?',
      answer:
        'Tighter, as a rule. The roll under the ridge tile lets air out and keeps water from blowing in, and the screws hold where mortar only rests.',
    },
    {
      question: 'Will snow slide off tile onto my steps?',
      answer:
        'From smooth or glazed tile it can, in one piece. Snow guards go in rows above doors and walks. They are set with the tile, so decide beforehand.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Loose ridges and hips',
      remark: 'A screwed ridge needs no thaw to set, which is worth having at the northern end of our area.',
    },
  ],
  sources: [],
} as const satisfies LocalServiceText<IssueTitleOf<typeof tileRoofing>>;
