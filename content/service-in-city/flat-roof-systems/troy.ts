import type { flatRoofSystems } from '../../services/flat-roof-systems.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const flatRoofSystemsInTroy = {
  intro: 'Before anyone in Troy pays for a coating, cut a hole in the roof the size of a hand.',
  paragraphs: [
    'A coating is paint with ambitions. On a dry roof with sound seams it can add years for a good deal less than a tear-off. On a wet one it is a lid on a pot. The only way to know is to look inside.',
    'We read moisture across the whole surface with a meter, mark what reads high, and cut a core at the best and the worst spot. You see a cake of layers: how many roofs lie there, what insulation, whether it drips when squeezed. The hole is patched at once. Damp areas are drawn to scale. If they make up a small share they are cut out and rebuilt, and the rest may be coated.',
    'Should there be two roofs already, or the deck show rust, we say so and price the tear-off.',
  ],
  points: [
    {
      question: 'Silicone or acrylic?',
      answer:
        'Silicone puts up with standing water but gets slippery, and later only more silicone will stick to it. Acrylic needs good drainage and is easier to recoat. Slope decides.',
    },
    {
      question: 'How is the test arranged from {miles} miles away?',
      answer:
        'In one visit, on a dry day, with the meter, the core drill and patching material on the truck. You get the drawing and the photographs afterward.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Coating and restoration',
      remark: 'For a roof in Troy we quote coating and replacement only after the core has been cut.',
    },
  ],
  sources: [],
} as const satisfies LocalServiceText<IssueTitleOf<typeof flatRoofSystems>>;
