import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';

export interface PageWeight {
  readonly scriptKilobytes: number;
  /** Linked and inside the page; what is inside counts here as if it had been sent alone. */
  readonly styleKilobytes: number;
  /** Without the style inside. */
  readonly htmlKilobytes: number;
  readonly fontKilobytes: number;
  readonly pictureKilobytes: number;
  readonly totalKilobytes: number;
  readonly requests: number;
}

export interface WeighedPage {
  /** What is loaded to show the first view. */
  readonly firstView: PageWeight;
  /** And with everything that scrolling to the end brings. */
  readonly whole: PageWeight;
}

const phone = { width: 390, height: 844 };

/** Opens `url` in a fresh profile at phone size and weighs the bodies that cross the wire. */
export async function weighPage(browser: Browser, url: string): Promise<WeighedPage> {
  const context = await browser.newContext({
    viewport: phone,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    const kinds = new Map<string, string>();
    const loaded: { kind: string; bytes: number }[] = [];
    client.on('Network.responseReceived', ({ requestId, type, response }) => {
      // Icons and manifests are the browser's own errands; they still count toward the total.
      if (response.url.startsWith('http')) kinds.set(requestId, type);
    });
    // Bodies as they cross the wire; headers are the server's and the protocol's.
    const bodies = new Map<string, number>();
    client.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
      bodies.set(requestId, (bodies.get(requestId) ?? 0) + encodedDataLength);
    });
    client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId);
      if (kind) loaded.push({ kind, bytes: bodies.get(requestId) || encodedDataLength });
    });
    const sum = async (): Promise<PageWeight> => {
      const inside = await page.evaluate(() =>
        [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join(''),
      );
      const insideKilobytes = brotliCompressSync(inside).length / 1000;
      const kilobytes = (...wanted: string[]) =>
        loaded.filter(({ kind }) => wanted.includes(kind)).reduce((total, { bytes }) => total + bytes, 0) /
        1000;
      return {
        scriptKilobytes: kilobytes('Script'),
        styleKilobytes: kilobytes('Stylesheet') + insideKilobytes,
        htmlKilobytes: kilobytes('Document') - insideKilobytes,
        fontKilobytes: kilobytes('Font'),
        pictureKilobytes: kilobytes('Image'),
        totalKilobytes: loaded.reduce((total, { bytes }) => total + bytes, 0) / 1000,
        requests: loaded.length,
      };
    };
    await page.goto(url, { waitUntil: 'networkidle' });
    const firstView = await sum();
    await page.evaluate(async () => {
      for (let y = 0; y < document.documentElement.scrollHeight; y += 400) {
        window.scrollTo(0, y);
        await new Promise((resolve) => setTimeout(resolve, 40));
      }
    });
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1500);
    return { firstView, whole: await sum() };
  } finally {
    await context.close();
  }
}
