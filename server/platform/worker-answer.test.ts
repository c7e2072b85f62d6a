import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { makeFolder } from '../../tests/temporary-folder.ts';
import { onAnswer } from './worker-answer.ts';

test('what a worker says besides its answer, as one that is watched does, is not taken for it', async () => {
  const program = join(makeFolder(), 'worker.cjs');
  writeFileSync(
    program,
    `const { parentPort } = require('node:worker_threads');
    for (const said of [{ loaded: 'a.ts' }, { answer: null }]) parentPort.postMessage(said);`,
  );
  const answer = await new Promise((resolve) => onAnswer(new Worker(program), resolve));
  expect(answer).toBeNull();
});
