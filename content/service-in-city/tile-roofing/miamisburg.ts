import type { tileRoofing } from '../../services/tile-roofing.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const tileRoofingInMiamisburg = {
  intro:
    'Weather gets the blame for broken tile on a Miamisburg roof; look for boot prints before you believe it.',
  paragraphs: [
    'Painters, cable installers, gutter cleaners: each crosses the roof on the way to another job. Tile carries weight near its lower edge, where it rests on the course below. Step in the middle of the pan and it snaps. Often the crack stays closed and shows only after the first hard freeze.',
    'So a tile roof needs a rule: nobody walks on it without asking. We can mark the path that does the least harm, from the ladder to the chimney and the vents, and leave a drawing of it with you.',
    'Keep twenty spare tiles behind the garage. If you have none, we look for the maker’s stamp on the back of a broken one. With the shop in town, one slipped tile is reason enough to stop by.',
  ],
  points: [
    {
      question: 'Can one tile be changed without taking up the others?',
      answer:
        'Yes. The neighbors are wedged up a little, the pieces slid out, and the new tile is held with a hook or a bead of roof adhesive. It takes minutes once we are there.',
    },
    {
      question: 'How do I spot a cracked tile from the ground?',
      answer:
        'Use binoculars in the morning, when low sun throws shadows. Look for a corner that sits lower, a dark line, or a bright fresh edge.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Cracked and slipped tiles',
      remark:
        'Ask every trade that needs your Miamisburg roof to call us first; moving a ladder is cheaper than moving tile.',
    },
  ],
  sources: [],
} as const satisfies LocalServiceText<IssueTitleOf<typeof tileRoofing>>;
