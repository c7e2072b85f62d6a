import type { roofInspection } from '../../services/roof-inspection.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const roofInspectionInSidney = {
  intro:
    'Half of a roof inspection can be done from the ground in Sidney, by you, with a pair of binoculars and ten minutes.',
  paragraphs: [
    'Start across the street. Is the ridge straight? A dip halfway is a matter of framing. Are the courses even? A wave may be decking. Follow each valley down and look for leaves or a dark line. Then the edges: a shingle that sticks out farther than its neighbors, a strip of metal that has lifted, caps missing on the ridge.',
    'Closer in, look at what the roof gives away. Grit below the downspout: a little from a new roof is normal, a handful from an old one is not. Nails in the flower bed. A shingle behind the garage. Stains under the overhang.',
    'Write down what you saw and on which side. With that and a few photos we can say whether a visit should be this week or with our next day in Shelby County. The attic and the hand tests are then our half.',
  ],
  points: [
    {
      question: 'Can you not just use pictures and spare the drive?',
      answer:
        'No. A broken seal looks perfect in a photo, and so does a hail bruise. Your pictures set the order of things. They do not replace fingers.',
    },
    {
      question: 'You are {miles} miles away. What if it cannot wait?',
      answer:
        'An active leak is an emergency call and not an inspection. Use the phone for that, at any hour.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Broken seals',
      remark:
        'In open country wind tests every edge, so around Sidney we lift more tabs per slope than the routine asks.',
    },
  ],
  sources: [],
} as const satisfies LocalServiceText<IssueTitleOf<typeof roofInspection>>;
