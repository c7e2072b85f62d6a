import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react';
import { type RoofCostStepName, roofCostSteps } from '#calculators/roof-cost/steps.ts';
import { roofCostWizardWords as words } from '#content/pages/roof-cost-wizard-words.ts';
import { Button } from '#design/parts/Button.tsx';
import { FootBar } from '#design/parts/FootBar.tsx';
import { recallContactDetails } from '../../lead-forms/contact-details.ts';
import { prepareOutbox } from '../../lead-forms/send-or-queue.ts';
import { StepOnItsWay } from '../frame/StepOnItsWay.tsx';
import { useOutboxNews } from '../frame/useOutboxNews.ts';
import { useWizard } from '../frame/useWizard.ts';
import { WizardBoundary } from '../frame/WizardBoundary.tsx';
import { WizardColumns } from '../frame/WizardColumns.tsx';
import { WizardFrame } from '../frame/WizardFrame.tsx';
import { WizardStep } from '../frame/WizardStep.tsx';
import { AccessStep } from './AccessStep.tsx';
import { AreaStep } from './AreaStep.tsx';
import { ArrivalNote } from './ArrivalNote.tsx';
import {
  type ContactCheck,
  contactFields,
  emptyEntries,
  isEntryStepComplete,
  readEntriesFromAddress,
  readKeptEntries,
} from './entries.ts';
import { MaterialStep } from './MaterialStep.tsx';
import { PitchStep } from './PitchStep.tsx';
import { RoofSheet } from './RoofSheet.tsx';
import { StoriesStep } from './StoriesStep.tsx';
import { useEstimateRequest } from './useEstimateRequest.ts';
import { useLaterSteps } from './useLaterSteps.ts';
import { useSensibleAnswers } from './useSensibleAnswers.ts';

const formId = 'roof-cost-step';

/** The roof cost calculator. `children` stand between the step and the bar at the foot. Source: specification §2 and §4. */
export function RoofCostWizard({ children }: { readonly children?: ReactNode }) {
  // The rules of the contact step come with that step, and the machine asks for them.
  const [contactCheck, setContactCheck] = useState<ContactCheck | null>(null);
  const wizard = useWizard({
    wizard: 'roof-cost',
    path: roofCostSteps,
    defaults: emptyEntries,
    readKept: readKeptEntries,
    isComplete: (step, entries) => isEntryStepComplete(step, entries, contactCheck),
    readAddress: readEntriesFromAddress,
  });
  const { answers: entries, change, progress, isAlive } = wizard;
  const place: RoofCostStepName = wizard.place === 'finished' ? 'results' : wizard.place;
  const step = roofCostSteps.find(({ name }) => name === place);
  const honeypot = useRef<HTMLInputElement>(null);
  const request = useEstimateRequest({ change, goOn: () => wizard.goOn('contact') });
  useOutboxNews(entries.request, change);

  const answers = useSensibleAnswers(entries);
  // The field must follow the finger at once; the drawing may come a moment later.
  const drawnAnswers = useDeferredValue(answers);

  const isResults = place === 'results';
  const hasLeftStart = wizard.hasMoved || place !== 'squareFootage';
  const later = useLaterSteps(hasLeftStart, isResults || place === 'contact');
  const isThere = typeof later === 'object';
  useEffect(() => {
    if (isThere) setContactCheck(() => later.contactCheck);
  }, [isThere, later]);
  useEffect(() => {
    if (hasLeftStart) prepareOutbox();
  }, [hasLeftStart]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is alive
  useEffect(() => {
    if (!isAlive || contactFields.some((field) => entries[field])) return;
    const { firstName, lastName, ...details } = recallContactDetails();
    change({ ...details, name: `${firstName} ${lastName}`.trim() });
  }, [isAlive]);

  const submit = () => {
    if (place !== 'contact') wizard.goOn();
    else if (!request.isSending && wizard.mayGoOn)
      void request.send(entries, Boolean(honeypot.current?.value));
  };

  const stepProps = { entries, answers, change };
  const questions: Record<RoofCostStepName, ReactNode> = {
    squareFootage: <AreaStep {...stepProps} />,
    roofType: <MaterialStep {...stepProps} />,
    stories: <StoriesStep {...stepProps} />,
    roofPitch: <PitchStep {...stepProps} />,
    roofAccess: <AccessStep {...stepProps} />,
    contact: isThere ? (
      <later.ContactStep {...stepProps} request={request} honeypot={honeypot} />
    ) : (
      <StepOnItsWay hasFailed={later === 'failed'} />
    ),
    results: isThere ? (
      <later.ResultsCard answers={answers} entries={entries} showsSuccess={request.showsSuccess} />
    ) : (
      <StepOnItsWay hasFailed={later === 'failed'} />
    ),
  };
  const furthestStep = roofCostSteps.findLastIndex(({ name }) => wizard.hasReached(name));

  return (
    <WizardBoundary>
      <WizardFrame label={words.progressLabel} progress={progress}>
        <WizardColumns
          showsSheetFirst={!isResults}
          step={
            <WizardStep
              title={step?.title ?? ''}
              subtitle={step?.subtitle}
              progress={progress}
              headingRef={wizard.headingRef}
            >
              {isResults ? (
                questions.results
              ) : (
                // A dialog form goes nowhere when it is sent before the script runs.
                <form
                  id={formId}
                  method="dialog"
                  noValidate
                  onSubmit={(event) => {
                    event.preventDefault();
                    submit();
                  }}
                >
                  {place === 'squareFootage' && (
                    <ArrivalNote
                      arrival={wizard.arrival}
                      answers={answers}
                      onSkip={() => wizard.skipTo('contact')}
                    />
                  )}
                  {questions[place]}
                </form>
              )}
            </WizardStep>
          }
          sheet={
            <>
              <RoofSheet answers={drawnAnswers} place={place} furthestStep={furthestStep} />
              {isResults && isThere && (
                <later.AfterEstimate onStartOver={() => wizard.startOver(pick(entries, contactFields))} />
              )}
            </>
          }
        />
        {isResults && isThere && <later.ResultsBackground answers={answers} />}
        {children}
        <FootBar>
          {isResults ? (
            <p>{words.complete}</p>
          ) : (
            <>
              <Button
                tone="line"
                icon="arrow-back"
                disabled={!wizard.mayGoBack || request.isSending}
                onClick={wizard.goBack}
              >
                {words.previous}
              </Button>
              <Button
                type="submit"
                form={formId}
                iconAfter="arrow"
                disabled={!wizard.mayGoOn || request.isSending}
              >
                {words.next}
              </Button>
            </>
          )}
        </FootBar>
      </WizardFrame>
    </WizardBoundary>
  );
}

function pick<T extends object, K extends keyof T>(from: T, keys: readonly K[]): Pick<T, K> {
  return Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, K>;
}
