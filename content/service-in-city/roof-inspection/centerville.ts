import type { roofInspection } from '../../services/roof-inspection.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const roofInspectionInCenterville = {
  intro:
    'A report is only worth what you can do with it; here is how to read ours at a Centerville kitchen table.',
  paragraphs: [
    'Start at the back. The last page lists every finding in one of four words. Fine. Watch. Soon. Now. If there is no “now”, finish your coffee. “Soon” means within a year or so; it has a price beside it. “Watch” has a date for the next look and no price, since none is due.',
    'Then look at each photograph and ask: could I point to this place on my house? If you cannot, the picture is no use, and you should call us. An arrow on the roof plan goes with every one.',
    'Last, the age. We give a range and the reasons for it: granules, cracks, seals, what the attic says. Where work needs a permit we name it and go by the list that the city publishes.',
  ],
  points: [
    {
      question: 'Two inspectors disagree. Whom do I believe?',
      answer:
        'The photo. Ask both to show the spot and say what happens if nothing is done. We will meet the other one on your lawn, if that helps.',
    },
    {
      question: 'Do the prices hold for later?',
      answer:
        'The estimate shows how long it is valid. After that we update it, and the findings stay as they were, so nobody needs to climb again for a number.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Hail bruises',
      remark:
        'In the report each bruise has a chalk ring and a ruler; a picture of a slope from the street proves nothing.',
    },
  ],
  sources: ['centervillePermitList'],
} as const satisfies LocalServiceText<IssueTitleOf<typeof roofInspection>>;
