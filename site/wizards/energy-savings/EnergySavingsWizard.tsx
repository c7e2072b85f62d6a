import { memo, type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react';
import { describeHouse } from '#calculators/energy-savings/figures-in-words.ts';
import { energyToasts, energyWizardWords as words } from '#content/pages/energy-savings-wizard-words.ts';
import { ToastRegion, useToast } from '#design/parts/Toast.tsx';
import { EnergySection } from '../../drawings/details/EnergySection.tsx';
import { SummaryPanel } from '../frame/SummaryPanel.tsx';
import { type NextResult, useWizard } from '../frame/useWizard.ts';
import { WizardShell } from '../frame/WizardShell.tsx';
import {
  AddressStep,
  BillStep,
  ContactStep,
  HomeSizeStep,
  HvacAgeStep,
  InsulationStep,
  RoofAgeStep,
} from './EnergySteps.tsx';
import { energySavingsWizard } from './entries.ts';
import { EnergyResults } from './results/EnergyResults.tsx';

const steps = {
  currentBill: BillStep,
  homeSize: HomeSizeStep,
  roofAge: RoofAgeStep,
  insulation: InsulationStep,
  hvacAge: HvacAgeStep,
  contact: ContactStep,
  address: AddressStep,
};
const buttons = {
  back: words.back,
  next: words.next,
  finish: words.finish,
  finishing: words.finishing,
  isClosedUntilComplete: false,
};
const cellLabels = Object.values(words.cells);

/**
 * The energy savings calculator. `children` stand after the result's scale and action.
 * Source: specification §2, §4, §5 and §8; readings 3 and 17–19.
 */
export function EnergySavingsWizard({ children }: { readonly children?: ReactNode }) {
  const frameRef = useRef<HTMLDivElement>(null);
  const wizard = useWizard(energySavingsWizard, frameRef);
  const { failedChecks, step } = wizard;
  const toasts = useToast();
  const [sentCount, setSentCount] = useState(0);
  const thankedFor = useRef(0);

  const onNext = (result: NextResult) => {
    if (result === 'sent') setSentCount((count) => count + 1);
    if (result === 'invalid' || result === 'refused-by-server') toasts.show(energyToasts.checkInputs);
    if (result === 'unanswered') toasts.show(energyToasts.submissionError);
  };

  useEffect(() => {
    if (failedChecks > 0) frameRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failedChecks]);

  useEffect(() => {
    // A visitor who went back while the details were being sent is thanked when the results are shown.
    if (step !== null || sentCount === thankedFor.current) return;
    thankedFor.current = sentCount;
    toasts.show(energyToasts.thanks);
  }, [step, sentCount, toasts]);

  // The field must follow the finger at once; the drawing may come a moment later.
  const drawn = useDeferredValue(wizard.answers);
  const isInsulationAsked =
    energySavingsWizard.steps.findIndex(({ name }) => name === 'insulation') <= wizard.furthest;
  const cells = describeHouse(drawn).map(({ text }, position) => ({
    label: cellLabels[position] ?? '',
    text,
  }));
  return (
    <WizardShell
      wizard={wizard}
      frameRef={frameRef}
      steps={steps}
      buttons={buttons}
      onNext={onNext}
      sheet={
        <SummaryPanel
          wizard={wizard}
          label={words.sheetLabel}
          drawing={
            <HouseSection
              currentBill={drawn.currentBill}
              homeSize={drawn.homeSize}
              roofAge={drawn.roofAge}
              hvacAge={drawn.hvacAge}
              insulation={isInsulationAsked ? drawn.insulation : null}
              asked={step?.name}
              figure={cells[wizard.position]?.text}
            />
          }
          cells={cells}
        />
      }
      results={
        <EnergyResults
          answers={wizard.answers}
          entries={{ ...wizard.values, request: wizard.sent }}
          toasts={toasts}
          onChange={() => wizard.skipTo('currentBill')}
          onStartOver={wizard.startOver}
        >
          {children}
        </EnergyResults>
      }
    >
      <ToastRegion toasts={toasts} dismissLabel={words.dismissToast} />
    </WizardShell>
  );
}

const HouseSection = memo(EnergySection);
