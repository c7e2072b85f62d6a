// POST /api/steps/<form>/<step>: a visitor has come to a step of a calculator. The address says all there is to say.

import type { FastifyInstance } from 'fastify';
import { calculatorSteps, isCountedForm } from '#leads/forms/calculator-steps.ts';
import type { CountedStep } from '../database/step-counts.ts';
import { Refusal } from './refusal.ts';
import { isSameOrigin } from './same-origin.ts';

export interface StepRoutesOptions {
  readonly countStep: (step: CountedStep) => Promise<void>;
  readonly siteUrl: string;
}

/** Steps an address may come to for each request it may send: enough for all steps of a calculator several times over. */
export const stepsForEachRequest = 3;

export async function addStepRoutes(app: FastifyInstance, options: StepRoutesOptions): Promise<void> {
  app.addHook('onRequest', app.rateLimit());
  app.post<{ Params: { form: string; step: string } }>('/api/steps/:form/:step', async (request, reply) => {
    const { form, step } = request.params;
    if (!isCountedForm(form) || !calculatorSteps[form].has(step))
      throw new Refusal(404, 'There is no such step.');
    if (!isSameOrigin(request, options.siteUrl))
      throw new Refusal(403, 'Requests are taken from our own pages only.');
    const { dnt, 'sec-gpc': privacyControl } = request.headers;
    if (dnt !== '1' && privacyControl !== '1')
      await options.countStep({ form, step }).catch(() => {
        // The visitor cannot do anything about it, and a count is not worth an alert.
      });
    return reply.code(204).send();
  });
}
