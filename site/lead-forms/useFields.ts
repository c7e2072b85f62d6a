import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import type { FieldErrors } from '#leads/forms/field-errors.ts';
import { formatPhone } from '#leads/forms/phone.ts';

/** Shorter blames people for a word they are still typing; longer and they are in the next field already. */
const pauseMs = 800;

let isPressing = false;
if (typeof document !== 'undefined') {
  const note = ({ type, button }: PointerEvent) => {
    // WebKit does not say when a press of the right button ends.
    isPressing = type === 'pointerdown' && button === 0;
  };
  for (const type of ['pointerdown', 'pointerup', 'pointercancel'] as const)
    document.addEventListener(type, note, true);
}

/** Runs `work` after the press under way: a message that appears while a button is down moves it, and the press misses. */
function afterPress(work: () => void): void {
  if (!isPressing) {
    work();
    return;
  }
  const ends = new AbortController();
  for (const type of ['pointerup', 'pointercancel'])
    document.addEventListener(
      type,
      () => {
        ends.abort();
        // Behind the click that follows.
        setTimeout(work);
      },
      { capture: true, signal: ends.signal },
    );
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface FieldsOptions<Name extends string> {
  /** Ids are `<idPrefix>-<field>`. */
  readonly idPrefix: string;
  readonly values: Readonly<Record<Name, string>>;
  /** What the form's rules find wrong with the values now. */
  readonly errors: FieldErrors;
  readonly onChange: (changes: Partial<Record<Name, string>>) => void;
  /** Judges a field also when the typing pauses, not only once it is left, and from then on at every change. */
  readonly judgesEveryChange?: boolean;
}

/** The fields of one form: what is shown at each, and what their events do. */
export type Fields<Name extends string> = ReturnType<typeof useFields<Name>>;

/**
 * Which errors of a form are shown when. Nobody is told of a mistake before they have left the field; from then on the error
 * follows every keystroke until it is gone. Source: specification §4 and §5, reading 7.
 */
export function useFields<Name extends string>({
  idPrefix,
  values,
  errors,
  onChange,
  judgesEveryChange = false,
}: FieldsOptions<Name>) {
  const [touched, setTouched] = useState<readonly string[]>([]);
  const [serverErrors, setServerErrors] = useState<FieldErrors>({});
  const [hasLeftPhone, setHasLeftPhone] = useState(false);
  const pauses = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const resets = useRef(0);

  useEffect(() => {
    const running = pauses.current;
    return () => {
      for (const timer of running.values()) clearTimeout(timer);
    };
  }, []);

  const ownErrors = Object.entries(errors).filter(([name]) => touched.includes(name));
  const shownErrors: FieldErrors = { ...Object.fromEntries(ownErrors), ...serverErrors };

  const errorOf = (name: Name): string | undefined => shownErrors[name];

  const markTouched = (names: readonly string[]) =>
    setTouched((before) => [...new Set([...before, ...names])]);

  const change = (name: Name, value: string) => {
    onChange({ [name]: value } as Partial<Record<Name, string>>);
    setServerErrors(({ [name as string]: _corrected, ...others }) => others);
    if (name === 'phone') setHasLeftPhone(false);
    if (judgesEveryChange) {
      clearTimeout(pauses.current.get(name));
      pauses.current.set(
        name,
        setTimeout(() => markTouched([name]), pauseMs),
      );
    } else if (!errorOf(name)) {
      // A field that was fine gets its time again.
      setTouched((before) => before.filter((other) => other !== name));
    }
  };

  const leave = (name: Name) => {
    // Passing through an empty field is no mistake yet.
    if (values[name].trim() === '') return;
    const resetsBefore = resets.current;
    afterPress(() => {
      // The press may have sent the form and emptied it: an empty field is no mistake then.
      if (resets.current === resetsBefore) markTouched([name]);
    });
    if (name === 'phone') setHasLeftPhone(true);
  };

  return {
    /** The errors shown now; one that the server has found stays until its field is changed. */
    shownErrors,
    change,
    /** Shows what is wrong with these fields, and keeps doing so until they are right. */
    markTouched,
    setServerErrors,
    /** Back to a form that nobody has touched. */
    reset: () => {
      resets.current += 1;
      setTouched([]);
      setServerErrors({});
    },
    /** Ties a text field, text area or select to its value, error and events. */
    getFieldProps: (name: Name) => ({
      id: `${idPrefix}-${name}`,
      name,
      // Formatted for reading only: what is kept and sent is what was typed (reading 7).
      value: name === 'phone' && hasLeftPhone ? formatPhone(values[name]) : values[name],
      error: errorOf(name),
      onChange: (event: ChangeEvent<Control>) => change(name, event.currentTarget.value),
      onBlur: () => leave(name),
    }),
  };
}
