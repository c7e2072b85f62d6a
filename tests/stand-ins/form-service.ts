// A form-to-email service on loopback for tests: speaks like the real one (ruling 5), mails nobody, keeps every body,
// and is in whatever mood a test asks for. Also a program: node tests/stand-ins/form-service.ts --port 4100 --mood hang
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import {
  answerInMood,
  calledFromAFile,
  drawMoods,
  type FormServiceMood,
  formServiceMoods,
  type MoodAnswer,
  type MoodMix,
  stormyMix,
} from './form-service-moods.ts';

export interface ReceivedMessage {
  readonly mailbox: string;
  readonly fields: readonly (readonly [name: string, text: string])[];
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly mood: FormServiceMood;
  /** True when the real service would have mailed it, whatever the sender was told. */
  readonly isMailed: boolean;
}

export type MoodChange =
  | { readonly mood: FormServiceMood; readonly retryAfterSeconds?: number }
  | {
      readonly mood: 'random';
      readonly mix?: MoodMix;
      readonly seed?: number;
      readonly retryAfterSeconds?: number;
    };

export interface FormServiceStandIn {
  /** What FORM_SERVICE_URL has to be. */
  readonly url: string;
  /** Everything that arrived, oldest first. */
  readonly received: readonly ReceivedMessage[];
  readonly mailed: readonly ReceivedMessage[];
  setMood(change: MoodChange | MoodChange['mood']): void;
  forgetReceived(): void;
  close(): Promise<void>;
}

const openToAnyPage = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers': '*',
};

export async function startFormServiceStandIn(
  start: { readonly port?: number; readonly mood?: MoodChange['mood'] } = {},
): Promise<FormServiceStandIn> {
  const received: ReceivedMessage[] = [];
  let nextMood: () => FormServiceMood = () => 'accept';
  let retryAfterSeconds = 1;

  const setMood = (change: MoodChange | MoodChange['mood']) => {
    const wanted = typeof change === 'string' ? ({ mood: change } as MoodChange) : change;
    if (wanted.mood === 'random') nextMood = drawMoods(wanted.mix ?? stormyMix, wanted.seed ?? 1);
    else if (formServiceMoods.includes(wanted.mood)) nextMood = () => wanted.mood as FormServiceMood;
    else throw new Error(`no such mood: ${String(wanted.mood)}`);
    retryAfterSeconds = wanted.retryAfterSeconds ?? 1;
  };
  setMood(start.mood ?? 'accept');

  /** What other processes use to steer the stand-in and to look into it. */
  const control = async (request: IncomingMessage, response: ServerResponse) => {
    const order = `${request.method} ${request.url}`;
    if (order === 'POST /__mood') setMood(JSON.parse((await readBody(request)).toString()) as MoodChange);
    else if (order === 'DELETE /__received') received.length = 0;
    else if (order !== 'GET /__received') {
      response.writeHead(404).end();
      return;
    }
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(order === 'GET /__received' ? received : {}));
  };

  const takeMessage = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await readBody(request);
    const mood = nextMood();
    const { origin, referer, accept } = request.headers;
    const isFromAPage = /^https?:/.test(origin ?? referer ?? '');
    const isMailed = isFromAPage && ['accept', 'accept-then-cut', 'half-answer'].includes(mood);
    const mailbox = decodeURIComponent(
      new URL(request.url ?? '/', 'http://localhost').pathname.split('/').at(-1) ?? '',
    );
    const contentType = request.headers['content-type'] ?? '';
    received.push({
      mailbox,
      fields: await readFields(body, contentType),
      headers: { origin, referer, accept, 'content-type': contentType },
      mood,
      isMailed,
    });
    if (mood === 'hang') return;
    if (mood === 'cut' || mood === 'accept-then-cut') {
      request.socket.destroy();
      return;
    }
    sendAnswer(response, isFromAPage ? answerInMood(mood, retryAfterSeconds) : calledFromAFile, mood);
  };

  const server = createServer((request, response) => {
    if (request.method === 'OPTIONS') {
      response.writeHead(204, openToAnyPage).end();
      return;
    }
    const reply = request.url?.startsWith('/__') ? control : takeMessage;
    reply(request, response).catch((error: unknown) => {
      response.writeHead(400, openToAnyPage).end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(start.port ?? 0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/ajax`,
    received,
    get mailed() {
      return received.filter((message) => message.isMailed);
    },
    setMood,
    forgetReceived: () => {
      received.length = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function sendAnswer(response: ServerResponse, answer: MoodAnswer, mood: FormServiceMood) {
  const headers = { ...openToAnyPage, 'Content-Type': answer.contentType, ...answer.headers };
  response.writeHead(answer.status, headers);
  if (mood === 'half-answer') response.write(answer.body.slice(0, 12));
  else if (mood === 'flood') pourEndlessly(response);
  else response.end(answer.body);
}

function pourEndlessly(response: ServerResponse) {
  const page = '<p>And another thing.</p>'.repeat(1000);
  const pour = () => {
    while (!response.destroyed && response.write(page));
  };
  response.on('drain', pour);
  pour();
}

async function readBody(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const pieces: Buffer[] = [];
  for await (const piece of request as AsyncIterable<Buffer>) pieces.push(piece);
  return Buffer.concat(pieces);
}

async function readFields(body: Buffer<ArrayBuffer>, contentType: string): Promise<[string, string][]> {
  const form = await new Response(body, { headers: { 'Content-Type': contentType } }).formData();
  return [...form].map(([name, content]) => [
    name,
    typeof content === 'string' ? content : `(file ${content.name})`,
  ]);
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { port: { type: 'string' }, mood: { type: 'string' } } });
  const standIn = await startFormServiceStandIn({
    port: Number(values.port ?? 0),
    mood: (values.mood ?? 'accept') as MoodChange['mood'],
  });
  console.log(`FORM_SERVICE_URL=${standIn.url}`);
}
