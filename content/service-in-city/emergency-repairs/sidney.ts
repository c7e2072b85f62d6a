import type { emergencyRepairs } from '../../services/emergency-repairs.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const emergencyRepairsInSidney = {
  intro:
    'At {miles} miles Sidney is our longest run, so a temporary roof there is built to last until we return.',
  paragraphs: [
    'A tarp thrown over a slope is good for a night. Two weeks of wind in open country is another test. For a call this far out we carry the better kit: heavier sheet, long battens screwed through to rafters, an edge rolled around lumber so that it cannot work loose. At the top the sheet goes over the ridge and down the other side. At the bottom it drains past the gutter, not into it.',
    'Smaller openings get no tarp at all. A sheet of self-adhered membrane, or a few courses of shingle slipped in, may stay for months.',
    'Our figure is {arrival} to be on site. The road takes most of that: {drive} by our estimate, from the distance. We set out with the whole kit and call again when we are halfway.',
  ],
  points: [
    {
      question: 'What is the fire department for?',
      answer:
        'Gas, wires, someone trapped, a wall about to go: 911, and before us. For a roof that is merely open, the phone number on this page.',
    },
    {
      question: 'Who checks the tarp while we wait for the repair?',
      answer:
        'You do, from the ground, after each windy night: edges flat, no belly of water. Send a photo if in doubt. If something flaps, call.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Shingles stripped by wind',
      remark:
        'For Sidney we load enough membrane to close a whole slope, so one trip is enough for the first night.',
    },
  ],
  sources: [],
} as const satisfies LocalServiceText<IssueTitleOf<typeof emergencyRepairs>>;
