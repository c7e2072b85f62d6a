import type { metalRoofing } from '../../services/metal-roofing.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const metalRoofingInSpringboro = {
  intro:
    'What a metal roof does to the power bill of a Springboro house can be put in plain numbers, and they are modest.',
  paragraphs: [
    'Electricity for Ohio homes cost {centsPerKilowattHour} cents a kilowatt-hour in April 2025. Suppose a pale roof spares your air conditioner 300 of them in a summer. That is about 49 dollars. Now take some of it back, because in a heating climate a cool roof costs a little in winter, when you would have liked the sun’s help.',
    'So we do not sell metal as a savings plan. Its case is a long life, light weight, and snow and embers that find nothing to hold.',
    'If comfort upstairs is the complaint, start at the attic floor. Sealing and insulating saves {sealingSavesHeatingAndCooling} of heating and cooling cost on average, by ENERGY STAR’s count, under any roof. Then pick the color you like to come home to.',
  ],
  points: [
    {
      question: 'Do dark metal roofs overheat the attic?',
      answer:
        'Less than you would think. Pigments that reflect infrared keep a dark panel cooler than a dark shingle, and a vented ridge does the rest.',
    },
    {
      question: 'Is the 300 kilowatt-hours my saving?',
      answer:
        'No, it is a round number to show the sum. Yours depends on attic, ducts, shade and thermostat. The energy calculator on this site shows its arithmetic too.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Waves in the flat of the panel',
      remark:
        'A light matte color hides waves best, and happens to be the one that stays coolest over a Springboro attic.',
    },
  ],
  sources: ['ohioElectricityPrice', 'coolRoofTradeOff', 'sealAndInsulateSavings'],
} as const satisfies LocalServiceText<IssueTitleOf<typeof metalRoofing>>;
