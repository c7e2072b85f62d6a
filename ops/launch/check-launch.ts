// npm run check:launch: what is wrong in client/, then what the contractor must still replace or configure, and what only a
// person can check; exit 1 until nothing is left.

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const check = spawnSync(process.execPath, [...process.execArgv, 'ops/client/check-client.ts'], {
  cwd: root,
  stdio: 'inherit',
});
if (check.status === 0) await import('./report-launch.ts');
else {
  console.log('The site may not go public before that is fixed.');
  process.exitCode = 1;
}
