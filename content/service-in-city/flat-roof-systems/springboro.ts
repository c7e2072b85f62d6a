import type { flatRoofSystems } from '../../services/flat-roof-systems.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const flatRoofSystemsInSpringboro = {
  intro:
    'Look for the flat roof of a Springboro house under the deck chairs, or over a room that was added later.',
  paragraphs: [
    'A roof you walk on must be two things at once. The membrane keeps the water out, and something else carries the feet. Screw deck boards into the membrane and you have made fifty holes. The boards should lie on sleepers with pads, or pavers on pedestals, so that water runs below and every piece can be lifted when a seam needs attention.',
    'The door is where such roofs fail. Its sill ought to stand well above the finished surface, and the membrane must turn up under it. Many a threshold has been lowered for looks. Then snow leans on the glass and melts inward.',
    'For rooms added on, look at the joint with the old house. The two settle at different rates. A flashing that can stretch there is cheap insurance.',
  ],
  points: [
    {
      question: 'Can an existing deck be saved while the roof below is renewed?',
      answer:
        'If it was built in sections, yes. We number and stack them. Boards fixed through the roof have to come off, and should not go back the same way.',
    },
    {
      question: 'Which county office do we ask about permits?',
      answer:
        'Springboro lies in Warren County. We take the question to the building office that serves your address, with a sketch that shows whether framing changes.',
    },
  ],
  issueRemarks: [
    {
      issue: 'TPO seams and punctures',
      remark:
        'On a roof that people use, chair legs and grill corners make the holes; pads under them cost a few dollars.',
    },
  ],
  sources: [],
} as const satisfies LocalServiceText<IssueTitleOf<typeof flatRoofSystems>>;
