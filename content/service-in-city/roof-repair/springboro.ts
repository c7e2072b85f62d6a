import type { roofRepair } from '../../services/roof-repair.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const roofRepairInSpringboro = {
  intro:
    'A bump under a shingle and a rust spot in the attic are two ends of the same nail, and Springboro roofs are not spared.',
  paragraphs: [
    'Roof decking swells when it is damp and shrinks when it is dry. Over some years a nail that missed the rafter, or was driven at an angle, works its way up. The head lifts the shingle above it. First the seal breaks, then the head wears through, and now there is a hole.',
    'From the lawn a popped nail looks like a small tent. From the attic it is a dark ring around a shiny point, sometimes with frost on it in January.',
    'Hammering it down again is not a repair, since the wood no longer grips. We pull it, seal the hole, nail an inch to the side and bond the shingle back. Ten of them take a morning. Left alone they take a ceiling.',
  ],
  points: [
    {
      question: 'Who comes to Springboro, and how quickly?',
      answer:
        'A crew from Miamisburg, {miles} miles away by straight line, estimated at {drive} of driving. Planned repairs get a date, and active leaks go first.',
    },
    {
      question: 'A satellite dish was removed. Is that a leak?',
      answer:
        'It will be, if the lag holes were filled with caulk and nothing else. The shingles under the bracket should be replaced and the holes in the deck plugged.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Nail pops',
      remark:
        'Look on the slopes over heated rooms of your Springboro house, where wood dries most in winter.',
    },
  ],
  sources: [],
} as const satisfies LocalServiceText<IssueTitleOf<typeof roofRepair>>;
