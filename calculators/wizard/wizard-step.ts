// What one step of a calculator is, and when it is complete. The steps themselves are in each calculator's steps.ts.

export interface WizardStep<Name extends string, Field extends string> {
  readonly name: Name;
  readonly title: string;
  readonly subtitle: string;
  /** The fields asked on this step; Next judges these and no others (specification §4). */
  readonly fields: readonly Field[];
}

/** What is wrong with each field, in words for the visitor; a field that is fine is absent. */
export type FieldFaults = Readonly<Partial<Record<string, string>>>;

/** The faults of one step's own fields, in the order they are asked: none means the step is complete. */
export function faultsOfStep(step: WizardStep<string, string>, faults: FieldFaults): readonly string[] {
  return step.fields.filter((field) => faults[field] !== undefined);
}
