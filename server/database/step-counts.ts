// How many visitors came to which step of a calculator, added up by day. Nothing else is known of them.

import type { CountedForm } from '#leads/forms/calculator-steps.ts';
import type { Queries } from './tables.ts';

/** Far more in a day than the site of one contractor has: made-up visitors never count for more. */
export const mostADay = 5_000;

export interface CountedStep {
  readonly form: CountedForm;
  readonly step: string;
}

/** @param day ISO date at the shop */
export async function countStep(queries: Queries, { form, step }: CountedStep, day: string): Promise<void> {
  await queries
    .insertInto('step_counts')
    .values({ day, form, step, visits: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'form', 'step'])
        .doUpdateSet((column) => ({ visits: column('step_counts.visits', '+', 1) }))
        .where('step_counts.visits', '<', mostADay),
    )
    .execute();
}

/** From that day on. */
export function findStepCounts(
  queries: Queries,
  fromDay: string,
): Promise<(CountedStep & { readonly visits: number })[]> {
  return queries
    .selectFrom('step_counts')
    .where('day', '>=', fromDay)
    .select(({ fn }) => ['form', 'step', fn.sum<number>('visits').as('visits')])
    .groupBy(['form', 'step'])
    .execute();
}
