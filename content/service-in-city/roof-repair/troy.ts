import type { roofRepair } from '../../services/roof-repair.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const roofRepairInTroy = {
  intro:
    'Before we drive the {miles} miles to a Troy repair, help us make a list: one visit can close five small things.',
  paragraphs: [
    'A single lifted shingle hardly ever comes alone. Walk around the house with a phone, and through the rooms under the roof with a flashlight. Photograph anything that puzzles you: a bent ridge cap, a drip line on the siding, a skylight with a brown corner, a vent that has lost its hood.',
    'Send the lot. We sort it into three piles, as far as pictures allow. What lets water in now. What will, within a winter or two. What only looks bad. The first pile sets the date, the second is quoted alongside it, and the third is left to you.',
    'Skylights need their own line. Water on the inside of the glass on a cold morning is condensation from the room. Water at the head of the frame after rain is flashing. The first wants ventilation, the second a roofer.',
  ],
  points: [
    {
      question: 'Is there a charge for the distance?',
      answer:
        'Inspection and estimate are free in Troy as everywhere in our area. Any travel in a repair price is in the written figure before you agree to it.',
    },
    {
      question: 'Can a neighbor share the visit?',
      answer:
        'Gladly. Two addresses in Troy, or one here and one in Tipp City {milesToTippCity} miles south, make a sensible day for one crew.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Cracked pipe boots',
      remark: 'Put every pipe on your list; all of the same age can be done in the one trip to Troy.',
    },
  ],
  sources: [],
} as const satisfies LocalServiceText<IssueTitleOf<typeof roofRepair>>;
