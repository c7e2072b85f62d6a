// npm run demo: site and desk with invented requests in a database that is thrown away, signed in; the places for jobs and
// people are filled with drawings marked as examples.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  ensureBuilt,
  ensureInstalled,
  environment,
  noExperimentalWarnings,
  pinnedNode,
  root,
  runInForeground,
} from './prepare.mjs';

ensureInstalled();
if (!(ensureBuilt() && ensureBuilt('--examples'))) process.exit(1);
const folder = mkdtempSync(join(tmpdir(), 'roofing-demo-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const port = process.env.PORT ?? '3000';
const settings = {
  PATH: environment.PATH,
  HOST: '127.0.0.1',
  PORT: port,
  SITE_URL: `http://localhost:${port}`,
  DATABASE_URL: `file:${join(folder, 'leads.db')}`,
  LEAD_CARRIERS: 'disk',
  LOG_LEVEL: 'warn',
  DESK: 'on',
};
const { status } = spawnSync(pinnedNode, [noExperimentalWarnings, 'ops/demo/fill-demonstration.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: settings,
});
if (status !== 0) process.exit(1);
console.log(`The desk is on ${settings.SITE_URL}/desk. Everybody in it is invented; Ctrl-C throws it away.`);
runInForeground(['server/main.ts', '--demonstration', '--examples'], {}, settings);
