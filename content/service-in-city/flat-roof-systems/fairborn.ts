import type { flatRoofSystems } from '../../services/flat-roof-systems.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const flatRoofSystemsInFairborn = {
  intro:
    'Whoever else works on your Fairborn roof leaves something behind: a screw, a lid, a puddle of grease.',
  paragraphs: [
    'A flat roof is a workshop floor with no walls. A technician kneels beside the air conditioner, sets a panel down on its corner and drops two screws. A sign installer drags a cable. The kitchen below blows grease out of a fan. None of them means harm, and each can end the life of a membrane in one spot.',
    'Walk pads from the hatch to every unit keep feet where they belong. Around a kitchen fan, a tray and a sheet that shrugs off grease: TPO and EPDM both dislike it, and PVC or a sacrificial layer does better. Pipes pass through in boots rather than in tar pots.',
    'And a logbook hangs by the hatch. Name, date, reason. When a leak turns up in that corner in May, you know whom to ask about April.',
  ],
  points: [
    {
      question: 'Can you come after another trade has finished?',
      answer:
        'Yes. One look on the way out costs less than a ceiling. If you have several buildings in Fairborn, we see them on the same day.',
    },
    {
      question: 'What is wrong with pitch pockets?',
      answer:
        'They need topping up, and nobody does it. The filler shrinks, a ring opens around the pipe, and water follows the pipe down. We replace them wherever the pipe allows.',
    },
  ],
  issueRemarks: [
    {
      issue: 'TPO seams and punctures',
      remark: 'Look first along the path between your hatch and the units; that is where the cuts are.',
    },
    {
      issue: 'Maintenance put off',
      remark: 'A visit to Fairborn, {miles} miles out, pays best right after other trades have packed up.',
    },
  ],
  sources: [],
} as const satisfies LocalServiceText<IssueTitleOf<typeof flatRoofSystems>>;
