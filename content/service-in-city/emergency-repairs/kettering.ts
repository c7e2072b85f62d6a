import type { emergencyRepairs } from '../../services/emergency-repairs.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const emergencyRepairsInKettering = {
  intro: 'A tree has come down on a Kettering roof: the hole is the second problem, the weight is the first.',
  paragraphs: [
    'Leave the rooms below, all of them, and close the doors behind you. A trunk that rests on three rafters can settle onto two in the night. If a wire came down with it, nobody touches the tree, the gutter or a chain-link fence until the utility has been there.',
    'Then the order is fixed. The utility makes the line safe. Somebody with a crane or a rigging crew lifts the tree; dragging it off tears the hole wider and can pull the wall along. As the wood goes up, we follow with sheathing and a tarp that runs over the ridge.',
    'Photographs first, from all sides, before a saw starts. And whatever is closed that night is closed cold. Torch work in Kettering needs a fire permit, and a dark, wet attic is no place for a flame anyway.',
  ],
  points: [
    {
      question: 'It is my neighbor’s tree. Whom do I call?',
      answer:
        'Your own insurer, as a rule, since it is your roof. Leave questions of blame for later and keep pictures of the stump.',
    },
    {
      question: 'How far away are you?',
      answer:
        'In Miamisburg, {miles} miles off. We put the drive at {drive} from the distance; blocked roads after a storm are another matter, and we say so when we leave.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Tree or limb on the roof',
      remark:
        'Give us the length and rough thickness of the trunk when you call from Kettering; it decides who must come besides us.',
    },
  ],
  sources: ['ketteringFirePermit'],
} as const satisfies LocalServiceText<IssueTitleOf<typeof emergencyRepairs>>;
