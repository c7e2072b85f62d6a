// WebKitGTK, the engine of Safari, through its WebDriver: plain HTTP (https://www.w3.org/TR/webdriver2/).

import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../journeys/running-server.ts';
import { type Engine, expressionOf, pressActions, typeActions } from './engine.ts';

/** The name under which WebDriver hands out elements. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

export async function openWebKit(driverPath: string, display: string): Promise<Engine> {
  const port = await freePort();
  const driver: ChildProcess = spawn(driverPath, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, GTK_A11Y: 'none' },
  });
  const root = `http://127.0.0.1:${port}`;
  const call = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${root}${path}`, {
      method,
      ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
    }).catch((cause) => {
      throw new Error(`The driver of WebKit: ${path}: ${cause}`, { cause });
    });
    const { value } = (await response.json()) as { value: never };
    if (!response.ok) throw new Error(`The driver of WebKit: ${path}: ${JSON.stringify(value)}`);
    return value as unknown;
  };
  for (let tries = 0; !(await fetch(`${root}/status`).catch(() => null))?.ok; tries += 1) {
    if (driver.exitCode !== null || tries > 600) throw new Error('WebKitWebDriver did not start.');
    await pause(50);
  }
  const created = (await call('POST', '/session', {
    capabilities: { alwaysMatch: {} },
  })) as { sessionId: string; capabilities: { browserName: string; browserVersion: string } };
  const session = `/session/${created.sessionId}`;
  await call('POST', `${session}/timeouts`, { script: 60_000, pageLoad: 120_000 });
  return {
    name: `WebKit ${created.capabilities.browserVersion}`,
    // The least width of a window of its MiniBrowser.
    narrowest: 447,
    go: async (url) => void (await call('POST', `${session}/url`, { url })),
    goBack: async () => void (await call('POST', `${session}/back`)),
    size: async (width, height) => void (await call('POST', `${session}/window/rect`, { width, height })),
    ask: async (work, ...args) => {
      const told = await call('POST', `${session}/execute/async`, {
        script: `const tell = arguments[0]; ${expressionOf(work, args)}.then((value) => tell({ value }), (error) => tell({ error: String(error) }));`,
        args: [],
      });
      const { value, error } = told as { value?: string; error?: string };
      if (error !== undefined) throw new Error(`WebKit: ${error}`);
      return JSON.parse(value ?? 'null');
    },
    pressAt: async (x, y) => void (await call('POST', `${session}/actions`, { actions: pressActions(x, y) })),
    type: async (text) => void (await call('POST', `${session}/actions`, { actions: typeActions(text) })),
    choose: async (selector, ...files) => {
      const found = await call('POST', `${session}/element`, { using: 'css selector', value: selector });
      const element = (found as Record<string, string>)[elementKey];
      await call('POST', `${session}/element/${element}/value`, { text: files.join('\n') });
    },
    inAnotherTab: async (work) => {
      const first = await call('GET', `${session}/window`);
      // A window: a tab of this driver stays in the background, where no page is drawn.
      const { handle } = (await call('POST', `${session}/window/new`, { type: 'window' })) as {
        handle: string;
      };
      await call('POST', `${session}/window`, { handle });
      try {
        await work();
      } finally {
        await call('DELETE', `${session}/window`);
        await call('POST', `${session}/window`, { handle: first });
      }
    },
    close: async () => {
      await call('DELETE', session).catch(() => {});
      const gone = new Promise((resolve) => driver.once('exit', resolve));
      driver.kill();
      await gone;
    },
  };
}
