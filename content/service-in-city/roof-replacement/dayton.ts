import type { roofReplacement } from '../../services/roof-replacement.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const roofReplacementInDayton = {
  intro:
    'Three questions settle the paperwork for a new roof in Dayton: how many layers, what lies under them, and which district.',
  paragraphs: [
    'The City of Dayton asks no permit for replacing shingles alone. Once sheathing or structure is replaced, it does. Nobody sees the sheathing until the old roof is off, so we go into the attic first and probe for soft boards. Your estimate then says which way we expect it to go, and what a sheet of decking costs if we are wrong.',
    'Layers come next. Where two layers of shingles lie on the house, the city wants them torn off. A third on top is not an option. We lift an edge at the rake and count before we price.',
    'In a historic district you also need a Certificate of Appropriateness. Ask for it early. Color, profile and the metal at the edges are all easier to settle before material is ordered.',
  ],
  points: [
    {
      question: 'What if bad decking turns up in the middle of the job?',
      answer:
        'Then the work is no longer shingles alone. We stop on that slope, show you photos, and deal with the permit before new sheathing goes on. The rest stays dry meanwhile.',
    },
    {
      question: 'How do I find out whether I am in a historic district?',
      answer:
        'Ask the city with your street address. It is a short question, and the answer belongs in the file before anyone picks a shingle.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Two layers already on',
      remark: 'In Dayton this settles it: the city wants two layers torn off.',
    },
    {
      issue: 'Soft decking',
      remark: 'New sheathing is what turns a permit-free Dayton shingle job into one with a permit.',
    },
  ],
  sources: ['daytonPermits'],
} as const satisfies LocalServiceText<IssueTitleOf<typeof roofReplacement>>;
