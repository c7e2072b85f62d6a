import type { ReactNode } from 'react';
import { roofCostOptions } from '#calculators/roof-cost/answers.ts';
import {
  describeMaterialPrice,
  describePitchRange,
  describeSurcharge,
} from '#calculators/roof-cost/option-wording.ts';
import { describePitchLimit } from '#calculators/roof-cost/pitch-limits.ts';
import { roofAccess, roofPitches, roofTypes, stories } from '#calculators/roof-cost/price-book.ts';
import { roofCostFieldWords as words } from '#content/pages/roof-cost-wizard-words.ts';
import { formatCount } from '#content/wording/money.ts';
import { Banner } from '#design/parts/Banner.tsx';
import { Button } from '#design/parts/Button.tsx';
import { ChoiceCard } from '#design/parts/ChoiceCard.tsx';
import { ChoiceGroup } from '#design/parts/ChoiceGroup.tsx';
import { AccessIcon } from '../../drawings/cards/AccessIcon.tsx';
import { MaterialSwatch } from '../../drawings/cards/MaterialSwatch.tsx';
import { PitchTriangle } from '../../drawings/cards/PitchTriangle.tsx';
import { StoriesIcon } from '../../drawings/cards/StoriesIcon.tsx';
import { ExtrasFields } from './ExtrasFields.tsx';
import { readRoofArea, type StepProps } from './entries.ts';

type Question = 'roofType' | 'stories' | 'roofPitch' | 'roofAccess';

interface CardsProps<Name extends Question> extends StepProps {
  readonly name: Name;
  readonly cardOf: (choice: (typeof roofCostOptions)[Name][number]) => {
    readonly title: string;
    readonly text: string;
    readonly effect: string;
    readonly picture: ReactNode;
  };
}

/** A question answered by one of several cards. The step's heading asks it, so the group's name is only read out. */
function Cards<Name extends Question>({ wizard, name, cardOf }: CardsProps<Name>) {
  const options: readonly (typeof roofCostOptions)[Name][number][] = roofCostOptions[name];
  return (
    <ChoiceGroup legend={words[name]}>
      {options.map((option) => (
        <ChoiceCard
          key={option}
          name={name}
          value={option}
          isChosen={option === wizard.values[name]}
          onChoose={() => wizard.change({ [name]: option })}
          {...cardOf(option)}
        />
      ))}
    </ChoiceGroup>
  );
}

/** That the chosen material is not laid on every roof of the chosen pitch. Read out when it comes up. */
function PitchLimitNote({ wizard }: StepProps) {
  const limit = describePitchLimit(wizard.answers);
  return (
    <div role="status">
      {limit && (
        <Banner tone="note">
          <p>{limit}</p>
        </Banner>
      )}
    </div>
  );
}

/** That the house, with this answer, has a roof we cannot price here. */
function AreaLimitNote({ wizard }: StepProps) {
  const error = wizard.errors.squareFootage;
  return (
    <div role="status">
      {error && (
        <Banner tone="note">
          <p>{`${words.areaNow(formatCount(Number(readRoofArea(wizard.values))))} ${error}`}</p>
          <Button tone="line" onClick={() => wizard.skipTo('squareFootage')} className="above-2">
            {words.toArea}
          </Button>
        </Banner>
      )}
    </div>
  );
}

export function MaterialStep({ wizard }: StepProps) {
  return (
    <>
      <Cards
        wizard={wizard}
        name="roofType"
        cardOf={(material) => ({
          title: roofTypes[material].label,
          text: roofTypes[material].note,
          effect: describeMaterialPrice(material),
          picture: <MaterialSwatch material={material} />,
        })}
      />
      <PitchLimitNote wizard={wizard} />
    </>
  );
}

export function StoriesStep({ wizard }: StepProps) {
  return (
    <>
      <Cards
        wizard={wizard}
        name="stories"
        cardOf={(count) => ({
          title: stories[count].label,
          text: stories[count].note,
          effect: describeSurcharge(stories[count].multiplier),
          picture: <StoriesIcon stories={count} />,
        })}
      />
      <AreaLimitNote wizard={wizard} />
    </>
  );
}

export function PitchStep({ wizard }: StepProps) {
  return (
    <>
      <Cards
        wizard={wizard}
        name="roofPitch"
        cardOf={(pitch) => ({
          title: roofPitches[pitch].label,
          text: `${describePitchRange(pitch)}. ${roofPitches[pitch].note}`,
          effect: describeSurcharge(roofPitches[pitch].multiplier),
          picture: <PitchTriangle pitch={pitch} />,
        })}
      />
      <AreaLimitNote wizard={wizard} />
      <PitchLimitNote wizard={wizard} />
    </>
  );
}

export function AccessStep({ wizard }: StepProps) {
  return (
    <>
      <Cards
        wizard={wizard}
        name="roofAccess"
        cardOf={(access) => ({
          title: roofAccess[access].label,
          text: roofAccess[access].note,
          effect: describeSurcharge(roofAccess[access].multiplier),
          picture: <AccessIcon access={access} />,
        })}
      />
      <ExtrasFields wizard={wizard} />
    </>
  );
}
