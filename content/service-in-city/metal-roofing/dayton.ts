import type { metalRoofing } from '../../services/metal-roofing.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const metalRoofingInDayton = {
  intro:
    'Laying metal over old shingles saves a dumpster, and in Dayton the number of layers decides whether you may.',
  paragraphs: [
    'The city’s rule is short: two layers of shingles mean tear-off. Over a single layer the question stays open, and we still argue for bare wood. Metal copies what it lies on. Nobody has looked at the deck. Screws or clips through an inch of old roofing hold less than they should.',
    'If you do cover one layer, put something between. Battens give an airway and a flat plane. A slip sheet at least keeps the grit of the shingles from sanding the underside each time the sun comes out.',
    'A change of material can need more paper than a change of shingles. In a historic district ask for the Certificate of Appropriateness with a seam profile and a color on the table. And if sheathing is replaced, the city wants a permit.',
  ],
  points: [
    {
      question: 'Is metal ever right for a historic house?',
      answer:
        'It can be. Narrow standing seams have long been used on porches and bays. Whether it may replace what you have is for the city to say.',
    },
    {
      question: 'Does metal make hard rain louder?',
      answer:
        'Over solid wood, a sheet of underlayment and an insulated attic, hardly. Over battens with an air gap a little more. We mention it before you choose.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Leaks at vents and chimneys',
      remark:
        'Dayton’s normal {rainInches} inches a year all pass these few places; we spend our time there.',
    },
  ],
  sources: ['daytonPermits', 'daytonPrecipitation'],
} as const satisfies LocalServiceText<IssueTitleOf<typeof metalRoofing>>;
