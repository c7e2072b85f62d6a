import type { roofInspection } from '../../services/roof-inspection.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const roofInspectionInFranklin = {
  intro: 'Before the ladder goes up at a Franklin house, its gutters have usually told us half the story.',
  paragraphs: [
    'Reach in and take a handful. Sand-like grit is the wearing surface of your shingles. A thin line of it is age; a thick bed is age in a hurry. Black crumbs come from the asphalt below. Slivers of rubber are from a pipe collar. Splinters of wood mean that something behind the gutter is rotting. Seedlings mean that nobody has looked for two years.',
    'Next the lines. A gutter hung level holds water, and one that has dropped at the middle shows which hanger let go. Streaks on its front say that it overflows; streaks behind it say that the drip edge is missing. Franklin has a river of its own, and the rain from the roof need not be led to the basement as well.',
    'Only then do we climb. By that time we know which slope to begin with.',
  ],
  points: [
    {
      question: 'Do you clean the gutters as part of it?',
      answer:
        'We clear what hides the edge of the roof. A full cleaning is a separate small job, and we tell you beforehand if it is needed.',
    },
    {
      question: 'How soon can you come?',
      answer:
        'Franklin is {miles} miles from the shop, so a gap between two jobs will do. Say whether mornings or evenings suit and leave the gate open.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Gutters that hold water',
      remark: 'In Franklin we lay a level on each run; a quarter inch of fall in ten feet is all it needs.',
    },
  ],
  sources: [],
} as const satisfies LocalServiceText<IssueTitleOf<typeof roofInspection>>;
