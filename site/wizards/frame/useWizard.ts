import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  moveBackTo,
  moveTo,
  restorePlace,
  storePlace,
  type WizardPlace,
  wizardStart,
} from '#calculators/wizard/wizard-place.ts';
import { isStepComplete, type WizardStep } from '#calculators/wizard/wizard-step.ts';
import type { FieldErrors } from '#leads/forms/field-errors.ts';
import { recallContactDetails } from '../../lead-forms/contact-details.ts';
import { type Photographs, usePhotographs } from '../../lead-forms/photographs/usePhotographs.ts';
import { readTypedBeforeScript } from '../../lead-forms/typed-before-script.ts';
import { type Fields, useFields } from '../../lead-forms/useFields.ts';
import {
  type RequestSending,
  type SentRequest,
  useLeadRequest,
  useSettledRequest,
} from '../../lead-forms/useLeadRequest.ts';
import { bringStepIntoView } from './bring-step-into-view.ts';
import { createStepHistory } from './step-history.ts';
import {
  asTexts,
  faultsOf,
  leadFieldsOf,
  reachOf,
  readStoredValues,
  type Values,
  type WizardDescription,
} from './wizard-description.ts';
import { loadWizard, saveWizard } from './wizard-storage.ts';

/** Where the browser cannot say when it is idle: long enough for the answer to a press to be on the screen. */
const settleMs = 500;

const longestWaitMs = 3000;

/** Two presses within this time are a double click, as most systems count. Longer holds up people who press on purpose. */
const doubleClickMs = 500;

/** Runs `work` once the page has painted what it was asked for and has nothing else to do; after 3 s in any case. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: longestWaitMs });
  else setTimeout(work, settleMs);
}

/** Where the answers came from when the script began to run. */
export type WizardArrival = 'fresh' | 'stored' | 'brought' | 'unreadable';

/** What became of a press on Next. */
export type NextResult = 'moved' | 'sent' | 'faulty' | 'refused-by-server' | 'unanswered' | 'busy';

export interface Wizard<Answers, Step extends string, Field extends string> {
  /** Of the form around the present question; the ids of its fields begin with it. */
  readonly formId: string;
  readonly values: Values<Field>;
  /** The answers as they last made sense: the same object as long as they are the same. */
  readonly answers: Answers;
  /** What is wrong with the values now, shown or not. */
  readonly faults: FieldErrors;
  readonly fields: Fields<Field>;
  readonly request: RequestSending;
  readonly photographs: Photographs;
  readonly sent: SentRequest | null;
  /** From 0; the number of steps for the results. */
  readonly position: number;
  readonly furthest: number;
  /** The present step; null for results that come after the last one. */
  readonly step: WizardStep<Step, Field> | null;
  readonly stepCount: number;
  /** False at the results. */
  readonly hasQuestion: boolean;
  /** The present step's Next sends the lead. */
  readonly isLastQuestion: boolean;
  /** Whether the present step is complete. */
  readonly isStepComplete: boolean;
  /** Whether Next can be pressed where a step that is not complete closes it. */
  readonly isNextOpen: boolean;
  /** For half a second after a move, until something is answered: the second half of a double click must not answer the new step. */
  readonly isJustEntered: boolean;
  readonly arrival: WizardArrival;
  /** Goes up when the visitor is held on a step by its faults, so that the focus can go to the first. */
  readonly failedChecks: number;
  /** Around the wizard: what was typed there before the script came is read from it. */
  readonly frameRef: RefObject<HTMLDivElement | null>;
  /** For the present step's heading: it takes the focus after every move. */
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
  /** Changes some values. Calls one after another build on each other, also within one event. */
  readonly change: (changes: Partial<Record<Field, string>>) => void;
  /** One step on, if the present one is complete; on the last question only once its lead has been sent. */
  readonly goOn: () => Promise<NextResult>;
  readonly goBack: () => void;
  /** To any step, as far as everything before it is complete, with a history entry for each step passed. */
  readonly skipTo: (step: Step) => void;
  /** Back to the first step and to the defaults, except for the contact details. */
  readonly startOver: () => void;
}

/** What the frame needs to know of any calculator. */
export type AnyWizard = Pick<
  Wizard<object, string, never>,
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

interface Shown<Field extends string> {
  readonly place: WizardPlace;
  readonly values: Values<Field>;
  readonly sent: SentRequest | null;
  readonly arrival: WizardArrival;
  /** Counts the moves since the script began to run; each one moves the focus. */
  readonly moves: number;
  readonly isJustEntered: boolean;
  readonly failedChecks: number;
}

/**
 * A calculator from its first question to its results: place, answers, history entries, session, lead. The first render
 * is always the first step with the defaults, as in the built HTML; what was stored or brought by a link appears right after.
 */
export function useWizard<Answers extends object, Step extends string, Field extends string>(
  description: WizardDescription<Answers, Step, Field>,
  /** Fetches what the results need; called while the visitor answers the questions. */
  loadResults: () => Promise<unknown>,
): Wizard<Answers, Step, Field> {
  const { form, steps, defaults, contactFields, lastQuestion } = description;
  const formId = `${form}-step`;
  const [shown, setShown] = useState<Shown<Field>>({
    place: wizardStart,
    values: defaults,
    sent: null,
    arrival: 'fresh',
    moves: 0,
    isJustEntered: false,
    failedChecks: 0,
  });
  const [stepHistory] = useState(() => createStepHistory(form, steps));
  const frameRef = useRef<HTMLDivElement>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const lastAnswers = useRef(description.defaultAnswers);
  const wasUsedBeforeScript = useRef(false);
  // Several changes within one event must build on each other before React renders again.
  const latest = useRef(shown);

  const become = (changes: Partial<Shown<Field>>) => {
    latest.current = { ...latest.current, ...changes };
    const { place, values, sent } = latest.current;
    // Not as a transition: rendered piece by piece, a step comes later on a slow phone.
    setShown(latest.current);
    saveWizard(form, storePlace(steps, place), values, sent);
  };
  const change = (changes: Partial<Record<Field, string>>) =>
    become({ values: { ...latest.current.values, ...changes }, isJustEntered: false });

  const go = (move: typeof moveTo, target: number) => {
    const before = latest.current.place;
    const place = move(before, target, reachOf(description, latest.current));
    stepHistory.goTo(place.position);
    if (place.position !== before.position)
      become({ place, moves: latest.current.moves + 1, isJustEntered: true });
  };

  const faults = faultsOf(description, shown.values);
  const fields = useFields({
    idPrefix: formId,
    values: shown.values,
    faults,
    onChange: change,
    judgesEveryChange: description.judgesEveryChange ?? false,
  });
  const request = useLeadRequest({
    form,
    sent: shown.sent,
    onSent: (sent) => become({ sent }),
    queuesUnanswered: description.queuesUnanswered ?? true,
    sendsAgain: false,
  });
  const photographs = usePhotographs();
  useSettledRequest(shown.sent, (sent) => become({ sent }));

  // Before anything is painted or pressed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script begins to run
  useLayoutEffect(() => {
    const asked = description.readAddress?.(location.search) ?? { kind: 'nothing-shared' as const };
    const stored = asked.kind === 'nothing-shared' ? loadWizard(form) : null;
    const known: Record<string, string> = {
      ...defaults,
      ...(asked.kind === 'answers' ? asTexts(asked.answers) : {}),
      ...(stored ? readStoredValues(description, stored.storedValue) : {}),
    };
    const remembered = recallContactDetails();
    for (const field of contactFields) known[field] ||= remembered[field] ?? '';
    const typed = frameRef.current ? readTypedBeforeScript(frameRef.current) : {};
    Object.assign(known, description.settleTyped?.(typed));
    for (const field of Object.keys(defaults)) known[field] = typed[field] ?? known[field] ?? '';
    const values = known as Values<Field>;

    const entered = stepHistory.position();
    const start: Shown<Field> = { ...latest.current, values, sent: stored?.request ?? null };
    let place = stored ? restorePlace(steps, stored.place, reachOf(description, start)) : wizardStart;
    // A reload, or a way back from another page: the entries beneath are still there.
    if (stored && entered !== null) place = moveBackTo(place, entered, reachOf(description, start));
    else stepHistory.begin(asked.kind === 'nothing-shared' ? '' : location.pathname);
    stepHistory.goTo(place.position);
    const arrivals = { answers: 'brought', unreadable: 'unreadable', 'nothing-shared': 'fresh' } as const;
    become({ ...start, place, arrival: stored ? 'stored' : arrivals[asked.kind] });

    const stopFollowing = stepHistory.follow((position) => go(moveBackTo, position));
    // Steps differ in height: the scroll position the browser remembers for an entry would be past the next heading.
    history.scrollRestoration = 'manual';
    // In the next task: by then React has the values from above.
    const firstForm = frameRef.current?.querySelector<HTMLFormElement>('form[data-next-pressed]');
    if (firstForm && !stored) setTimeout(() => firstForm.requestSubmit());
    wasUsedBeforeScript.current = Boolean(firstForm) || Object.keys(typed).length > 0;

    const leave = () => {
      history.scrollRestoration = 'auto';
    };
    addEventListener('pagehide', leave);
    return () => {
      stopFollowing();
      leave();
      removeEventListener('pagehide', leave);
    };
  }, []);

  // Before the new step is painted: the control that had the focus is gone, and a key pressed now must find its place.
  useLayoutEffect(() => {
    if (shown.moves > 0) bringStepIntoView(headingRef.current);
  }, [shown.moves]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once after each move
  useEffect(() => {
    if (!shown.isJustEntered) return;
    const timer = setTimeout(() => become({ isJustEntered: false }), doubleClickMs);
    return () => clearTimeout(timer);
  }, [shown.moves, shown.isJustEntered]);

  const isUnderWay = shown.moves > 0 || shown.place.position > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after the first question
  useEffect(() => {
    if (!isUnderWay) return;
    // While there is a connection; run at once, their code would hold up the next question on a slow phone.
    whenIdle(() => loadResults().catch(() => {}));
  }, [isUnderWay]);

  const parsed = description.readAnswers(shown.values);
  if (parsed.kind === 'valid' && JSON.stringify(parsed.answers) !== JSON.stringify(lastAnswers.current))
    lastAnswers.current = parsed.answers;

  const holdAt = (errors: FieldErrors): void => {
    const holding = steps.findIndex((step) => !isStepComplete(step, errors));
    if (holding >= 0 && holding !== latest.current.place.position) go(moveTo, holding);
    else become({ failedChecks: latest.current.failedChecks + 1 });
  };

  const goOn = async (): Promise<NextResult> => {
    const { place, values, arrival } = latest.current;
    const step = steps[place.position];
    if (step && !isStepComplete(step, faultsOf(description, values))) {
      fields.showErrorsOf(step.fields);
      become({ failedChecks: latest.current.failedChecks + 1 });
      return 'faulty';
    }
    if (step?.name === lastQuestion) {
      const isTimed = arrival !== 'stored' && !wasUsedBeforeScript.current;
      const result = await request.send(leadFieldsOf(description, values), { isTimed, photographs });
      if (result === null) return 'busy';
      if (result.kind === 'unreachable') return 'unanswered';
      if (result.kind === 'invalid') {
        fields.setServerErrors(result.errors);
        if (description.showsResultsOfSentAnswersOnly) {
          holdAt(result.errors);
          return 'refused-by-server';
        }
        const { sent } = latest.current;
        if (sent) become({ sent: { ...sent, whereabouts: { kind: 'refused' } } });
      } else fields.setServerErrors({});
    }
    // A visitor who went elsewhere while the lead was being sent stays there.
    if (latest.current.place.position === place.position) go(moveTo, place.position + 1);
    return step?.name === lastQuestion ? 'sent' : 'moved';
  };

  const { position, furthest } = shown.place;
  const step = steps[position] ?? null;
  const isPresentStepComplete = step !== null && isStepComplete(step, faults);
  return {
    formId,
    values: shown.values,
    answers: lastAnswers.current,
    faults,
    fields,
    request,
    photographs,
    sent: shown.sent,
    position,
    furthest,
    step,
    stepCount: steps.length,
    hasQuestion: step !== null && step.fields.length > 0,
    isLastQuestion: step?.name === lastQuestion,
    isStepComplete: isPresentStepComplete,
    isNextOpen: isPresentStepComplete || step?.keepsNextOpen === true,
    isJustEntered: shown.isJustEntered,
    arrival: shown.arrival,
    failedChecks: shown.failedChecks,
    frameRef,
    headingRef,
    change,
    goOn,
    goBack: () => go(moveTo, latest.current.place.position - 1),
    skipTo: (name) =>
      go(
        moveTo,
        steps.findIndex((other) => other.name === name),
      ),
    startOver: () => {
      stepHistory.goTo(0);
      const contact = Object.fromEntries(contactFields.map((field) => [field, latest.current.values[field]]));
      const values = { ...defaults, ...contact };
      become({ place: wizardStart, values, sent: null, arrival: 'fresh', moves: latest.current.moves + 1 });
    },
  };
}
