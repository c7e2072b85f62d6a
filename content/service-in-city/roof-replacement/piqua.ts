import type { roofReplacement } from '../../services/roof-replacement.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const roofReplacementInPiqua = {
  intro: 'Piqua’s winters work on the lowest three feet of a roof, and that is where we spend the most care.',
  paragraphs: [
    'Snow melts over a warm attic, runs down and freezes over the cold eave. The ice builds a rim, water stands behind it, and shingles are not made to hold standing water. Each thaw and freeze pries a little more.',
    'So a new roof gets an ice barrier: a self-adhered membrane from the eave up past the inside face of the heated wall, at least 24 inches past it, and further on a low pitch because the distance is measured level. The drip edge goes under it at the eave. Valleys get the same sheet.',
    'The barrier is the backup. The cure is an attic that stays cold: air leaks sealed, insulation over the wall plates, soffit vents that are really open. We check those while the roof is off and you can see them too.',
  ],
  points: [
    {
      question: 'Would heat cables do instead?',
      answer:
        'They melt a channel, use power every cold night and leave the cause alone. We suggest them only where the framing leaves no room for insulation.',
    },
    {
      question: 'When is the best season to replace here?',
      answer:
        'Any dry stretch above about 40 degrees. Spring and fall are comfortable for crew and shingles, but a leaking roof should not wait for the calendar.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Ice dams at the eaves',
      remark: 'In a Piqua attic we look for this first: stained wood just above the outer wall.',
    },
  ],
  sources: [],
} as const satisfies LocalServiceText<IssueTitleOf<typeof roofReplacement>>;
