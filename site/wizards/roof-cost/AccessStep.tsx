import { roofCostOptions } from '#calculators/roof-cost/answers.ts';
import { describeSurcharge } from '#calculators/roof-cost/option-wording.ts';
import { roofAccess } from '#calculators/roof-cost/prices.ts';
import { roofCostFieldWords as words } from '#content/pages/roof-cost-wizard-words.ts';
import { AccessIcon } from '../../drawings/cards/AccessIcon.tsx';
import { ChoiceStep } from './ChoiceStep.tsx';
import { ExtrasFields } from './ExtrasFields.tsx';
import type { StepProps } from './step-props.ts';

export function AccessStep(props: StepProps) {
  const { entries, change } = props;
  return (
    <>
      <ChoiceStep
        legend={words.roofAccess}
        name="roofAccess"
        options={roofCostOptions.roofAccess}
        chosen={entries.roofAccess}
        onChoose={(chosen) => change({ roofAccess: chosen })}
        describe={(access) => ({
          title: roofAccess[access].label,
          text: roofAccess[access].note,
          effect: describeSurcharge(roofAccess[access].multiplier),
          picture: <AccessIcon access={access} />,
        })}
      />
      <ExtrasFields {...props} />
    </>
  );
}
