import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { drawMoods, stormyMix } from './form-service-moods.ts';

test('the stand-in runs as a program of its own and is steered and read over HTTP', async () => {
  const program = spawn(process.execPath, [fileURLToPath(new URL('./form-service.ts', import.meta.url))], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [line] = (await once(createInterface({ input: program.stdout }), 'line')) as [string];
    const url = line.replace('FORM_SERVICE_URL=', '');
    const post = async (headers: Record<string, string>) => {
      const body = new FormData();
      body.append('name', 'Pat');
      const answer = await fetch(`${url}/leads@example.com`, { method: 'POST', body, headers });
      return {
        status: answer.status,
        text: await answer.text(),
        cors: answer.headers.get('access-control-allow-origin'),
      };
    };
    const fromSite = { Origin: 'https://roof.example' };
    expect(await post(fromSite)).toMatchObject({
      status: 200,
      text: expect.stringContaining('"true"'),
      cors: '*',
    });
    expect((await post({})).text).toContain('through a web server');
    const moodAnswer = await fetch(new URL('/__mood', url), { method: 'POST', body: '{"mood":"error"}' });
    expect(moodAnswer.status).toBe(200);
    expect((await post(fromSite)).status).toBe(500);
    expect((await fetch(new URL('/__mood', url), { method: 'POST', body: '{"mood":"merry"}' })).status).toBe(
      400,
    );
    const received = (await (await fetch(new URL('/__received', url))).json()) as { isMailed: boolean }[];
    expect(received.map((message) => message.isMailed)).toEqual([true, false, false]);
    await fetch(new URL('/__received', url), { method: 'DELETE' });
    expect(await (await fetch(new URL('/__received', url))).json()).toEqual([]);
  } finally {
    program.kill();
  }
});

test('a stormy day is the same storm for the same seed', () => {
  const day = (seed: number) => Array.from({ length: 400 }, drawMoods(stormyMix, seed));
  expect(day(5)).toEqual(day(5));
  expect(day(5)).not.toEqual(day(6));
  expect(new Set(day(5))).toEqual(new Set(Object.keys(stormyMix)));
});
