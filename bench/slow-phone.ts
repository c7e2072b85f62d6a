import type { BrowserContext, CDPSession, Page } from '@playwright/test';

export interface Slowness {
  /** How many times slower than this machine the processor is. */
  readonly cpuTimes: number;
  /** Left out, the network is as it is. */
  readonly network?: { readonly latencyMs: number; readonly kilobitsPerSecond: number };
}

/** One bar of signal: the slow end of what browsers call 3G. */
export const slow3g = { latencyMs: 400, kilobitsPerSecond: 400 };

/** A page whose processor and network are slowed down by the browser itself. */
export async function openSlowPage(
  context: BrowserContext,
  { cpuTimes, network }: Slowness,
): Promise<{ readonly page: Page; readonly client: CDPSession }> {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: cpuTimes });
  if (network) {
    const bytesPerSecond = (network.kilobitsPerSecond * 1000) / 8;
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.latencyMs,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
  }
  return { page, client };
}
