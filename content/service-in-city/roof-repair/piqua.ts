import type { roofRepair } from '../../services/roof-repair.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const roofRepairInPiqua = {
  intro: 'A leak that shows up in Piqua in February and vanishes in March was never about a missing shingle.',
  paragraphs: [
    'Ice dams are the usual cause. Heat escapes into the attic and melts the snow from below. The water runs to the cold overhang and freezes, and what follows backs up under the shingles. Nothing is torn, so nothing can be found in summer.',
    'We treat it in two steps. In winter the water has to be let out: snow pulled off the lower roof with a rake from the ground, a channel opened with steam or warm water, never with a hatchet. Then, when it is dry, the cause is dealt with. Gaps around chimneys, hatches and light boxes are sealed, insulation over the walls is brought up to depth, and the soffit is opened where somebody stuffed it shut.',
    'If the shingles at the eave are due anyway, we lift the lowest courses and put an ice barrier beneath.',
  ],
  points: [
    {
      question: 'Can I use rock salt on the ice?',
      answer:
        'It eats nails, gutters and plants. If you must put something down, calcium chloride in a stocking laid across the dam does less harm.',
    },
    {
      question: 'Are big icicles always a sign of damage?',
      answer:
        'They are a sign of melting from below, or of gutters full of leaves. Either way, look in the attic before the next snow.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Step flashing and kickouts',
      remark:
        'Ice in Piqua pushes water uphill behind low flashing, which is why ours goes higher than the minimum.',
    },
  ],
  sources: [],
} as const satisfies LocalServiceText<IssueTitleOf<typeof roofRepair>>;
