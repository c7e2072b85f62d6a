import { useRef } from 'react';
import {
  type RoofCostAnswers,
  type RoofCostField,
  roofCostDefaults,
} from '#calculators/roof-cost/answers.ts';
import { type RoofCostEntries, readAnswersOf } from './entries.ts';

const fields = Object.keys(roofCostDefaults) as readonly RoofCostField[];

/**
 * The answers as far as they make sense: an entry that does not leaves the last ones that did, so the drawing stands still.
 * The same answers are the same object, so that typing a name draws no house.
 */
export function useSensibleAnswers(entries: RoofCostEntries): RoofCostAnswers {
  const last = useRef(roofCostDefaults);
  const reading = readAnswersOf(entries);
  if (reading.kind === 'valid') {
    const { answers } = reading;
    if (fields.some((field) => answers[field] !== last.current[field])) last.current = answers;
  }
  return last.current;
}
