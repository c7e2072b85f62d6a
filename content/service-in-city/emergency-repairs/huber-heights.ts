import type { emergencyRepairs } from '../../services/emergency-repairs.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const emergencyRepairsInHuberHeights = {
  intro:
    'A chimney that has come through the roof is a mason’s job by next month and a roofer’s job tonight.',
  paragraphs: [
    'The city’s own phrase is “a community of brick homes”, and brick falls hard. A stack weakened by years of frost can drop its upper courses in one gust. Some go through the shingles; some lie on the slope and wait. Keep everybody away from that side of the house and from the rooms around the fireplace.',
    'Do not light a fire or run a furnace or water heater that vents through that flue, even if it looks open. A blocked one sends exhaust into the house. If an alarm sounds, go outside and call 911.',
    'We take the loose brick down by hand, one at a time, and board the hole with a collar around what still stands. The flue is capped or left open according to what hangs on it. Which of the two, your heating contractor says, not we.',
  ],
  points: [
    {
      question: 'Are loose bricks higher up dangerous?',
      answer:
        'Yes. Look from across the street: a lean, a crack that runs in steps, daylight between courses. Rope off the fall line, about as far out as the stack is high.',
    },
    {
      question: 'Is the brick wall of the house at risk too?',
      answer:
        'Wind seldom harms it. A bulge, or a gap at a window corner that was not there yesterday, is a matter for an engineer before anyone climbs.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Shingles stripped by wind',
      remark:
        'On brick gables in Huber Heights the metal along the wall may hang loose after shingles are gone; stay clear beneath it.',
    },
  ],
  sources: ['huberHeightsBrick'],
} as const satisfies LocalServiceText<IssueTitleOf<typeof emergencyRepairs>>;
