import type { tileRoofing } from '../../services/tile-roofing.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const tileRoofingInBeavercreek = {
  intro: 'Weight alone does not keep tile on a Beavercreek roof when the wind gets under it.',
  paragraphs: [
    'A heavy tile feels as if it could not move. Wind does not push it down, though. It lifts. Air rushing over the ridge lowers the pressure above, and air inside the attic presses from below. The corners, the ridge and the eave feel it first. On May 27, 2019 an EF3 tornado crossed Beavercreek, and against that no fastening is a promise. Against a March front, fastening is everything.',
    'So we nail or screw every tile along the eaves, rakes, hips and ridges, and in the field as the maker’s wind table asks for that slope and height. The nose of the eave course gets a clip. Ridge tiles are screwed to a board. Mortar by itself is decoration.',
    'On an older roof we test by hand: lift gently, course by course, along the edges. Whatever rises is counted and fixed.',
  ],
  points: [
    {
      question: 'Can flying tile damage the house next door?',
      answer:
        'A loose one can. That is why edges and ridges matter more than the field. After a storm keep people away from the eaves until somebody has looked.',
    },
    {
      question: 'Does tile stand up to hail?',
      answer:
        'Better than a worn shingle, but not always. A hard strike leaves a half-moon chip at the edge or a crack through the pan. We check both on a hail inspection.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Loose ridges and hips',
      remark: 'In a town that an EF3 has crossed, mortar-only ridges are the first thing we would change.',
    },
  ],
  sources: ['tornadoBeavercreek2019'],
} as const satisfies LocalServiceText<IssueTitleOf<typeof tileRoofing>>;
