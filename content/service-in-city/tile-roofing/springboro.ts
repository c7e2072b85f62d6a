import type { tileRoofing } from '../../services/tile-roofing.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const tileRoofingInSpringboro = {
  intro: 'Before a Springboro house trades shingles for tile, someone has to do the arithmetic of ten tons.',
  paragraphs: [
    'A roof of 2,000 square feet in concrete tile at ten pounds a square foot weighs 20,000 pounds. The asphalt it replaces weighed perhaps a third of that. Trusses are designed for a stated load and no more, and the stamp on the drawing is the place to look.',
    'We start in the attic: spacing, span, lumber size, the metal plates at the joints. If you have the truss drawings from the builder, bring them. The dead load is printed there. When the figure is too small or missing, an engineer runs it. The letter costs little compared with a ridge that sags.',
    'Sometimes the answer is no, or it is bracing. And sometimes a lighter tile, or metal, gives you the look you wanted without the lumber. We would rather lose a tile job than bend a house.',
  ],
  points: [
    {
      question: 'Do I need a permit to change to tile in Springboro?',
      answer:
        'Expect questions, because the load on the frame changes. We ask the office for your Warren County address and put the engineer’s letter with the request.',
    },
    {
      question: 'Can rafters be strengthened from inside?',
      answer:
        'Often. Sister rafters, a purlin with struts down to a bearing wall, collar ties. Trusses are another matter: never cut or add to one without the engineer’s detail.',
    },
  ],
  issueRemarks: [
    {
      issue: 'A frame too light',
      remark: 'No Springboro price for a change to tile leaves our desk before the frame has been looked at.',
    },
  ],
  sources: [],
} as const satisfies LocalServiceText<IssueTitleOf<typeof tileRoofing>>;
