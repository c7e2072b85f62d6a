import { company } from '#client/company.ts';
import type { Lead } from '#leads/forms/lead.ts';
import { writeStoredLead } from '#leads/forms/stored-lead.ts';
import { composeNotice } from '#leads/notice/compose-notice.ts';
import type { DeliveryOutcome } from '#leads/notice/delivery-outcome.ts';
import { drawReference } from '../intake/reference.ts';
import { makeOneTry } from '../outbox/make-one-try.ts';
import { systemRandom } from '../platform/clock-and-random.ts';
import { silentLog } from '../platform/operator-log.ts';
import type { CommandContext, CommandResult } from './commands.ts';
import { toOneLine } from './text-table.ts';

const testLead: Lead = {
  form: 'home',
  contact: {
    name: 'Test from the operator',
    email: 'test@example.com',
    phone: company.phone.value.display,
    service: 'Roof Inspection',
    message: 'This is a test of the lead delivery. Nobody is waiting for a call.',
  },
};

/** Sends one test lead through every configured carrier, past the database, and says what each answered. */
export async function sendTest(context: CommandContext): Promise<CommandResult> {
  const { carriers, clock } = context;
  const reference = drawReference(systemRandom);
  const stored = {
    id: systemRandom.uuid(),
    reference,
    leadJson: writeStoredLead(testLead),
    receivedAt: clock.now(),
    photographsExpected: 0,
  };
  const answers = await Promise.all(
    carriers.map(async (carrier) => ({
      carrier: carrier.name,
      ...(await makeOneTry(stored, {
        carrier,
        composeNotice,
        deliveryTimeoutMs: context.settings.deliveryTimeoutMs,
        stopping: new AbortController().signal,
        log: silentLog,
      })),
    })),
  );
  const lines = answers.map((answer) => `${answer.carrier}: ${describeOutcome(answer)}`);
  return {
    json: { reference, answers },
    text: `${lines.join('\n')}\n\nThe test lead carries the reference ${reference}. It is not kept in the database.`,
    isWell: answers.every(({ kind }) => kind === 'delivered' || kind === 'written-to-disk'),
  };
}

function describeOutcome(outcome: DeliveryOutcome): string {
  switch (outcome.kind) {
    case 'delivered':
      return `delivered. Look for it where leads should arrive.${outcome.reason ? ` ${outcome.reason}` : ''}`;
    case 'written-to-disk':
      return `written to ${outcome.fileName}. Nobody is told about leads by that.`;
    case 'postponed':
      return `NOT delivered, a later try may work. ${outcome.reason}${quote(outcome.said)}`;
    case 'activation-needed':
    case 'misconfigured':
      return `NOT delivered. ${outcome.reason}`;
    case 'refused':
      return `NOT delivered, and trying again will not help. ${outcome.reason}${quote(outcome.said)}`;
  }
}

/** This lead names no person, so what the other side says may be shown. */
function quote(said: string | undefined): string {
  return said === undefined ? '' : ` It says: “${toOneLine(said)}”`;
}
