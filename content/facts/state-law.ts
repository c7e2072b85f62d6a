// What the site knows of the law and the code where the contractor works. The values: client/facts/{state,law,examples}.ts.
// A sentence that rests on a key is printed only where the client gives it, so leave out what your state does not say.

import { localExamples as examplesGiven } from '#client/facts/examples.ts';
import { lawFacts as lawGiven } from '#client/facts/law.ts';
import { stateFacts as stateGiven } from '#client/facts/state.ts';
import type { Fact, LawFacts, LocalExamples, StateFacts } from '#client/shapes/fact.ts';

export const stateFacts: StateFacts = stateGiven;
export const lawFacts: LawFacts = lawGiven;
export const localExamples: LocalExamples = examplesGiven;

/** Those of `facts` that are given: for a text's list of sources. */
export function listGiven(...facts: readonly (Fact | undefined)[]): readonly Fact[] {
  return facts.filter((fact) => fact !== undefined);
}
