import type { emergencyRepairs } from '../../services/emergency-repairs.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const emergencyRepairsInTroy = {
  intro: 'Troy is {miles} miles from our shop, so the first hour is yours; here is how to spend it.',
  paragraphs: [
    'Minute one: call, so that someone is moving while you work. Our figure for an emergency crew on site is {arrival}. The drive alone we estimate at {drive}, from the distance, on dry roads.',
    'Then upstairs. Switch off the circuit of the wet room. Slide beds and electronics to the dry wall. Hang a string from the drip to a bucket, and the splashing stops. Put a towel in the bucket if the sound wears you down.',
    'Next the attic, only if it has a floor and a light. If you can see the drip, put a wide pan below it on a board laid over two joists. If not, leave.',
    'Last, the camera. Ceiling, floor, the roof from the yard, the sky. When you hear our truck, put on the porch light.',
  ],
  points: [
    {
      question: 'Should I call a roofer nearer than you as well?',
      answer:
        'If one answers and can come sooner, use them. Dry is dry. Tell us, and we will take you off the list without a word.',
    },
    {
      question: 'What will you be able to do in the dark?',
      answer:
        'Close a hole, tie down a tarp, catch what still comes. Tracing a slow leak and matching shingles wait for morning, and we leave you with an appointment.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Water through the ceiling',
      remark:
        'With {drive} of road between us, a bucket in the right spot does more for a Troy ceiling than anything on our truck.',
    },
  ],
  sources: [],
} as const satisfies LocalServiceText<IssueTitleOf<typeof emergencyRepairs>>;
