import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react';
import { type EnergyStepName, energySteps } from '#calculators/energy-savings/steps.ts';
import { faultsOfStep } from '#calculators/wizard/wizard-step.ts';
import { energyToasts, energyWizardWords as words } from '#content/pages/energy-savings-wizard-words.ts';
import { ToastRegion } from '#design/parts/ToastRegion.tsx';
import { createToastStore } from '#design/parts/toast-store.ts';
import type { FieldErrors } from '#leads/forms/field-errors.ts';
import { whenIdle } from '../../islands/when-idle.ts';
import { recallContactDetails } from '../../lead-forms/contact-details.ts';
import { prepareOutbox } from '../../lead-forms/send-or-queue.ts';
import { useOutboxNews } from '../frame/useOutboxNews.ts';
import { useWizard } from '../frame/useWizard.ts';
import { WizardBoundary } from '../frame/WizardBoundary.tsx';
import { WizardColumns } from '../frame/WizardColumns.tsx';
import { WizardFrame } from '../frame/WizardFrame.tsx';
import { WizardStep } from '../frame/WizardStep.tsx';
import { AddressStep } from './AddressStep.tsx';
import { ContactStep } from './ContactStep.tsx';
import { EnergySheet } from './EnergySheet.tsx';
import {
  answersOf,
  contactFields,
  emptyEntries,
  errorsOf,
  firstStepWith,
  isEntryStepComplete,
  readKeptEntries,
} from './entries.ts';
import { InsulationStep } from './InsulationStep.tsx';
import { EnergyResults, loadSavingsDetails } from './results/EnergyResults.tsx';
import { SliderStep } from './SliderStep.tsx';
import { StepButtons } from './StepButtons.tsx';
import { useJudgedFields } from './useJudgedFields.ts';
import { useSavingsRequest } from './useSavingsRequest.ts';

/** The energy savings calculator. Source: specification §2, §4, §5 and §8; rulings 3 and 17–19. */
export function EnergySavingsWizard() {
  const wizard = useWizard({
    wizard: 'energy-savings',
    path: energySteps,
    defaults: emptyEntries,
    readKept: readKeptEntries,
    isComplete: isEntryStepComplete,
  });
  const { answers: entries, change, place, progress, isAlive, hasMoved } = wizard;
  const [toasts] = useState(createToastStore);
  const errors = errorsOf(entries);
  const fields = useJudgedFields(errors);
  const form = useRef<HTMLFormElement>(null);
  const honeypot = useRef<HTMLInputElement>(null);
  const [failedChecks, setFailedChecks] = useState(0);
  const owesThanks = useRef(false);

  /** Says what is wrong with `step`, and leads to the first field of it. */
  const stopAt = (step: EnergyStepName) => {
    toasts.show(energyToasts.checkInputs);
    if (step === place) setFailedChecks((count) => count + 1);
    else wizard.skipTo(step);
  };

  const request = useSavingsRequest({
    change,
    onHandedIn: () => {
      owesThanks.current = true;
      wizard.goOn('address');
    },
    onRefusal: (refused: FieldErrors) => {
      fields.refuse(refused);
      stopAt(firstStepWith(refused) ?? 'address');
    },
    onNoAnswer: () => {
      // biome-ignore lint/suspicious/noConsole: specified (§8)
      console.error('The energy savings request got no answer. The answers are kept on the page.');
      toasts.show(energyToasts.submissionError);
    },
  });

  useOutboxNews(entries.request, change);

  useEffect(() => {
    if (failedChecks > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failedChecks]);

  useEffect(() => {
    // Whoever went back while the details were on their way is thanked when the results are there to be seen.
    if (place !== 'finished' || !owesThanks.current) return;
    owesThanks.current = false;
    toasts.show(energyToasts.thanks);
  }, [place, toasts]);

  useEffect(() => {
    if (!hasMoved) return;
    // While there is a connection: the outbox is needed most when there is none, and the results come next.
    whenIdle(() => loadSavingsDetails().catch(() => {}));
    prepareOutbox();
  }, [hasMoved]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is alive
  useEffect(() => {
    if (!isAlive) return;
    const known = recallContactDetails();
    const empty = contactFields.filter((field) => !entries[field] && known[field]);
    if (empty.length > 0) change(Object.fromEntries(empty.map((field) => [field, known[field]])));
  }, [isAlive]);

  const answers = answersOf(entries);
  // The field must follow the finger at once; the drawing may come a moment later.
  const drawnAnswers = useDeferredValue(answers);

  const submit = () => {
    const step = energySteps.find(({ name }) => name === place);
    if (!step || request.isSending) return;
    if (faultsOfStep(step, errors).length > 0) {
      fields.judge(step.fields);
      stopAt(step.name);
    } else if (step.name === 'address') {
      const isTrapped = Boolean(honeypot.current?.value);
      void request.send(entries, { isTrapped, isTimed: wizard.arrival !== 'kept' });
    } else {
      wizard.goOn();
    }
  };

  const stepProps = { entries, fields, change };
  const questions: Record<EnergyStepName, ReactNode> = {
    currentBill: <SliderStep field="currentBill" {...stepProps} />,
    homeSize: <SliderStep field="homeSize" {...stepProps} />,
    roofAge: <SliderStep field="roofAge" {...stepProps} />,
    insulation: <InsulationStep {...stepProps} />,
    hvacAge: <SliderStep field="hvacAge" {...stepProps} />,
    contact: <ContactStep {...stepProps} />,
    address: <AddressStep {...stepProps} honeypot={honeypot} isSending={request.isSending} />,
  };
  const position = energySteps.findIndex(({ name }) => name === place);
  const step = energySteps[position];

  return (
    <WizardBoundary>
      <WizardFrame label={words.progressLabel} progress={progress}>
        {step ? (
          <WizardColumns
            step={
              <WizardStep
                title={step.title}
                subtitle={step.subtitle}
                progress={progress}
                headingRef={wizard.headingRef}
              >
                {/* A dialog form goes nowhere when it is sent before the script runs. */}
                <form
                  ref={form}
                  method="dialog"
                  noValidate
                  onSubmit={(event) => {
                    event.preventDefault();
                    submit();
                  }}
                >
                  {/* A slider of its own for each question: what was typed in one must not show in the next. */}
                  <div key={step.name}>{questions[step.name]}</div>
                  <StepButtons
                    isLast={step.name === 'address'}
                    isSending={request.isSending}
                    onBack={wizard.mayGoBack ? wizard.goBack : null}
                  />
                </form>
              </WizardStep>
            }
            sheet={
              <EnergySheet
                answers={drawnAnswers}
                step={position}
                furthestStep={energySteps.findLastIndex(({ name }) => wizard.hasReached(name))}
              />
            }
          />
        ) : (
          <EnergyResults
            entries={entries}
            headingRef={wizard.headingRef}
            toasts={toasts}
            onChange={() => wizard.skipTo('currentBill')}
            onStartOver={() =>
              wizard.startOver(Object.fromEntries(contactFields.map((field) => [field, entries[field]])))
            }
          />
        )}
      </WizardFrame>
      <ToastRegion store={toasts} dismissLabel={words.dismissToast} />
    </WizardBoundary>
  );
}
