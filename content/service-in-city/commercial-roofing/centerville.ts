import type { commercialRoofing } from '../../services/commercial-roofing.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const commercialRoofingInCenterville = {
  intro:
    'People who work below a re-roof in Centerville will mind three things, and none of them is the roof: smell, noise, parking.',
  paragraphs: [
    'Solvent travels. An adhesive rolled out beside an air intake will be noticed by everyone within ten minutes. We map intakes first. On the day we work near one, it is shut or fitted with a filter, and your building engineer knows when. Low-odor glues and fastened sheets exist; they cost a bit more and save many telephone calls.',
    'Sound comes through the deck. Screws are driven in bursts, which is worst for the room right below. Give us a list of rooms and hours that matter, an exam, a hearing, a nap, and we work at the other end.',
    'Parking, last. One bay for the dumpster, two for the lift, marked the evening before. The city publishes a permit list; the state asks for a permit on any commercial re-roof. Both are settled before the cones go out.',
  ],
  points: [
    {
      question: 'Will the heating and cooling be switched off?',
      answer:
        'Only a unit whose curb is being flashed, for some hours. In cold or heat we do those at the ends of the day and agree the times with you.',
    },
    {
      question: 'Do you work at night?',
      answer:
        'Seldom. A seam welded in the dark is hard to check, and neighbors hear everything. Early starts and Saturdays usually serve better.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Leaks at rooftop units',
      remark:
        'We ask which unit serves which rooms, so nobody in a Centerville waiting area sits without air.',
    },
  ],
  sources: ['centervillePermitList', 'ohioCommercialPermit'],
} as const satisfies LocalServiceText<IssueTitleOf<typeof commercialRoofing>>;
