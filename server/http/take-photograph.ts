// What both ways to send a photograph have in common: what they need, what a network may store, and what is logged.

import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { type IncomingFiles, TooManyAtOnce } from '../photographs/incoming-files.ts';
import type { PhotographLinks } from '../photographs/photograph-links.ts';
import { StorageFull } from '../photographs/photograph-storage.ts';
import type { Photographs } from '../photographs/photographs.ts';
import type { PhotographLimits } from '../photographs/quota.ts';
import type { AddOutcome } from '../photographs/store-picture.ts';
import { reasonOf } from '../platform/operator-log.ts';
import { networkOf } from './client-network.ts';
import type { LeadRoutesOptions } from './lead-routes.ts';

export interface PhotographRoutesOptions extends LeadRoutesOptions {
  readonly photographs: {
    readonly photographs: Photographs;
    readonly links: PhotographLinks;
    readonly limits: PhotographLimits;
    readonly incoming: IncomingFiles;
  };
  readonly rateLimitMax: number;
  readonly wholeRequestMs: number;
}

/** Reads a photograph and stores it. @throws TooManyAtOnce when this network, or all, have stored or are sending too much */
export async function takePhotograph(
  stream: Readable,
  { ip }: FastifyRequest,
  { limits, incoming }: PhotographRoutesOptions['photographs'],
  declaredBytes: number,
  store: (bytes: Buffer) => Promise<AddOutcome>,
): Promise<AddOutcome> {
  const network = networkOf(ip);
  const exceeded = limits.stored.findExceeded(network, declaredBytes);
  if (exceeded) throw new TooManyAtOnce(exceeded);
  return incoming.take(stream, network, async (bytes): Promise<AddOutcome> => {
    if (bytes === null) return { kind: 'refused', reason: 'too-large' };
    const outcome = await store(bytes);
    if (outcome.kind === 'stored' && !outcome.isRepeat) limits.stored.add(network, bytes.length);
    return outcome;
  });
}

export function logTrouble(request: FastifyRequest, error: unknown): void {
  if (request.socket.destroyed) {
    request.log.info('a sender hung up in the middle of a photograph');
    return;
  }
  request.log.error(
    { reason: reasonOf(error) },
    error instanceof StorageFull
      ? 'photographs are not taken until there is room for them; leads are'
      : 'a photograph could not be stored',
  );
}
