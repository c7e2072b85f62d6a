import type { roofReplacement } from '../../services/roof-replacement.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const roofReplacementInCenterville = {
  intro:
    'Read Centerville’s permit list, then choose your shingle outdoors: in that order, a replacement holds few surprises.',
  paragraphs: [
    'The city publishes a list of work that needs a permit. It takes five minutes to read, and it is better than anything a salesperson remembers. We go by the list as it stands on the day we write your estimate, and any fee appears there as its own line.',
    'Then comes the part people enjoy less than they expect. A shingle sample is the size of a book, and a roof is the size of a parking lot. Take the board outside. Lay it flat on the ground against the brick or siding, at noon and again near sunset. Dark blends go flat in shade, and a strong blend looks busy on a short slope.',
    'Ask for the address of a roof in that color, and drive past it. No screen shows what thirty squares look like.',
  ],
  points: [
    {
      question: 'My owners’ association has color rules. Who handles that?',
      answer:
        'The request comes from you as the owner. We supply the sample, the product sheet and a short description of the work for it. Allow time before ordering.',
    },
    {
      question: 'Does the color change the price?',
      answer:
        'Within one product line, rarely. A step up in thickness or impact rating does. The estimate names the exact line, so two bids can be compared.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Granule loss',
      remark:
        'Colors fade with their granules, so choose your Centerville sample against a roof that is some years old.',
    },
  ],
  sources: ['centervillePermitList'],
} as const satisfies LocalServiceText<IssueTitleOf<typeof roofReplacement>>;
