// What one step of a calculator is, and when it is complete. The steps themselves are in each calculator's steps.ts.

export interface WizardStep<Name extends string, Field extends string> {
  readonly name: Name;
  readonly title: string;
  readonly subtitle: string;
  /** The fields asked on this step; Next judges these and no others (specification §4). */
  readonly fields: readonly Field[];
  /** Next can be pressed although something is wrong, and leads to what it is: the error may be out of sight. */
  readonly keepsNextOpen?: boolean;
}

/** Whether a step may be left forward: none of its own fields has an error. A step without fields is complete. */
export function isStepComplete(
  step: Pick<WizardStep<string, string>, 'fields'>,
  errors: Readonly<Record<string, string>>,
): boolean {
  return step.fields.every((field) => errors[field] === undefined);
}
