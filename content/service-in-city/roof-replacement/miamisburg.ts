import type { roofReplacement } from '../../services/roof-replacement.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const roofReplacementInMiamisburg = {
  intro: 'In Miamisburg the decision to open a roof can wait until we have looked at the sky that morning.',
  paragraphs: [
    'Our shop is in town, so nobody has to tear off shingles just because the truck is already halfway to the job. If the radar looks wrong at breakfast, your old roof stays on one more day.',
    'Once we start, we strip only what can be closed by evening. Decking checked, ice barrier at the eaves and in the valleys, underlayment over the rest, drip edge on. A slope that is dried in can sit under a storm overnight. An open slope cannot.',
    'The last thing we do is look for nails. They drop into gutters, mulch and the joint between drive and lawn. We run a magnet over all of it, and gutters are cleaned by hand. If the mower turns one up later, call. We are never far.',
  ],
  points: [
    {
      question: 'How much of the roof is open at one time?',
      answer:
        'As much as the crew can cover before they go home. On a simple two-slope roof that is often one side a day. Valleys and dormers make the daily share smaller.',
    },
    {
      question: 'Where do the dumpster and the pallets go?',
      answer:
        'On the driveway if it will take the weight, with planks under the wheels. Tell us about a septic tank, a buried line or a soft edge before delivery day.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Soft decking',
      remark:
        'In Miamisburg another stack of sheathing is minutes away, so a soft surprise seldom stops the day.',
    },
  ],
  sources: [],
} as const satisfies LocalServiceText<IssueTitleOf<typeof roofReplacement>>;
