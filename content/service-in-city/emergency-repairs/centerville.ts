import type { emergencyRepairs } from '../../services/emergency-repairs.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const emergencyRepairsInCenterville = {
  intro: 'While a crew drives the {miles} miles to Centerville, you can save the ceiling with a screwdriver.',
  paragraphs: [
    'Drywall holds water like a hammock. It sags, goes dark, and then comes down all at once with the insulation. If the room is safe, if the power to it is off, and if you can stand to one side, put a bucket under the lowest point and poke a small hole there. A thin stream into a bucket is far better than forty pounds of wet plaster on a table.',
    'Put nothing electrical back on until someone has looked inside the fixture. Move furniture out rather than covering it, because plastic traps the damp. Lift rugs. Open the door so that air moves.',
    'If the bulge is as wide as your arms, leave it. Shut the door and let us do it from the attic side, where we can see what holds it up.',
  ],
  points: [
    {
      question: 'Can I throw my own tarp over it?',
      answer:
        'Please do not. A wet roof in the dark is what hurts people. A tarp held by bricks is also off by midnight, and the bricks come down with it.',
    },
    {
      question: 'How soon must the insulation come out?',
      answer:
        'Soaked batts within a day or two, while the wood can still dry. Blown-in material that is only damp on top can be raked aside. We show you which it is.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Water through the ceiling',
      remark:
        'Tell us when you call from Centerville whether the bulge is growing; it changes what we carry in first.',
    },
  ],
  sources: [],
} as const satisfies LocalServiceText<IssueTitleOf<typeof emergencyRepairs>>;
