import { insulationOptions } from '#calculators/energy-savings/answers.ts';
import { insulationLevels } from '#calculators/energy-savings/model-figures.ts';
import { energyFieldWords as words } from '#content/pages/energy-savings-wizard-words.ts';
import { ChoiceCard } from '#design/parts/ChoiceCard.tsx';
import { ChoiceGroup } from '#design/parts/ChoiceGroup.tsx';
import { InsulationPicture } from '../../drawings/cards/InsulationPicture.tsx';
import type { StepProps } from './entries.ts';

export function InsulationStep({ wizard: { values, fields } }: StepProps) {
  return (
    <ChoiceGroup legend={words.insulation} error={fields.errors.insulation}>
      {insulationOptions.map((option) => {
        const { label, note, factor } = insulationLevels[option];
        return (
          <ChoiceCard
            key={option}
            name="insulation"
            value={option}
            isChosen={option === values.insulation}
            onChoose={() => fields.change('insulation', option)}
            title={label}
            text={note}
            effect={words.insulationEffect(`${Math.round(factor * 100)}%`)}
            picture={<InsulationPicture insulation={option} />}
          />
        );
      })}
    </ChoiceGroup>
  );
}
