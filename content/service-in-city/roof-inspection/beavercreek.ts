import type { roofInspection } from '../../services/roof-inspection.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const roofInspectionInBeavercreek = {
  intro: 'After a storm over Beavercreek, an inspection answers two questions: is it open, and is it new?',
  paragraphs: [
    'The first is for tonight. The second is for the claim. Wind and hail leave marks that can be dated, within limits. A fresh hail bruise is black and soft with sharp edges, and after a season it turns gray. A new crease shows clean fiber. Dents in gutters and vent hoods keep their shine for a while. We chalk a square of ten by ten feet on each slope and count.',
    'Beavercreek has been through worse than hail: an EF3 tornado on May 27, 2019. Damage from that evening can still turn up under later repairs, and an adjuster will ask which is which. So we note the old as carefully as the new.',
    'We photograph, measure and meet the adjuster. We do not negotiate, and nobody can promise what an insurer will decide.',
  ],
  points: [
    {
      question: 'Should I have an inspection before I file?',
      answer:
        'It helps to know whether there is anything to file. If we find no damage you have lost an hour and nothing else.',
    },
    {
      question: 'Somebody offered to waive my deductible. Is that all right?',
      answer:
        'Be careful. The deductible is your share by contract with the insurer. We do not offer to cover it in any form, and would be wary of anyone who does.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Hail bruises',
      remark: 'After Beavercreek hail we count each slope separately, because ice falls at a slant.',
    },
    {
      issue: 'Broken seals',
      remark:
        'Years after a great wind the seals are what still tells of it; a gentle lift along the edge finds them.',
    },
  ],
  sources: ['tornadoBeavercreek2019', 'ohioAdjusterLaw'],
} as const satisfies LocalServiceText<IssueTitleOf<typeof roofInspection>>;
