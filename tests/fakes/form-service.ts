// A form-to-email service on loopback for tests: speaks like the real one (reading 5), mails nobody, keeps every body,
// and behaves as a test asks.

import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  answerFor,
  calledFromAFile,
  type FakeAnswer,
  type FormServiceBehavior,
} from './form-service-behaviors.ts';
import { serveOnLoopback } from './loopback.ts';

export interface ReceivedMessage {
  readonly mailbox: string;
  readonly fields: readonly (readonly [name: string, text: string])[];
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly behavior: FormServiceBehavior;
  /** True when the real service would have mailed it, whatever the sender was told. */
  readonly isMailed: boolean;
}

export interface FakeFormService {
  /** What FORM_SERVICE_URL has to be. */
  readonly url: string;
  /** Everything that arrived, oldest first. */
  readonly received: readonly ReceivedMessage[];
  readonly mailed: readonly ReceivedMessage[];
  /** From here on for every message, or drawn for each. */
  setBehavior(behavior: FormServiceBehavior | (() => FormServiceBehavior), retryAfterSeconds?: number): void;
  /** Forgets what arrived and behaves as at the start. */
  reset(): void;
  close(): Promise<void>;
}

const openToAnyPage = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers': '*',
};

export async function startFakeFormService(
  behavior: FormServiceBehavior = 'accept',
): Promise<FakeFormService> {
  const received: ReceivedMessage[] = [];
  let nextBehavior = () => behavior;
  let retryAfterSeconds = 1;

  const setBehavior: FakeFormService['setBehavior'] = (next, afterSeconds = 1) => {
    nextBehavior = typeof next === 'function' ? next : () => next;
    retryAfterSeconds = afterSeconds;
  };

  const takeMessage = async (
    request: IncomingMessage,
    response: ServerResponse,
    body: Buffer<ArrayBuffer>,
  ) => {
    const behavior = nextBehavior();
    const { origin, referer, accept } = request.headers;
    const isFromAPage = /^https?:/.test(origin ?? referer ?? '');
    const isMailed = isFromAPage && ['accept', 'accept-then-cut', 'half-answer'].includes(behavior);
    const mailbox = decodeURIComponent(
      new URL(request.url ?? '/', 'http://localhost').pathname.split('/').at(-1) ?? '',
    );
    const contentType = request.headers['content-type'] ?? '';
    received.push({
      mailbox,
      fields: await readFields(body, contentType),
      headers: { origin, referer, accept, 'content-type': contentType },
      behavior,
      isMailed,
    });
    if (behavior === 'hang') return;
    if (behavior === 'cut' || behavior === 'accept-then-cut') {
      request.socket.destroy();
      return;
    }
    sendAnswer(response, isFromAPage ? answerFor(behavior, retryAfterSeconds) : calledFromAFile, behavior);
  };

  const { port, close } = await serveOnLoopback((request, response, body) => {
    if (request.method === 'OPTIONS') return response.writeHead(204, openToAnyPage).end();
    return takeMessage(request, response, body).catch((error: unknown) => {
      response.writeHead(400, openToAnyPage).end(String(error));
    });
  });

  return {
    url: `http://127.0.0.1:${port}/ajax`,
    received,
    get mailed() {
      return received.filter((message) => message.isMailed);
    },
    setBehavior,
    reset: () => {
      received.length = 0;
      setBehavior(behavior);
    },
    close,
  };
}

function sendAnswer(response: ServerResponse, answer: FakeAnswer, behavior: FormServiceBehavior) {
  const headers = { ...openToAnyPage, 'Content-Type': answer.contentType, ...answer.headers };
  response.writeHead(answer.status, headers);
  if (behavior === 'half-answer') response.write(answer.body.slice(0, 12));
  else if (behavior === 'flood') pourEndlessly(response);
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

async function readFields(body: Buffer<ArrayBuffer>, contentType: string): Promise<[string, string][]> {
  const form = await new Response(body, { headers: { 'Content-Type': contentType } }).formData();
  return [...form].map(([name, content]) => [
    name,
    typeof content === 'string' ? content : `(file ${content.name})`,
  ]);
}
