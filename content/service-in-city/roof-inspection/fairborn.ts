import type { roofInspection } from '../../services/roof-inspection.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const roofInspectionInFairborn = {
  intro: 'You can buy a house in Fairborn from another time zone and still see every foot of its roof.',
  paragraphs: [
    'A transfer to Wright-Patterson may leave you a few weeks and a video call. Agents show kitchens. Ask for the roof separately. We go alone, with a key from the agent, and film as we walk: street to gutter, each slope, the valleys, into the attic, with someone saying aloud what is on the screen.',
    'After the film comes the report, in the order you would see things yourself if you stood there. At the end are three lines in plain English. What must be done before you move in. What will come up during a tour of three or four years. What the next buyer’s inspector is going to mention when you leave.',
    'That last line is the one people forget. You may own this roof for a shorter time than the shingles do.',
  ],
  points: [
    {
      question: 'Can I be on the phone while you are up there?',
      answer:
        'For the attic and the ground, yes. On the roof we keep both hands for the roof, and call you from the truck right after.',
    },
    {
      question: 'How soon can you be in Fairborn?',
      answer:
        'The shop is {miles} miles off, about {drive} on the road by our estimate. Tell us the closing date and the inspection is set backward from it.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Leaks with no stain yet',
      remark: 'For a buyer far from Fairborn the attic film is the part to watch twice.',
    },
  ],
  sources: ['airBase'],
} as const satisfies LocalServiceText<IssueTitleOf<typeof roofInspection>>;
