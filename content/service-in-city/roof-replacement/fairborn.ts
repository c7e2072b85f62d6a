import type { roofReplacement } from '../../services/roof-replacement.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const roofReplacementInFairborn = {
  intro:
    'Beside an air base a house can change hands on short notice, so a new Fairborn roof should come with papers the next owner can use.',
  paragraphs: [
    'Wright-Patterson is next door. If orders may move you, think of the roof as something you will hand over. A buyer cannot see underlayment, and an inspector will guess at the age unless somebody wrote it down.',
    'Ask for four things at the end: the contract with the product line and color, photos of the decking and the dry-in, the date of completion, and the registration of the maker’s warranty. Whether that warranty passes to a buyer, and how soon the transfer must be filed, is in its fine print. Read that page before choosing the shingle, not on the day you list.',
    'If you are already away, nothing here needs you on the lawn. Samples can be mailed, the scope signed by e-mail and each stage photographed.',
  ],
  points: [
    {
      question: 'Is it worth replacing a tired roof just before selling?',
      answer:
        'Not always. Sometimes a dated inspection and a repair answer the buyer. We price both and say which we would do.',
    },
    {
      question: 'Can you work around a moving date?',
      answer:
        'Give us the date when you ask for the estimate. A plain roof takes a day or two in dry weather, and we leave a margin for rain.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Two layers already on',
      remark: 'If you bought the house sight unseen on the way to Fairborn, nobody may have counted.',
    },
  ],
  sources: ['airBase'],
} as const satisfies LocalServiceText<IssueTitleOf<typeof roofReplacement>>;
