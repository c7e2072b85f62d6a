import { expect, test } from 'vitest';
import type { DeliveryOutcome } from '#leads/notice/delivery-outcome.ts';
import { outgoingLead as lead } from '../../tests/fakes/outgoing-lead.ts';
import type { Carrier, CarrierName } from './carrier.ts';
import { createFallbackCarrier } from './fallback.ts';

const never = new AbortController().signal;

function carrierThat(name: CarrierName, outcome: DeliveryOutcome | 'throw' | 'hang') {
  const tries: string[] = [];
  const carrier: Carrier = {
    name,
    async deliver({ reference }, signal) {
      tries.push(reference);
      if (outcome === 'throw') throw new TypeError('zoe@example.com is undefined');
      if (outcome !== 'hang') return outcome;
      await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
      return { kind: 'postponed', reason: 'no answer in time' };
    },
  };
  return { carrier, tries };
}

const postponed = (reason: string) => ({ kind: 'postponed', reason }) as const;
const refused = (reason: string) => ({ kind: 'refused', reason }) as const;
const misconfigured = (reason: string) => ({ kind: 'misconfigured', reason }) as const;

/** What became of one lead that goes by SMTP, else by the form service. */
async function tryBoth(first: Parameters<typeof carrierThat>[1], second: Parameters<typeof carrierThat>[1]) {
  const smtp = carrierThat('smtp', first);
  const formService = carrierThat('form-service', second);
  const carrier = createFallbackCarrier([smtp.carrier, formService.carrier], 100);
  const outcome = await carrier.deliver(lead, never);
  return { outcome, tries: [smtp.tries.length, formService.tries.length], name: carrier.name };
}

// Proves 10.18.
test('the second is not asked while the first delivers', async () => {
  expect(await tryBoth({ kind: 'delivered' }, { kind: 'delivered' })).toEqual({
    outcome: { kind: 'delivered' },
    tries: [1, 0],
    name: 'smtp',
  });
});

test.each([
  [postponed('busy')],
  [refused('unknown')],
  [misconfigured('Check SMTP_URL.')],
  [{ kind: 'activation-needed', reason: 'Click.' } as const],
])('the second delivers at once what the first does not take: %o', async (trouble) => {
  const { outcome } = await tryBoth(trouble, { kind: 'delivered' });
  expect(outcome).toEqual({
    kind: 'delivered',
    insteadOf: { ...trouble, reason: `form-service delivered, because of smtp: ${trouble.reason}` },
  });
});

test('one that hangs leaves the other its share of the time', async () => {
  expect((await tryBoth('hang', { kind: 'delivered' })).outcome).toMatchObject({ kind: 'delivered' });
});

test('one that throws is no reason not to ask the other, and what it said is not repeated', async () => {
  const { outcome } = await tryBoth('throw', { kind: 'delivered' });
  expect(outcome).toMatchObject({ kind: 'delivered' });
  expect(JSON.stringify(outcome)).not.toContain('zoe');
});

test.each([
  [refused('no'), postponed('busy'), 'postponed'],
  [misconfigured('wrong'), postponed('busy'), 'postponed'],
  [misconfigured('wrong'), refused('no'), 'misconfigured'],
  [refused('no'), refused('never'), 'refused'],
] as const)(
  'when neither takes it, the more hopeful of the two decides: %o, %o',
  async (first, second, kind) => {
    expect((await tryBoth(first, second)).outcome).toMatchObject({
      kind,
      reason: `smtp: ${first.reason} form-service: ${second.reason}`,
    });
  },
);
