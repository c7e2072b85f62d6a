import {
  type Dispatch,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useState,
} from 'react';
import { moveBackTo, restorePlace, storePlace, wizardStart } from '#calculators/wizard/wizard-place.ts';
import type { FieldErrors } from '#leads/forms/field-errors.ts';
import { recallContactDetails } from '../../lead-forms/contact-details.ts';
import type { Values } from '../../lead-forms/form-reducer.ts';
import { usePhotographs } from '../../lead-forms/photographs/usePhotographs.ts';
import { readTypedBeforeScript, useTypedBeforeScript } from '../../lead-forms/typed-before-script.ts';
import { useFields } from '../../lead-forms/useFields.ts';
import { type SentRequest, useLeadRequest, useSettledRequest } from '../../lead-forms/useLeadRequest.ts';
import { bringStepIntoView } from './bring-step-into-view.ts';
import { notePlainFields } from './plain-calculator.ts';
import { useStepCount } from './step-count.ts';
import { createStepHistory, type StepHistory } from './step-history.ts';
import {
  asTexts,
  findErrors,
  isStepComplete,
  lastReachableStep,
  leadFieldsOf,
  readStoredValues,
  type WizardDescription,
} from './wizard-description.ts';
import {
  initialWizardState,
  type WizardAction,
  type WizardStart,
  type WizardState,
  wizardReducer,
} from './wizard-reducer.ts';
import { loadWizard, saveWizard } from './wizard-storage.ts';

/** What became of a press on Next. */
export type NextResult = 'moved' | 'sent' | 'invalid' | 'refused-by-server' | 'unanswered' | 'busy' | 'left';

export type Wizard<Answers extends object, Step extends string, Field extends string> = ReturnType<
  typeof useWizard<Answers, Step, Field>
>;

/** What the frame needs to know of any calculator. */
export type AnyWizard = Pick<
  Wizard<object, string, string>,
  | 'formId'
  | 'position'
  | 'furthest'
  | 'hasQuestion'
  | 'isLastQuestion'
  | 'isNextOpen'
  | 'isJustEntered'
  | 'request'
  | 'goBack'
>;

/** Two presses within this time are a double click, as most systems count. Longer holds up people who press on purpose. */
const doubleClickMs = 500;

/**
 * A calculator from its first question to its results. The first render is always the first step with the defaults, as in
 * the built HTML; what was stored or brought by a link appears right after. `frameRef` is the element around the wizard.
 */
export function useWizard<Answers extends object, Step extends string, Field extends string>(
  description: WizardDescription<Answers, Step, Field>,
  frameRef: RefObject<HTMLElement | null>,
) {
  const { form, steps, queuesUnanswered = true, judgesEveryChange = false } = description;
  const reduce = wizardReducer<Answers, Field>(description);
  const [state, dispatch] = useReducer(reduce, description, initialWizardState<Answers, Field>);
  const formId = `${form}-step`;
  const { values, sent, place, isTimed } = state;
  const errors = findErrors(description, values);
  const change = (changes: Partial<Record<Field, string>>) => dispatch({ type: 'changed', changes });
  const fields = useFields({ idPrefix: formId, values, errors, onChange: change, judgesEveryChange });
  const onSent = (request: SentRequest) => dispatch({ type: 'sent', sent: request });
  const request = useLeadRequest({ form, sent, onSent, queuesUnanswered, sendsAgain: false });
  const photographs = usePhotographs();
  useSettledRequest(sent, onSent);
  useStoredProgress(description, state, dispatch, frameRef);
  useStepFocus(state, dispatch, frameRef);
  useStepCount(description, state);

  /** One step on, if this one is complete; from the last question once its lead is sent, never with a filled honeypot. */
  const goOn = async (isTrapped = false): Promise<NextResult> => {
    const from = place.position;
    const present = steps[from];
    if (present && !isStepComplete(present, errors)) {
      fields.markTouched(present.fields);
      dispatch({ type: 'check-failed' });
      return 'invalid';
    }
    if (present?.name !== description.lastQuestion) {
      dispatch({ type: 'stepped', by: 1 });
      return 'moved';
    }
    const result = await request.send(leadFieldsOf(description, values), { isTimed, isTrapped, photographs });
    if (result.kind === 'busy' || result.kind === 'left') return result.kind;
    if (result.kind === 'unreachable') return 'unanswered';
    fields.setServerErrors(result.kind === 'invalid' ? result.errors : {});
    if (result.kind === 'invalid') {
      if (description.showsResultsOfSentAnswersOnly) {
        dispatch({ type: 'sent-back', errors: result.errors });
        return 'refused-by-server';
      }
      dispatch({ type: 'refused' });
    }
    // A visitor who went elsewhere while the lead was being sent stays there.
    dispatch({ type: 'stepped', by: 1, from });
    return 'sent';
  };

  return {
    ...state,
    ...place,
    formId,
    errors,
    fields,
    request,
    photographs,
    ...describeStep(description, place.position, errors),
    change,
    goOn,
    goBack: () => dispatch({ type: 'stepped', by: -1 }),
    /** To any step, as far as everything before it is complete, with a history entry for each step passed. */
    skipTo: (name: Step) =>
      dispatch({ type: 'skipped', to: steps.findIndex((other) => other.name === name) }),
    /** Back to the first step and to the defaults, except for the contact details. */
    startOver: () => dispatch({ type: 'started-over' }),
  };
}

function describeStep<Step extends string, Field extends string>(
  { steps, lastQuestion, keepsNextOpen }: WizardDescription<object, Step, Field>,
  position: number,
  errors: FieldErrors,
) {
  const step = steps[position] ?? null;
  const isComplete = step !== null && isStepComplete(step, errors);
  return {
    step,
    stepCount: steps.length,
    hasQuestion: step !== null && step.fields.length > 0,
    isLastQuestion: step?.name === lastQuestion,
    isStepComplete: isComplete,
    isNextOpen: isComplete || (step !== null && step.name === keepsNextOpen),
  };
}

/** Takes up what this tab or a link left of the wizard, and keeps history and session in step with it from then on. */
function useStoredProgress<Answers extends object, Step extends string, Field extends string>(
  description: WizardDescription<Answers, Step, Field>,
  state: WizardState<Answers, Field>,
  dispatch: Dispatch<WizardAction<Field>>,
  frameRef: RefObject<HTMLElement | null>,
): void {
  const { form, steps } = description;
  const { isHydrated, place, values, sent } = state;
  const [stepHistory] = useState(() => createStepHistory(form, steps));
  const typedFirst = useTypedBeforeScript('[data-wizard]');
  const start = useEffectEvent(() => {
    const frame = frameRef.current;
    const found = findStart(description, frame, typedFirst, stepHistory);
    dispatch({ type: 'started', start: found });
    // In the next task: by then React has the values from above.
    const firstForm = frame?.querySelector<HTMLFormElement>('form[data-next-pressed]');
    const pressNext = () =>
      firstForm?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    if (firstForm && found.arrival !== 'stored') setTimeout(pressNext);
  });

  // Before anything is painted or pressed.
  useLayoutEffect(() => {
    start();
    return stepHistory.follow((at) => dispatch({ type: 'arrived', at }));
  }, [stepHistory, dispatch]);
  useLayoutEffect(() => {
    if (isHydrated) stepHistory.goTo(place.position);
  }, [isHydrated, stepHistory, place]);
  useLayoutEffect(() => {
    if (!isHydrated) return;
    saveWizard(form, storePlace(steps, place), values, sent);
    notePlainFields(form, leadFieldsOf(description, values));
  }, [isHydrated, description, form, steps, place, values, sent]);
}

function findStart<Answers extends object, Step extends string, Field extends string>(
  description: WizardDescription<Answers, Step, Field>,
  frame: HTMLElement | null,
  typedFirst: Readonly<Record<string, string>>,
  stepHistory: StepHistory,
): WizardStart<Field> {
  const { form, steps, defaults, contactFields } = description;
  const asked = description.readAddress?.(location.search) ?? { kind: 'nothing-shared' as const };
  const stored = asked.kind === 'nothing-shared' ? loadWizard(form) : null;
  const brought: Record<string, string> = asked.kind === 'answers' ? asTexts(asked.answers) : {};
  const known: Record<string, string> = {
    ...defaults,
    ...brought,
    ...(stored ? readStoredValues(description, stored.storedValue) : {}),
  };
  const remembered = recallContactDetails();
  for (const field of contactFields) known[field] ||= remembered[field] ?? '';
  const typed = { ...typedFirst, ...(frame ? readTypedBeforeScript(frame) : {}) };
  Object.assign(known, description.deriveFromGiven?.({ ...brought, ...typed }));
  for (const field of Object.keys(defaults)) known[field] = typed[field] ?? known[field] ?? '';
  const values = known as Values<Field>;

  const sent = stored?.request ?? null;
  const reach = lastReachableStep(description, { values, sent });
  const entered = stepHistory.position();
  let place = stored ? restorePlace(steps, stored.place, reach) : wizardStart;
  // A reload, or a way back from another page: the entries beneath are still there.
  if (stored && entered !== null) place = moveBackTo(place, entered, reach);
  else stepHistory.begin(asked.kind === 'nothing-shared' ? '' : location.pathname);
  const arrivals = { answers: 'link', unreadable: 'unreadable', 'nothing-shared': 'fresh' } as const;
  const wasUsed = Boolean(frame?.querySelector('form[data-next-pressed]')) || Object.keys(typed).length > 0;
  const arrival = stored ? 'stored' : arrivals[asked.kind];
  return { place, values, sent, arrival, isTimed: !stored && !wasUsed };
}

/** The second press of a double click does nothing to what has come under it. */
function holdSecondPress(event: MouseEvent): void {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
}

const letPressesGo = () => removeEventListener('click', holdSecondPress, true);

/** Brings each step just entered into view, and ends the pause that holds off a second press. */
function useStepFocus<Answers, Field extends string>(
  { moves, isJustEntered }: WizardState<Answers, Field>,
  dispatch: Dispatch<WizardAction<Field>>,
  frameRef: RefObject<HTMLElement | null>,
): void {
  // Before the new step is painted: the control that had the focus is gone, and a key pressed now must find its place.
  useLayoutEffect(() => {
    if (moves === 0) return;
    bringStepIntoView(frameRef.current?.querySelector('[data-wizard-step] h2') ?? null);
    addEventListener('click', holdSecondPress, true);
    const timer = setTimeout(letPressesGo, doubleClickMs);
    return () => {
      clearTimeout(timer);
      letPressesGo();
    };
  }, [moves, frameRef]);
  useEffect(() => {
    if (!isJustEntered || moves === 0) return;
    const end = () => dispatch({ type: 'settled' });
    const timer = setTimeout(end, doubleClickMs);
    // By now the heading has the focus: going on from there with the keyboard is on purpose.
    const frame = frameRef.current;
    frame?.addEventListener('focusin', end);
    return () => {
      clearTimeout(timer);
      frame?.removeEventListener('focusin', end);
    };
  }, [moves, isJustEntered, dispatch, frameRef]);
}
