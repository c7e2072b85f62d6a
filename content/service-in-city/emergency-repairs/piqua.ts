import type { emergencyRepairs } from '../../services/emergency-repairs.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const emergencyRepairsInPiqua = {
  intro: 'Water running down an outside wall in Piqua on a ten-degree night usually means ice at the eave.',
  paragraphs: [
    'Rule out a burst pipe first: close the main valve and see whether it stops. If it goes on, it started behind the gutter. Please leave the axe in the shed. Cold shingles break like crackers, and a hole made in January stays open until spring.',
    'What you can do from the ground: pull snow off the lowest four feet of the slope with a roof rake, standing to the side of the icicles. Inside, take the heat away from the dam. Close the hatch, turn off whatever warms the attic, and set a fan there to blow cold air toward the wet spot. The melting slows within an hour.',
    'We bring steam. It cuts a channel through the ice without touching the granules, and the pond behind it drains while you watch. The cause, a warm attic, is for another day.',
  ],
  points: [
    {
      question: 'Can you get to Piqua on a snowy night?',
      answer:
        'Down a plowed I-75, usually. The estimate of {drive} is for clear roads. On a bad night we tell you what we know and go no faster than is safe.',
    },
    {
      question: 'Is the wall ruined?',
      answer:
        'Seldom, if it dries. Pull the baseboard, let air behind it, and have the insulation checked. Paint and patches wait until the meter says dry.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Ice dam backup',
      remark:
        'Send a picture of the icicles from the street in Piqua; their length and place show where to cut.',
    },
  ],
  sources: [],
} as const satisfies LocalServiceText<IssueTitleOf<typeof emergencyRepairs>>;
