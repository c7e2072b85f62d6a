import type { Clock } from '../platform/clock-and-random.ts';

/** Ten requests with six photographs each as phones take them, or two hundred as browsers make them smaller. */
const oneSenderBytes = 256 * 1024 * 1024;
/** A storm brings many; a flood must not fill a disk within a night. */
const allSendersBytes = 4 * 1024 * 1024 * 1024;
const hourMs = 60 * 60 * 1000;

/** How many bytes of photographs may still come within this hour; counted in this process. */
export interface HourlyAllowance {
  /** Counts `bytes` from `sender`, and says whether they may be taken. */
  take(sender: string, bytes: number): boolean;
}

export function createHourlyAllowance(
  clock: Clock,
  { oneSender = oneSenderBytes, allSenders = allSendersBytes } = {},
): HourlyAllowance {
  let began = clock.now();
  let all = 0;
  const bySender = new Map<string, number>();
  return {
    take(sender, bytes) {
      const now = clock.now();
      if (now - began >= hourMs || now < began) {
        began = now;
        all = 0;
        bySender.clear();
      }
      const own = (bySender.get(sender) ?? 0) + bytes;
      if (own > oneSender || all + bytes > allSenders) return false;
      bySender.set(sender, own);
      all += bytes;
      return true;
    },
  };
}
