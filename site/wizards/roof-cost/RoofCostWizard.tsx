import { memo, type ReactNode, useDeferredValue, useMemo, useRef } from 'react';
import { mostDrawn } from '#calculators/house/fittings.ts';
import { readOutlineText } from '#calculators/house/outline-text.ts';
import type { RoofCostAnswers } from '#calculators/roof-cost/answers.ts';
import { estimateRoofCost } from '#calculators/roof-cost/estimate.ts';
import { roofOverOutline } from '#calculators/roof-cost/house-outline.ts';
import { roofAccess, roofPitches, roofTypes } from '#calculators/roof-cost/price-book.ts';
import { describeRunningSum } from '#calculators/roof-cost/running-sum.ts';
import { features } from '#content/business/features.ts';
import { roofCostWizardWords as words } from '#content/pages/roof-cost-wizard-words.ts';
import { wizardWords } from '#content/pages/wizard-words.ts';
import { countOf } from '#content/wording/counts.ts';
import { formatCount, formatWholeDollars } from '#content/wording/money.ts';
import type { ChangedDimension } from '../../drawings/house/fit-house.ts';
import { RoofHouse } from '../../drawings/house/RoofHouse.tsx';
import { SummaryPanel } from '../frame/SummaryPanel.tsx';
import { useWizard } from '../frame/useWizard.ts';
import { WizardShell } from '../frame/WizardShell.tsx';
import { AreaStep } from './AreaStep.tsx';
import { AccessStep, MaterialStep, PitchStep, StoriesStep } from './ChoiceSteps.tsx';
import { ContactStep } from './ContactStep.tsx';
import { isSized, roofCostWizard, type StepProps } from './entries.ts';
import { EstimateDetails } from './results/EstimateDetails.tsx';
import { EstimateVoucher } from './results/EstimateVoucher.tsx';
import { ResultsBar } from './results/ResultsBar.tsx';
import { ResultsCard } from './results/ResultsCard.tsx';

function ResultsStep({ wizard }: StepProps) {
  const { answers, values, sent, request } = wizard;
  return (
    <ResultsCard
      answers={answers}
      entries={{ ...values, request: sent }}
      showsSuccess={request.showsSuccess}
      onChoose={(roofType) => wizard.change({ roofType })}
    />
  );
}

const steps = {
  squareFootage: AreaStep,
  roofType: MaterialStep,
  stories: StoriesStep,
  roofPitch: PitchStep,
  roofAccess: AccessStep,
  contact: ContactStep,
  results: ResultsStep,
};

/** The dimension of the house that a question changes; the others leave its length to be read. */
const changes: Partial<Record<keyof typeof steps, ChangedDimension>> = {
  stories: 'height',
  roofPitch: 'pitch',
};

const buttons = { back: words.previous, next: words.next, isClosedUntilComplete: true };

/** The roof cost calculator. `children` come between the step and the bar at the foot. Source: specification §2 and §4. */
export function RoofCostWizard({ children }: { readonly children?: ReactNode }) {
  const frameRef = useRef<HTMLDivElement>(null);
  const wizard = useWizard(roofCostWizard, frameRef);
  const isResults = !wizard.hasQuestion;
  // The field must follow the finger at once; the drawing may come a moment later.
  const drawn = useDeferredValue(wizard.answers);
  const isTurned = wizard.values.houseTurned !== '';
  const { outline } = drawn;
  // Drawn also where its roof is too large or too small for a price.
  const given = useMemo(() => readOutlineText(outline), [outline]);
  const squareFootage = given
    ? roofOverOutline(given, roofPitches[drawn.roofPitch].typicalRise)
    : drawn.squareFootage;
  const isPriced = isSized(wizard);
  const scale = given === null ? words.sheetNote : words.sheetNoteMeasured;
  const note = [describeExtras(drawn), scale].filter(Boolean).join(' ');
  const changed = (wizard.step && changes[wizard.step.name]) ?? 'length';
  const estimate = { answers: wizard.answers, entries: { ...wizard.values, request: wizard.sent } };
  const sum = useMemo(() => describeRunningSum(drawn, wizard.furthest), [drawn, wizard.furthest]);
  return (
    <WizardShell
      wizard={wizard}
      frameRef={frameRef}
      steps={steps}
      buttons={buttons}
      resultsBar={<ResultsBar onBack={wizard.goBack} {...estimate} />}
      sheet={
        <>
          <SummaryPanel
            wizard={wizard}
            label={words.sheetLabel}
            drawing={
              <AnsweredHouse {...drawn} squareFootage={squareFootage} isTurned={isTurned} changed={changed} />
            }
            cells={[
              {
                label: words.cells.area,
                text: isPriced ? `${formatCount(drawn.squareFootage)} sq ft` : wizardWords.sheetLater,
              },
              { label: words.cells.material, text: roofTypes[drawn.roofType].label },
              { label: words.cells.stories, text: String(drawn.stories) },
              { label: words.cells.pitch, text: roofPitches[drawn.roofPitch].label },
              { label: words.cells.access, text: roofAccess[drawn.roofAccess].label },
            ]}
            sum={{
              label: isResults ? words.wholeSum : words.runningSum,
              pieces: [
                ...(isPriced
                  ? sum.map(({ step, text }) => ({ text, isChanged: step === wizard.step?.name }))
                  : [{ text: wizardWords.sheetLater }]),
                ...(isResults
                  ? [{ text: `= ${formatWholeDollars(estimateRoofCost(drawn).averageDollars)}` }]
                  : []),
              ],
            }}
            note={note}
          />
          {isResults && features.voucher && <EstimateVoucher />}
        </>
      }
    >
      {isResults && <EstimateDetails onStartOver={wizard.startOver} {...estimate} />}
      {children}
    </WizardShell>
  );
}

/** What the title block has no cell for, and how much of it the drawing shows. */
function describeExtras({ gutters, skylights, chimneys }: RoofCostAnswers): string {
  const counted = (count: number, noun: string, most: number) =>
    count > most ? words.drawnOf(countOf(count, noun), most) : countOf(count, noun);
  const parts = [
    ...(gutters === 'yes' ? [words.newGutters] : []),
    ...(skylights > 0 ? [counted(skylights, 'skylight', mostDrawn.skylights)] : []),
    ...(chimneys > 0 ? [counted(chimneys, 'chimney', mostDrawn.chimneys)] : []),
  ];
  return parts.length > 0 ? words.extras(parts) : '';
}

/** Hundreds of shingles: redrawn when an answer changes, not at every step. */
const AnsweredHouse = memo(RoofHouse);
