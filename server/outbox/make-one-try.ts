import { setTimeout as pause } from 'node:timers/promises';
import { photographPageWords } from '#content/pages/photograph-words.ts';
import { leadFields, readStoredLead, type StoredLead } from '#leads/forms/stored-lead.ts';
import { type DeliveryOutcome, postponed } from '#leads/notice/delivery-outcome.ts';
import type { Notice } from '#leads/notice/notice.ts';
import type { findLeadsById } from '../database/leads.ts';
import type { Carrier, OutgoingLead, OutgoingPhotographs } from '../delivery/carrier.ts';
import { type OperatorLog, reasonOf } from '../platform/operator-log.ts';

export type ComposeNotice = (lead: StoredLead, reference: string) => Notice;

export type LeadRow = Awaited<ReturnType<typeof findLeadsById>>[number];

export interface TryOptions {
  readonly carrier: Carrier;
  readonly composeNotice: ComposeNotice;
  readonly findPhotographs?: ((lead: LeadRow) => Promise<OutgoingPhotographs | null>) | undefined;
  readonly deliveryTimeoutMs: number;
  readonly stopping: AbortSignal;
  readonly log: OperatorLog;
}

/** A carrier that ignores its signal is left behind after this long; what it does after that is ignored. */
const graceAfterSignalMs = 1_000;

/** Lets the carrier try once. Never throws: a broken carrier counts as passing trouble. */
export async function makeOneTry(row: LeadRow, options: TryOptions): Promise<DeliveryOutcome> {
  const { carrier, deliveryTimeoutMs, stopping } = options;
  const stored = readStoredLead(row.leadJson);
  if (stored.kind === 'unreadable') {
    const { reason } = stored;
    options.log.error(
      { reference: row.reference, carrier: carrier.name, reason },
      'a stored lead cannot be read',
    );
    return postponed(`The stored lead cannot be read: ${reason}.`);
  }
  const photographs = await findPhotographs(row, options);
  const isOver = new AbortController();
  const signal = AbortSignal.any([AbortSignal.timeout(deliveryTimeoutMs), stopping]);
  const leftBehind = untilAborted(signal, isOver.signal).then(async () => {
    await pause(graceAfterSignalMs, undefined, { signal: isOver.signal });
    return overdue(stopping, deliveryTimeoutMs);
  });
  // When the carrier settles first, this race is lost and its rejection expected.
  leftBehind.catch(() => {});
  try {
    return await Promise.race([
      carrier.deliver(toOutgoingLead(row, stored.lead, photographs, options.composeNotice), signal),
      leftBehind,
    ]);
  } catch (error) {
    if (signal.aborted) return overdue(stopping, deliveryTimeoutMs);
    const name = error instanceof Error ? error.name : typeof error;
    // Only the name and the place: a message may quote what the visitor typed.
    options.log.error(
      { reference: row.reference, carrier: carrier.name, error: name, place: placeOf(error) },
      'a carrier failed in a way nobody expected',
    );
    return postponed(`The carrier failed unexpectedly (${name}).`);
  } finally {
    isOver.abort();
  }
}

const overdue = (stopping: AbortSignal, deliveryTimeoutMs: number) =>
  postponed(
    stopping.aborted
      ? 'The server was stopped during the try.'
      : `There was no answer within ${deliveryTimeoutMs} ms.`,
  );

/** Words go out whatever is the matter with their photographs. */
async function findPhotographs(row: LeadRow, options: TryOptions): Promise<OutgoingPhotographs | null> {
  try {
    return (await options.findPhotographs?.(row)) ?? null;
  } catch (error) {
    options.log.error(
      { reference: row.reference, reason: reasonOf(error) },
      'a notice goes out without its photographs',
    );
    return null;
  }
}

function toOutgoingLead(
  row: LeadRow,
  lead: StoredLead,
  photographs: OutgoingPhotographs | null,
  composeNotice: ComposeNotice,
): OutgoingLead {
  const notice = composeNotice(lead, row.reference);
  const outgoing = {
    reference: row.reference,
    receivedAt: new Date(row.receivedAt).toISOString(),
    lead,
    fields: leadFields(lead),
    idempotencyKey: row.id,
  };
  if (photographs === null) return { ...outgoing, notice };
  const { pictures, expected, page } = photographs;
  const line = photographPageWords.line(pictures.length, expected, page);
  return {
    ...outgoing,
    notice: { ...notice, fields: [...notice.fields, ['photographs', line]] },
    photographs,
  };
}

function untilAborted(signal: AbortSignal, isOver: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true, signal: isOver });
  });
}

function placeOf(error: unknown): string | undefined {
  const frame = error instanceof Error ? /\n\s*at (.+)/.exec(error.stack ?? '')?.[1] : undefined;
  return frame?.replace(/^.*[/\\]/, '');
}
