import type { flatRoofSystems } from '../../services/flat-roof-systems.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const flatRoofSystemsInFranklin = {
  intro:
    'White or black is the question we would settle first for a flat roof in Franklin, and the honest answer has two seasons.',
  paragraphs: [
    'A white TPO sheet throws back most of the summer sun. On a shop that is cooled all day, that shows on the bill. Under a black EPDM sheet the same roof is far hotter in July, and in February it takes in some warmth for nothing. In a heating climate like ours, the government’s cool-roof calculator nets one against the other: a gain in summer, a small loss in winter.',
    'How much insulation lies below matters more than either. With four inches of board, color is nearly a matter of taste. With one inch it is not.',
    'Dirt has a vote. A white roof that nobody washes turns gray, and then does less. And glare can annoy whoever lives upstairs next door. Over a porch none of this counts. Take the sheet that suits the corners.',
  ],
  points: [
    {
      question: 'What does electricity cost in this sum?',
      answer:
        'For homes in Ohio, {centsPerKilowattHour} cents a kilowatt-hour in April 2025. Businesses pay by other tariffs, so use the figure on your own bill.',
    },
    {
      question: 'Can a black roof be made white?',
      answer:
        'With a coating, if it is dry, clean and primed for that sheet. Do it because the roof needs protection. The color is then a free extra.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Coating and restoration',
      remark:
        'If you want white for summer comfort in Franklin, have the moisture test done first; wet board cancels the gain.',
    },
  ],
  sources: ['coolRoofTradeOff', 'ohioElectricityPrice'],
} as const satisfies LocalServiceText<IssueTitleOf<typeof flatRoofSystems>>;
