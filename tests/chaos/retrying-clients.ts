// Browsers as our outbox makes them: one key per lead, asking again until somebody says that the lead is safe.

import { setTimeout as pause } from 'node:timers/promises';
import { leadSaying } from './lead-posts.ts';
import type { SeededRandom } from './seeded-random.ts';

/** Part of the requests whose client hangs up before the answer, as phones in elevators do. */
const shareHangingUp = 0.04;
/** Part of the leads sent once more after the answer, as by somebody who presses the button again. */
const shareSentAgain = 0.05;
const longestPauseMs = 400;
const answerWithinMs = 12_000;

export interface AnsweredLead {
  /** What the lead says; nobody else says the same. */
  readonly message: string;
  readonly reference: string;
}

export interface ClientTally {
  readonly answered: AnsweredLead[];
}

export interface Posting {
  readonly count: number;
  readonly clients: number;
  /** One address per server; a client asks any of them, as behind a proxy. */
  readonly urls: readonly [string, ...string[]];
  readonly chance: SeededRandom;
  /** Sets the leads of this run apart from all others. */
  readonly name: string;
}

/** Starts the clients; `tally` grows while they work and is complete when `done` resolves. */
export function postLeads(posting: Posting): { readonly tally: ClientTally; readonly done: Promise<void> } {
  const tally: ClientTally = { answered: [] };
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
  let reference: string | undefined;
  while (reference === undefined) {
    const answer = await ask(message, posting, chance.happens(shareHangingUp) ? chance.below(12) : null);
    if (answer === null) {
      await pause(chance.below(longestPauseMs));
      continue;
    }
    reference = answer.reference;
    tally.answered.push({ message, reference });
  }
  if (!chance.happens(shareSentAgain)) return;
  const again = await ask(message, posting, null);
  if (again === null) return;
  if (again.reference !== reference || !again.isRepeat) {
    throw new Error(`"${message}" was answered ${reference} and then ${JSON.stringify(again)}.`);
  }
}

interface Answer {
  readonly reference: string;
  readonly isRepeat: boolean;
}

/** One request; null when it ended without a promise. Any answer that a client must not get is an error. */
async function ask(
  message: string,
  { urls, chance }: Posting,
  hangsUpAfterMs: number | null,
): Promise<Answer | null> {
  let status: number;
  let body: unknown;
  try {
    const response = await fetch(`${chance.pick(urls)}/api/leads/home`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': message.replaceAll(' ', '-') },
      body: JSON.stringify(leadSaying(message)),
      signal: AbortSignal.timeout(hangsUpAfterMs ?? answerWithinMs),
    });
    status = response.status;
    body = await response.json();
  } catch {
    return null;
  }
  if (status === 503) return null;
  if (status !== 200 && status !== 201)
    throw new Error(`${status} ${JSON.stringify(body)} for "${message}".`);
  return { reference: (body as { reference: string }).reference, isRepeat: status === 200 };
}
