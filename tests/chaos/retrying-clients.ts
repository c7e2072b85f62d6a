// Browsers as our outbox makes them: one key per lead, asking again until somebody says that the lead is safe.

import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { leadSaying } from './lead-posts.ts';
import type { SeededRandom } from './seeded-random.ts';

/** Part of the requests whose client hangs up before the answer, as phones in elevators do. */
const shareHangingUp = 0.04;
/** Part of the leads sent once more after the answer, as by somebody who presses the button again. */
const shareSentAgain = 0.05;
/** Part of the photographs whose connection breaks on the way, and part that arrives in drops. */
const [shareBroken, shareSlow] = [0.05, 0.05];
const longestPauseMs = 400;
const answerWithinMs = 12_000;

export interface AnsweredLead {
  /** What the lead says; nobody else says the same. */
  readonly message: string;
  readonly reference: string;
}

/** A photograph whose client was told that it is on disk. */
export interface AnsweredPhotograph {
  readonly reference: string;
  readonly place: number;
  readonly hash: string;
}

export interface ClientTally {
  readonly answered: AnsweredLead[];
  readonly photographs: AnsweredPhotograph[];
}

export interface Posting {
  readonly count: number;
  readonly clients: number;
  /** One address per server; a client asks any of them, as behind a proxy. */
  readonly urls: readonly [string, ...string[]];
  readonly chance: SeededRandom;
  /** Sets the leads of this run apart from all others. */
  readonly name: string;
  /** Sent one after the other behind some of the leads. */
  readonly photographs: readonly Buffer[];
  readonly shareWithPhotographs: number;
}

/** Starts the clients; `tally` grows while they work and is complete when `done` resolves. */
export function postLeads(posting: Posting): { readonly tally: ClientTally; readonly done: Promise<void> } {
  const tally: ClientTally = { answered: [], photographs: [] };
  let next = 0;
  const work = async () => {
    while (next < posting.count) {
      next += 1;
      await postOneLead(`${posting.name}, lead ${next} of ${posting.count}`, posting, tally);
    }
  };
  const done = Promise.all(Array.from({ length: posting.clients }, work)).then(() => {});
  return { tally, done };
}

async function postOneLead(message: string, posting: Posting, tally: ClientTally): Promise<void> {
  const { chance } = posting;
  const photographs = chance.happens(posting.shareWithPhotographs) ? posting.photographs : [];
  let reference: string | undefined;
  while (reference === undefined) {
    const hangsUpAfterMs = chance.happens(shareHangingUp) ? chance.below(12) : undefined;
    const answer = await postWords(message, photographs.length, posting, hangsUpAfterMs);
    if (answer === null) {
      await pause(chance.below(longestPauseMs));
      continue;
    }
    reference = answer.reference;
    tally.answered.push({ message, reference });
  }
  for (const [at, bytes] of photographs.entries()) {
    while (!(await putPhotograph(message, at + 1, bytes, posting))) await pause(chance.below(longestPauseMs));
    const hash = createHash('sha256').update(bytes).digest('base64url');
    tally.photographs.push({ reference, place: at + 1, hash });
  }
  if (!chance.happens(shareSentAgain)) return;
  const again = await postWords(message, photographs.length, posting);
  if (again === null) return;
  if (again.reference !== reference || !again.isRepeat) {
    throw new Error(`"${message}" was answered ${reference} and then ${JSON.stringify(again)}.`);
  }
}

/** Null when the request ended without a promise. @throws for an answer that a client must not get */
async function postWords(
  message: string,
  photographs: number,
  posting: Posting,
  hangsUpAfterMs?: number,
): Promise<{ readonly reference: string; readonly isRepeat: boolean } | null> {
  const words = { ...leadSaying(message), ...(photographs > 0 && { _photographs: String(photographs) }) };
  const answer = await ask('/api/leads/home', message, posting, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(words),
    hangsUpAfterMs,
  });
  if (answer === null) return null;
  return { reference: (answer.body as { reference: string }).reference, isRepeat: answer.status === 200 };
}

/** From the beginning each time, as browsers do it. False when nobody said that it is on disk. */
async function putPhotograph(
  message: string,
  place: number,
  bytes: Buffer,
  posting: Posting,
): Promise<boolean> {
  const { chance } = posting;
  const whole = new Uint8Array(bytes);
  const answer = await ask(`/api/leads/home/photographs/${place}`, message, posting, {
    method: 'PUT',
    headers: { 'content-type': 'image/jpeg' },
    hangsUpAfterMs: chance.happens(shareBroken) ? chance.below(15) + 1 : undefined,
    ...(chance.happens(shareSlow) ? { body: inDrops(whole), duplex: 'half' } : { body: whole }),
  });
  return answer !== null;
}

interface Asking extends RequestInit {
  readonly headers: Record<string, string>;
  readonly hangsUpAfterMs?: number | undefined;
  /** Of a body that is a stream. */
  readonly duplex?: 'half';
}

async function ask(
  path: string,
  message: string,
  { urls, chance }: Posting,
  { hangsUpAfterMs = answerWithinMs, headers, ...request }: Asking,
): Promise<{ readonly status: number; readonly body: unknown } | null> {
  let status: number;
  let body: unknown;
  try {
    const response = await fetch(`${chance.pick(urls)}${path}`, {
      ...request,
      headers: { ...headers, 'idempotency-key': message.replaceAll(' ', '-') },
      signal: AbortSignal.timeout(hangsUpAfterMs),
    });
    status = response.status;
    body = await response.json();
  } catch {
    return null;
  }
  if (status === 503) return null;
  if (status !== 200 && status !== 201)
    throw new Error(`${status} ${JSON.stringify(body)} for ${path} of "${message}".`);
  return { status, body };
}

function inDrops(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream({
    async pull(controller) {
      await pause(30);
      controller.enqueue(bytes.slice(at, at + 32_768));
      at += 32_768;
      if (at >= bytes.length) controller.close();
    },
  });
}
