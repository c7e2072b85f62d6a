// What a request is refused with: a status and one plain sentence, for people and programs alike.

import type { FastifyError } from 'fastify';
import { KeyReused, StoreUnavailable } from '../intake/submission.ts';

/** The request is not taken; the message is for the sender. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly statusCode: number;

  constructor(statusCode: number, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}

/** When the store cannot be reached, browsers keep the lead themselves and try again after this. */
export const storeRetrySeconds = 10;

/** What the sender is told of `error`. Library messages may quote the request, so they are replaced. */
export function toRefusal(error: FastifyError | Error): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof StoreUnavailable)
    return new Refusal(
      503,
      'We could not store your request just now. Please try again in a moment, or call us.',
    );
  if (error instanceof KeyReused)
    return new Refusal(
      422,
      'This Idempotency-Key was used for another request. Send this one with a new key.',
    );
  const status = ('statusCode' in error ? error.statusCode : undefined) ?? 500;
  if (status >= 500) return new Refusal(500, 'Something went wrong on our side. Please call us.');
  return new Refusal(status, reasons[status] ?? 'The request could not be read.');
}

const reasons: Readonly<Record<number, string>> = {
  413: 'The request is too large.',
  415: 'Send JSON, multipart/form-data or application/x-www-form-urlencoded.',
};
