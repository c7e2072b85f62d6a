import type { roofInspection } from '../../services/roof-inspection.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const roofInspectionInDayton = {
  intro: 'If you are buying an older house in Dayton, count the layers before you count the bedrooms.',
  paragraphs: [
    'Two layers of shingles mean tear-off when the next roof is due; that is the city’s rule. It also means a bigger dumpster, more hours and a deck nobody has seen since the first layer went on. A listing that says “roof redone” does not say which of the two was done.',
    'We lift an edge at the rake, where the layers can be counted like pages. Then the attic: old boards with gaps, newer sheets, or a patchwork. Replacing sheathing needs a city permit, so its condition belongs in your offer. If the house stands in a historic district, a new roof needs a Certificate of Appropriateness. Ask the seller whether the last one had it.',
    'You get the report before your deadline if you tell us the date. It states facts, with photographs. What they are worth is between you and the seller.',
  ],
  points: [
    {
      question: 'The seller’s inspector already looked at the roof. Why again?',
      answer:
        'A home inspector covers the whole house in one visit, often from the ground. We look at the roof alone, by hand, and put prices beside what we find.',
    },
    {
      question: 'Who lets you in?',
      answer:
        'The seller’s agent. Half an hour in the attic and an hour outside are enough. We cut and open nothing on a house that is not yours yet.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Sealant over flashing',
      remark: 'In a Dayton house that has had several owners, each layer of tar on a chimney is a chapter.',
    },
    {
      issue: 'Leaks with no stain yet',
      remark: 'Fresh paint on one ceiling of a house for sale sends us to the attic above it first.',
    },
  ],
  sources: ['daytonPermits'],
} as const satisfies LocalServiceText<IssueTitleOf<typeof roofInspection>>;
