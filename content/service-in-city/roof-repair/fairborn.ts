import type { roofRepair } from '../../services/roof-repair.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const roofRepairInFairborn = {
  intro:
    'If you own a house in Fairborn and live on the other side of the country, a leak can be repaired without your standing under it.',
  paragraphs: [
    'With an air base at the edge of town, some owners are stationed elsewhere and hear about the drip from a tenant. The tenant sees a wet ceiling. You need to know what is wrong with the roof and what it costs.',
    'So we send pictures in an order that makes sense: the house from the street, the slope, the spot, the same spot from below, and a sketch that says where on the roof it is. With them comes one page: cause, repair, price, what happens if you wait. You answer by e-mail. The work starts when you have said yes, in writing.',
    'Afterwards you get the same views again. Keep them with the lease. At the next change of tenants they settle the question of when that stain appeared.',
  ],
  points: [
    {
      question: 'Who has to be at the house?',
      answer:
        'Somebody to open the attic for half an hour. For the roof itself nobody, as long as the driveway is clear and the dog is in.',
    },
    {
      question: 'Can my tenant order the repair?',
      answer:
        'A tenant can report it, and in an emergency we will make things safe. For a paid repair we want the owner’s agreement.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Cracked pipe boots',
      remark:
        'If a tenant in Fairborn reports a stain near the bath fan, ask for a photo of the pipe above it.',
    },
  ],
  sources: ['airBase'],
} as const satisfies LocalServiceText<IssueTitleOf<typeof roofRepair>>;
