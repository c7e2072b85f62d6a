// Firefox through WebDriver BiDi, which it speaks itself over a WebSocket (https://www.w3.org/TR/webdriver-bidi/).

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Engine, expressionOf, pressActions, typeActions } from './engine.ts';

type Waiting = { readonly resolve: (value: never) => void; readonly reject: (error: Error) => void };

/** Calls over one socket, each answered under its own number. */
async function connect(address: string) {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', () => reject(new Error(`No answer at ${address}.`)), { once: true });
  });
  const waiting = new Map<number, Waiting>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data));
    const call = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.type === 'error') call?.reject(new Error(`Firefox: ${message.error}: ${message.message}`));
    else call?.resolve(message.result as never);
  });
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values())
      reject(new Error('The driver of Firefox has closed the connection.'));
  });
  return {
    call: <Result>(method: string, params: object) =>
      new Promise<Result>((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve, reject });
        socket.send(JSON.stringify({ id: last, method, params }));
      }),
    close: () => socket.close(),
  };
}

export async function openFirefox(program: string): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const browser = spawn(
    program,
    // With a page to open the focus is in it, and not in the address bar.
    ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile, 'data:text/html,'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, HOME: profile },
    },
  );
  const gone = new Promise((resolve) => browser.once('exit', resolve));
  const address = await new Promise<string>((resolve, reject) => {
    let printed = '';
    browser.stderr.on('data', (chunk) => {
      printed += chunk;
      const found = /WebDriver BiDi listening on (ws:\S+)/.exec(printed);
      if (found?.[1]) resolve(found[1]);
    });
    browser.once('exit', () => reject(new Error(`Firefox ended:\n${printed}`)));
  });
  const { call, close } = await connect(`${address}/session`);
  const { capabilities } = await call<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: {},
  });
  const { contexts } = await call<{ contexts: readonly { context: string }[] }>(
    'browsingContext.getTree',
    {},
  );
  let context = contexts[0]?.context ?? '';
  const perform = async (actions: readonly object[]) =>
    void (await call('input.performActions', { context, actions }));
  return {
    name: `Firefox ${capabilities.browserVersion}`,
    narrowest: 320,
    go: async (url) => void (await call('browsingContext.navigate', { context, url, wait: 'complete' })),
    goBack: async () => void (await call('browsingContext.traverseHistory', { context, delta: -1 })),
    size: async (width, height) =>
      void (await call('browsingContext.setViewport', { context, viewport: { width, height } })),
    ask: async (work, ...args) => {
      const told = await call<{
        type: string;
        result: { value: string };
        exceptionDetails?: { text: string };
      }>('script.evaluate', {
        expression: expressionOf(work, args),
        target: { context },
        awaitPromise: true,
      });
      if (told.type === 'exception') throw new Error(`Firefox: ${told.exceptionDetails?.text}`);
      return JSON.parse(told.result.value);
    },
    pressAt: (x, y) => perform(pressActions(x, y)),
    type: (text) => perform(typeActions(text)),
    choose: async (selector, ...files) => {
      const { nodes } = await call<{ nodes: readonly { sharedId: string }[] }>(
        'browsingContext.locateNodes',
        { context, locator: { type: 'css', value: selector } },
      );
      await call('input.setFiles', { context, element: { sharedId: nodes[0]?.sharedId }, files });
    },
    inAnotherTab: async (work) => {
      const first = context;
      const made = await call<{ context: string }>('browsingContext.create', { type: 'tab' });
      context = made.context;
      try {
        await work();
      } finally {
        context = first;
        await call('browsingContext.close', { context: made.context });
        await call('browsingContext.activate', { context });
      }
    },
    close: async () => {
      await call('browser.close', {}).catch(() => {});
      close();
      browser.kill();
      await gone;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
