import type { roofRepair } from '../../services/roof-repair.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const roofRepairInDayton = {
  intro:
    'Dayton’s rain finds a flaw sooner or later; a good repair starts by finding where it really gets in.',
  paragraphs: [
    'Normal precipitation in Dayton is {rainInches} inches a year. Over every 1,000 square feet of house that is about {rainGallonsPerThousandSquareFeet} gallons. One loose piece of flashing meets a good share of it.',
    'The stain on the ceiling is the last stop, not the source. Water runs down a rafter, crosses a sheet of plywood, drips from a nail and lands a room away. So we go to the attic first and follow the trail uphill. Then, on the roof, we test with a hose: low first, a few minutes in each place, someone inside with a light. It is slow, and it ends the guessing.',
    'Replacing shingles alone needs no permit from the city. If sheathing has rotted and must be cut out, one is required. We tell you which it is before we start.',
  ],
  points: [
    {
      question: 'It only leaks when rain comes with wind. Why?',
      answer:
        'Wind drives water sideways, under laps and behind siding. We look at walls, vents and the upwind edge before blaming the field of the roof.',
    },
    {
      question: 'My street is in a historic district. Does a repair need approval?',
      answer:
        'Historic districts require a Certificate of Appropriateness. Whether a like-for-like patch falls under it is a question for the city, and best asked before we begin.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Valley wear',
      remark:
        'Over a normal Dayton year each valley passes thousands of gallons, so we test it before the field.',
    },
  ],
  sources: ['daytonPrecipitation', 'daytonPermits'],
} as const satisfies LocalServiceText<IssueTitleOf<typeof roofRepair>>;
