// What one step of a calculator is, and when it is complete. The steps themselves are in each calculator's steps.ts.

export interface WizardStep<Name extends string, Field extends string> {
  readonly name: Name;
  readonly title: string;
  readonly subtitle: string;
  /** The fields asked on this step; Next judges these and no others (specification §4). */
  readonly fields: readonly Field[];
  /** Next can be pressed although something is wrong, and leads to what it is: the fault may be out of sight. */
  readonly keepsNextOpen?: boolean;
}

/** What is wrong with each field, in words for the visitor; a field that is fine is absent. */
export type FieldFaults = Readonly<Partial<Record<string, string>>>;

/** Whether a step may be left forward: none of its own fields is faulty. A step without fields is complete. */
export function isStepComplete(
  step: Pick<WizardStep<string, string>, 'fields'>,
  faults: FieldFaults,
): boolean {
  return step.fields.every((field) => faults[field] === undefined);
}
