import { type ComponentType, type ReactNode, type RefObject, useId } from 'react';
import { company } from '#client/company.ts';
import { phoneHref } from '#content/business/contact-links.ts';
import { wizardWords } from '#content/pages/wizard-words.ts';
import { Icon } from '#design/parts/Icon.tsx';
import { LiveRegion } from '#design/parts/LiveRegion.tsx';
import { ProgressTabs } from '#design/parts/ProgressTabs.tsx';
import { isHoneypotFilled } from '../../lead-forms/Honeypot.tsx';
import { type StepButtonLabels, StepButtons } from './StepButtons.tsx';
import type { NextResult, Wizard } from './useWizard.ts';
import { WizardBoundary } from './WizardBoundary.tsx';
import styles from './WizardShell.module.css';

type StepComponent<Answers extends object, Step extends string, Field extends string> = ComponentType<{
  readonly wizard: Wizard<Answers, Step, Field>;
}>;

interface WizardShellProps<Answers extends object, Step extends string, Field extends string> {
  readonly wizard: Wizard<Answers, Step, Field>;
  readonly frameRef: RefObject<HTMLDivElement | null>;
  readonly steps: Readonly<Record<Step, StepComponent<Answers, Step, Field>>>;
  readonly buttons: StepButtonLabels;
  /** Beside the step: the drawing that follows the answers, and the rest. In narrow windows: above and below it. */
  readonly sheet: ReactNode;
  /** Takes the place of step and sheet after the last step. */
  readonly results?: ReactNode;
  readonly resultsBar?: ReactNode;
  readonly onNext?: (result: NextResult) => void;
  readonly children?: ReactNode;
}

/** A calculator on the page: progress, the present step with its buttons, the sheet beside it. */
export function WizardShell<Answers extends object, Step extends string, Field extends string>(
  props: WizardShellProps<Answers, Step, Field>,
) {
  const { wizard, frameRef, steps, buttons, sheet, results, resultsBar, onNext, children } = props;
  const { step, stepCount, hasQuestion } = wizard;
  const headingId = useId();
  const stepNumber = Math.min(wizard.position + 1, stepCount);
  const StepContent: StepComponent<Answers, Step, Field> | null = step && steps[step.name];
  return (
    <WizardBoundary hasSent={wizard.sent !== null}>
      {/* Holds everything, so that the bars at its head and foot stick to the window only as long as it is there. */}
      <div ref={frameRef} data-wizard="" className={styles.frame}>
        <ProgressTabs
          label={wizardWords.progress}
          stepText={wizardWords.stepText(stepNumber, stepCount)}
          step={stepNumber}
          stepCount={stepCount}
          startLabel={wizardWords.start}
          endLabel={wizardWords.end}
        >
          <a className="touch bare unbroken" href={phoneHref}>
            <Icon name="phone" />
            {company.phone.value.display}
          </a>
        </ProgressTabs>
        {step && StepContent ? (
          <div className={`wrap ${styles.columns}`}>
            <section data-wizard-step="" aria-labelledby={headingId} className={styles.step}>
              {/* Stays in the page from step to step, because only what changes inside it is read out. */}
              <LiveRegion>{`${stepNumber} of ${stepCount}`}</LiveRegion>
              <h2 id={headingId} tabIndex={-1}>
                {step.title}
              </h2>
              <p className={styles.subtitle}>{step.subtitle}</p>
              {hasQuestion ? (
                // A dialog form goes nowhere when it is sent before the script runs. What a browser restores after a reload
                // would count as entered before the script came; hence no autocompletion but where a field asks for it.
                <form
                  id={wizard.formId}
                  method="dialog"
                  autoComplete="off"
                  noValidate
                  onSubmit={async (event) => {
                    event.preventDefault();
                    const result = await wizard.goOn(isHoneypotFilled(event.currentTarget));
                    onNext?.(result);
                  }}
                >
                  <StepContent key={step.name} wizard={wizard} />
                </form>
              ) : (
                <StepContent wizard={wizard} />
              )}
            </section>
            <div className={`stack ${styles.sheetColumn}`} data-gap="5">
              {sheet}
            </div>
          </div>
        ) : (
          results
        )}
        {children}
        {hasQuestion ? <StepButtons wizard={wizard} labels={buttons} /> : resultsBar}
      </div>
    </WizardBoundary>
  );
}
