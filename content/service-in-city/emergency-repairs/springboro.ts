import type { emergencyRepairs } from '../../services/emergency-repairs.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const emergencyRepairsInSpringboro = {
  intro: 'Hail over Springboro at ten in the evening makes a terrible noise and, quite often, no emergency.',
  paragraphs: [
    'Go through the house first, not around it. Is water coming in anywhere? Is a skylight cracked, a window broken, a vent hood gone? If yes, call now and we set out. If no, the roof will still be there at breakfast, and you will see more by daylight.',
    'Before the ice melts, put a few stones beside a coin or a ruler and take a picture. Note the time. Look at soft things, which remember best: the fins of the air conditioner, the mailbox, the lids of gutters, a car that stood out. Photograph those too, with something in the frame that shows where they are.',
    'Bruised shingles rarely leak at once. They do so after a winter or two, which is why an inspection in the following weeks is worth the appointment and a midnight visit is not.',
  ],
  points: [
    {
      question: 'Do I have to file a claim right away?',
      answer:
        'Report dates are set by your policy. Ask your insurer. Knowing the facts first does no harm: we document what we find and leave the decision with you.',
    },
    {
      question: 'A skylight dome is cracked. Can I tape it?',
      answer:
        'From inside, a sheet of plastic and wide tape around the frame catches the drip. Stay off the roof. Hail under a shoe is a ball bearing.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Hail strikes',
      remark: 'In Springboro note which way the hail drove; the slope that faced it is where we begin.',
    },
    {
      issue: 'Skylight or vent torn open',
      remark: 'This is the hail damage that cannot wait until morning.',
    },
  ],
  sources: [],
} as const satisfies LocalServiceText<IssueTitleOf<typeof emergencyRepairs>>;
