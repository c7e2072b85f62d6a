import type { flatRoofSystems } from '../../services/flat-roof-systems.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const flatRoofSystemsInMiamisburg = {
  intro: 'A flat roof in Miamisburg is close enough to our shop to be looked after instead of rescued.',
  paragraphs: [
    'Two visits a year are all it takes. In late November, once the leaves are down, we empty drains and gutters, look into the scuppers and sweep the corners. In April we come back for what winter did: open laps, lifted edges, a cracked pitch pocket, gravel where there should be none.',
    'Each visit leaves the same set of photos from the same spots. After two years you can lay them side by side and watch a blister grow, or not. That is worth more than anyone’s opinion.',
    'Between visits you can help. After the first hard rain of a season look down on the roof from an upper window. Mark where water still stands the next evening. Where the outlets lead matters too: downspouts that let go beside the wall bring the problem in by the basement.',
  ],
  points: [
    {
      question: 'May I go up and clear the drain myself?',
      answer:
        'If there is a fixed stair or a hatch, yes, in soft shoes. Pick the leaves out by hand. A shovel has cut more membranes than hail.',
    },
    {
      question: 'What does a maintenance visit not include?',
      answer:
        'Rebuilding. A small open lap is closed on the spot. Anything larger is photographed and priced, and you decide in peace.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Maintenance put off',
      remark: 'For Miamisburg roofs the trip is short, so there is little reason to skip the fall visit.',
    },
  ],
  sources: [],
} as const satisfies LocalServiceText<IssueTitleOf<typeof flatRoofSystems>>;
