// What strangers send to break a server by its photographs: files that are small and unpack to much, and many large ones at
// once.

import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { drawPhotograph } from '../draw-photograph.ts';
import { freePort, type RunningServer, startServer } from '../journeys/running-server.ts';

const [posts, photographsEach] = [12, 6];

/** A photograph of so many bytes; its codes mean nothing, and nobody here reads them. */
async function fill(bytes: number): Promise<Buffer> {
  const small = await drawPhotograph(1, 640, 480);
  return Buffer.concat([small.subarray(0, -2), Buffer.alloc(bytes - small.length, 0x55), small.subarray(-2)]);
}

/** Some pixels that say they are 50 million. */
async function drawLying(): Promise<Buffer> {
  const photograph = await drawPhotograph(1, 640, 480);
  const frame = photograph.indexOf(Buffer.from([0xff, 0xc0]));
  for (const side of [frame + 5, frame + 7]) photograph.writeUInt16BE(7_070, side);
  return photograph;
}

/** @param isWhole with those that take minutes to draw beside builds and browsers */
async function drawHostile(isWhole: boolean): Promise<Readonly<Record<string, Buffer>>> {
  const flat = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#a63' }, limitInputPixels: false });
  const progressive = await sharp(await drawPhotograph(1, 64, 64))
    .jpeg({ progressive: true })
    .toBuffer();
  const scan = progressive.subarray(progressive.indexOf(Buffer.from([0xff, 0xda])), -2);
  const hostile = {
    'JPEG of 1,000 scans': Buffer.concat([
      progressive.subarray(0, -2),
      Buffer.alloc(scan.length * 1_000, scan),
      progressive.subarray(-2),
    ]),
    'JPEG that says it has 50 megapixels': await drawLying(),
    'another at the same moment': await drawLying(),
  };
  if (!isWhole) return hostile;
  return {
    ...hostile,
    'AVIF of 49 megapixels': await flat(7000, 7000).avif({ effort: 0 }).toBuffer(),
    'PNG a million pixels wide': await flat(1_000_000, 40).png().toBuffer(),
    'JPEG of 50 megapixels': await flat(7070, 7070).jpeg({ progressive: true }).toBuffer(),
    'PNG of 50 megapixels': await flat(7070, 7070).png().toBuffer(),
  };
}

/** @param photographBytes of each in the posts */
export async function attackWithPhotographs(photographBytes: number, isWhole: boolean) {
  const [hostile, photograph] = [await drawHostile(isWhole), await fill(photographBytes)];
  const metricsPort = await freePort();
  const server = await startServer(
    { LOG_LEVEL: 'error', TRUST_PROXY: 'loopback', METRICS_PORT: String(metricsPort) },
    { flags: ['--leads-only'] },
  );
  const url = server.url.replace('localhost', '127.0.0.1');
  const words = {
    name: 'Dana Whitaker',
    email: 'dana@example.org',
    phone: '937-555-0188',
    service: 'Roof Repair',
  };

  async function post(at: number, round: string) {
    const form = new FormData();
    for (const [name, text] of Object.entries({ ...words, message: `${round} ${at}` }))
      form.append(name, text);
    for (let count = 0; count < photographsEach; count += 1)
      form.append('photographs', new Blob([new Uint8Array(photograph), String(count)]), `${count}.jpg`);
    const response = await fetch(`${url}/api/leads/home/with-photographs`, {
      method: 'POST',
      headers: { 'x-forwarded-for': `198.51.100.${at + 1}` },
      body: form,
    });
    return ((await response.json()) as { photographs: { stored: number } }).photographs.stored;
  }

  async function put(name: string, bytes: Buffer, at: number): Promise<[string, number]> {
    const headers = {
      'idempotency-key': name.replaceAll(/\W/g, '-'),
      'x-forwarded-for': `203.0.113.${at + 1}`,
    };
    await fetch(`${url}/api/leads/home`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ ...words, message: name, _photographs: '1' }),
    });
    const response = await fetch(`${url}/api/leads/home/photographs/1`, {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'image/jpeg' },
      body: new Uint8Array(bytes),
    });
    return [name, response.status];
  }

  /** On a busy machine some are too slow, and are cut off. */
  const all = async (round: string) =>
    Promise.all(Array.from({ length: posts }, (_, at) => post(at, round).catch(() => 0)));
  try {
    await readLongestPause(metricsPort);
    const [stored, answers] = await Promise.all([
      all('first'),
      Promise.all(Object.entries(hostile).map(([name, bytes], at) => put(name, bytes, at))),
    ]);
    const longestPauseMs = await readLongestPause(metricsPort);
    const peakMegabytes = readPeak(server);
    const cut = all('second');
    await pause(300);
    const began = performance.now();
    await server.stop();
    const stopMs = performance.now() - began;
    await cut;
    return {
      /** The most the process ever held; null where the system does not say. */
      peakMegabytes,
      longestPauseMs,
      /** From SIGTERM, in the middle of as many uploads, to the end of the process. */
      stopMs,
      /** Status of the answer to each file that is made to break a decoder. */
      answers: Object.fromEntries(answers),
      /** Photographs of the posts that were stored. */
      stored: stored.reduce((sum, each) => sum + each, 0),
    };
  } finally {
    await server.dispose();
  }
}

function readPeak(server: RunningServer): number | null {
  if (process.platform !== 'linux') return null;
  const status = readFileSync(`/proc/${server.pid()}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}

/** Since it was last asked. */
async function readLongestPause(metricsPort: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return 1000 * Number(/^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(text)?.[1]);
}
