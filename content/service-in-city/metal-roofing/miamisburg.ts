import type { metalRoofing } from '../../services/metal-roofing.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const metalRoofingInMiamisburg = {
  intro:
    'Before you choose a metal roof in Miamisburg, see two lengths of it against your own wall, not a chip on a card.',
  paragraphs: [
    'A chip on a card tells you the color. It does not tell you how a pan twelve feet long looks at four in the afternoon. On flat metal the light shows every soft wave, which roofers call oil canning. No maker promises to be free of it, and it does not let in water. But you should see it before you sign, not after.',
    'Three things keep it down: heavier steel, narrower pans, and faint ribs rolled along the flat. Each costs a little and changes the look a little. Lay two lengths side by side against the wall and walk to the street.',
    'The deck has its say as well. A ridge of old shingle or a proud nail prints through. That is why we strip to wood, and why we run a straightedge over it.',
  ],
  points: [
    {
      question: 'Which gauge do you put on houses?',
      answer:
        'Steel of 24 or 26 gauge, where the lower number is the thicker sheet. On long, wide pans the thicker one earns its price in looks.',
    },
    {
      question: 'What about scratches during the work?',
      answer:
        'They happen. Small ones get the maker’s touch-up paint, with a fine brush. A deep one on a front slope means a new panel, and we have no long way to fetch it.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Waves in the flat of the panel',
      remark: 'We can show you the effect on two real lengths in your Miamisburg yard, in your own light.',
    },
  ],
  sources: [],
} as const satisfies LocalServiceText<IssueTitleOf<typeof metalRoofing>>;
