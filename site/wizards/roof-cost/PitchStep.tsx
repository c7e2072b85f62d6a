import { roofCostOptions } from '#calculators/roof-cost/answers.ts';
import { describePitchRange, describeSurcharge } from '#calculators/roof-cost/option-wording.ts';
import { roofPitches } from '#calculators/roof-cost/prices.ts';
import { roofCostFieldWords as words } from '#content/pages/roof-cost-wizard-words.ts';
import { PitchTriangle } from '../../drawings/cards/PitchTriangle.tsx';
import { ChoiceStep } from './ChoiceStep.tsx';
import type { StepProps } from './step-props.ts';

export function PitchStep({ entries, change }: StepProps) {
  return (
    <ChoiceStep
      legend={words.roofPitch}
      name="roofPitch"
      options={roofCostOptions.roofPitch}
      chosen={entries.roofPitch}
      onChoose={(roofPitch) => change({ roofPitch })}
      describe={(pitch) => ({
        title: roofPitches[pitch].label,
        text: `${describePitchRange(pitch)}. ${roofPitches[pitch].note}`,
        effect: describeSurcharge(roofPitches[pitch].multiplier),
        picture: <PitchTriangle pitch={pitch} />,
      })}
    />
  );
}
