import { useEffect, useRef, useState } from 'react';
import type { FieldErrors } from '#leads/forms/field-errors.ts';

/** Shorter blames people for a word they are still typing; longer and they are in the next field already. */
const pauseMs = 800;

export interface JudgedFields {
  /** What to say at a field now. */
  readonly errorOf: (field: string) => string | undefined;
  /** To be told of every change of a field. */
  readonly noteChange: (field: string) => void;
  /** Says at once what is wrong with these fields: the visitor has left them, or pressed Next. */
  readonly judge: (fields: readonly string[]) => void;
  /** Says what the server found wrong, each until its field is changed. */
  readonly refuse: (errors: FieldErrors) => void;
}

/**
 * Every change is checked (specification §4): an error goes with the keystroke that mends it, and a new one comes when the
 * typing pauses or the field is left.
 */
export function useJudgedFields(errors: FieldErrors): JudgedFields {
  const [judged, setJudged] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState<FieldErrors>({});
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());

  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running.values()) clearTimeout(timer);
    };
  }, []);

  const judge = (fields: readonly string[]) => setJudged((before) => [...new Set([...before, ...fields])]);
  const errorOf = (field: string) => refused[field] ?? (judged.includes(field) ? errors[field] : undefined);

  return {
    errorOf,
    judge,
    refuse: setRefused,
    noteChange: (field) => {
      setRefused(({ [field]: _mended, ...others }) => others);
      // A field that was fine gets its time again.
      if (!errorOf(field)) setJudged((before) => before.filter((other) => other !== field));
      clearTimeout(timers.current.get(field));
      timers.current.set(
        field,
        setTimeout(() => judge([field]), pauseMs),
      );
    },
  };
}
