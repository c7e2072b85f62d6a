import type { commercialRoofing } from '../../services/commercial-roofing.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const commercialRoofingInMiamisburg = {
  intro: 'A Miamisburg shop owner can have a roofer look at a wet ceiling tile before the doors open.',
  paragraphs: [
    'For a small business the roof is not a project, it is an interruption. So the useful questions are about hours. When do customers come? Which door must stay clear? Who sleeps, studies or has teeth drilled below the spot where we want to hammer? We write the answers into the schedule and put it up where staff can read it.',
    'Loud work goes to the early morning. Smelly work goes to the day you are closed. Trucks stand where your deliveries do not. Because our own shop is in town, a half day here and there is possible; a crew from far away needs to fill its eight hours.',
    'One thing cannot be squeezed in. Re-roofing a commercial building in Ohio needs a permit. Repairs can often go ahead while it is pending.',
  ],
  points: [
    {
      question: 'What will my tenants notice?',
      answer:
        'Footsteps, a hoist and, for an hour or so at a time, cutting. They get a page with dates and a number to call. Ceilings below open sections are covered.',
    },
    {
      question: 'Is a yearly contract worth it for a small roof?',
      answer:
        'Two visits a year are worth it. Whether you want them as a contract or simply call in April and November makes no difference to the drains.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Leaks at rooftop units',
      remark:
        'In Miamisburg we can meet your heating contractor on the roof, so that neither trade blames the one who is absent.',
    },
  ],
  sources: ['ohioCommercialPermit'],
} as const satisfies LocalServiceText<IssueTitleOf<typeof commercialRoofing>>;
