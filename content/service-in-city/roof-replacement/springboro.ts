import type { roofReplacement } from '../../services/roof-replacement.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const roofReplacementInSpringboro = {
  intro: 'A new roof is the easiest time to put right how the attic of a Springboro house breathes.',
  paragraphs: [
    'Shingles keep water out. They do not keep heat in. That is the job of the attic floor, and most of what escapes goes through gaps you cannot see from the hall: around light boxes, pipes, the chimney chase and the hatch. ENERGY STAR puts the average saving from sealing and insulating at {sealingSavesHeatingAndCooling} of heating and cooling cost, or {sealingSavesAllEnergy} of the whole energy bill.',
    'Sealing comes before insulation, and insulation before venting. Then the roof does its part: clear soffits, baffles that keep insulation out of the airway, and an exhaust at the ridge that matches the intake. More exhaust than intake pulls heated air out of the house.',
    'We look at all of this before pricing, and we say which parts are ours and which belong to an insulation contractor.',
  ],
  points: [
    {
      question: 'Is a lighter shingle worth it for the cooling bill?',
      answer:
        'It helps in July and gives a little back in January. Around here insulation comes first. Choose the color you like to look at.',
    },
    {
      question: 'Do Warren County rules differ from those across the county line?',
      answer:
        'They can. Springboro is in Warren County, while our shop is in Montgomery. We ask the office that covers your address instead of assuming.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Curling and cracked shingles',
      remark: 'If they curl on every side of a Springboro roof alike, suspect the attic below them.',
    },
  ],
  sources: ['sealAndInsulateSavings', 'coolRoofTradeOff'],
} as const satisfies LocalServiceText<IssueTitleOf<typeof roofReplacement>>;
