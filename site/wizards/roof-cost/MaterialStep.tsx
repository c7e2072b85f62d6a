import { roofCostOptions } from '#calculators/roof-cost/answers.ts';
import { describeMaterialPrice } from '#calculators/roof-cost/option-wording.ts';
import { roofTypes } from '#calculators/roof-cost/prices.ts';
import { roofCostFieldWords as words } from '#content/pages/roof-cost-wizard-words.ts';
import { MaterialSwatch } from '../../drawings/cards/MaterialSwatch.tsx';
import { ChoiceStep } from './ChoiceStep.tsx';
import type { StepProps } from './step-props.ts';

export function MaterialStep({ entries, change }: StepProps) {
  return (
    <ChoiceStep
      legend={words.roofType}
      name="roofType"
      options={roofCostOptions.roofType}
      chosen={entries.roofType}
      onChoose={(roofType) => change({ roofType })}
      describe={(roofType) => ({
        title: roofTypes[roofType].label,
        text: roofTypes[roofType].note,
        effect: describeMaterialPrice(roofType),
        picture: <MaterialSwatch material={roofType} />,
      })}
    />
  );
}
