import type { DeliveryOutcome, DeliveryTrouble } from '#leads/notice/delivery-outcome.ts';
import type { Carrier } from './carrier.ts';

/** The first of them that a failure has is what becomes of the lead. */
const mostHopefulFirst = ['postponed', 'activation-needed', 'misconfigured', 'refused'] as const;

/**
 * Tries one carrier after the other until one takes the lead, all within one try. Bears the name of the first: to the
 * outbox they are one carrier. A first one whose answer got lost may have delivered as well.
 */
export function createFallbackCarrier(
  carriers: readonly [Carrier, ...Carrier[]],
  deliveryTimeoutMs: number,
): Carrier {
  const shareMs = deliveryTimeoutMs / carriers.length;
  return {
    name: carriers[0].name,
    async findTrouble() {
      for (const carrier of carriers) {
        const trouble = await carrier.findTrouble?.();
        if (trouble) return trouble;
      }
      return null;
    },
    async deliver(lead, signal) {
      const failures: { readonly name: string; readonly trouble: DeliveryTrouble }[] = [];
      for (const [place, carrier] of carriers.entries()) {
        const isLast = place === carriers.length - 1;
        const share = isLast ? signal : AbortSignal.any([signal, AbortSignal.timeout(shareMs)]);
        const outcome = await tryOne(() => carrier.deliver(lead, share));
        if (outcome.kind === 'delivered' || outcome.kind === 'written-to-disk') {
          const [first] = failures;
          if (first === undefined) return outcome;
          const reason = `${carrier.name} delivered, because of ${first.name}: ${first.trouble.reason}`;
          return { ...outcome, insteadOf: { ...first.trouble, reason } };
        }
        failures.push({ name: carrier.name, trouble: outcome });
        if (signal.aborted) break;
      }
      const reason = failures.map(({ name, trouble }) => `${name}: ${trouble.reason}`).join(' ');
      const [decisive] = mostHopefulFirst.flatMap((kind) =>
        failures.filter(({ trouble }) => trouble.kind === kind),
      );
      return { ...(decisive?.trouble ?? { kind: 'postponed' }), reason };
    },
  };
}

async function tryOne(deliver: () => Promise<DeliveryOutcome>): Promise<DeliveryOutcome> {
  try {
    return await deliver();
  } catch (error) {
    // Only the name: a message may quote what the visitor typed.
    const name = error instanceof Error ? error.name : typeof error;
    return { kind: 'postponed', reason: `The carrier failed unexpectedly (${name}).` };
  }
}
