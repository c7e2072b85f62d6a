import type { commercialRoofing } from '../../services/commercial-roofing.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const commercialRoofingInSpringboro = {
  intro:
    'The owner of a Springboro building may not need a new roof this year, but should know in which year.',
  paragraphs: [
    'A roof on a balance sheet is a date and an amount. To find both, we divide it into areas, since no large roof is equally old all over. For each area the report gives a state, a cause, a remaining life in a range of years, and three prices: keep it going, restore it, replace it. The board can then vote on something.',
    'What moves the date most is water in the insulation. A dry roof of fifteen years may have ten left. A wet one of eight may have none. So we measure moisture and draw the wet area to scale.',
    'Then come two dates on the calendar, spring and fall, and the report is brought up to date each time. Put the permit in too. Ohio asks for one when a commercial roof is renewed.',
  ],
  points: [
    {
      question: 'Can parts be renewed over several years?',
      answer:
        'Yes, along existing expansion joints or a new curb. Start with the area that is wet, and end where the roof is youngest.',
    },
    {
      question: 'How are materials brought to a Springboro site?',
      answer:
        'By truck off I-75, timed to the section being laid. We avoid stacking a whole roof in one spot, because a deck has its limits.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Wet insulation',
      remark: 'For a budget in Springboro this is the figure to get first, and it costs a day of measuring.',
    },
  ],
  sources: ['ohioCommercialPermit'],
} as const satisfies LocalServiceText<IssueTitleOf<typeof commercialRoofing>>;
