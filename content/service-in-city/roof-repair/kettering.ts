import type { roofRepair } from '../../services/roof-repair.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const roofRepairInKettering = {
  intro:
    'If a Kettering leak comes back after every repair, look for a dead valley: two slopes that send their water against a wall.',
  paragraphs: [
    'A dormer, a porch roof, an addition with its own ridge: each adds a corner where water slows down. Where it stops altogether, leaves collect, and the shingles there stay wet for days. No amount of sealant fixes a corner that has no slope.',
    'What works is a change of material. We take the shingles out of the corner, line it with a membrane or soldered metal that runs well up every side, and where the framing allows it, add a small saddle so that water has somewhere to go.',
    'Some roofers set that membrane with a torch. In Kettering torch-applied and hot-mop roofing need a fire permit, even though the area is hardly larger than a door. We use a self-adhered sheet in such corners: no flame beside old siding.',
  ],
  points: [
    {
      question: 'How do I recognize a dead valley?',
      answer:
        'Look for the spot where leaves are still lying in April. Inside, expect a stain near an outer wall, below the place where two roofs meet.',
    },
    {
      question: 'Will the repair be visible from the street?',
      answer:
        'Usually not. These corners hide behind dormers and porches. Metal can be ordered in a color close to the shingles.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Valley wear',
      remark: 'A dead valley is the extreme case: the line into which two slopes drain leads nowhere.',
    },
  ],
  sources: ['ketteringFirePermit'],
} as const satisfies LocalServiceText<IssueTitleOf<typeof roofRepair>>;
