import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '#server/database/open-database.ts';
import { loadSiteFiles } from '#server/http/site-files.ts';
import { goodFields } from '../tests/security/generated-fields.ts';
import { buildTestApp, intakeInto } from '../tests/security/test-app.ts';
import { findWorstBodies } from '../tests/security/worst-bodies.ts';
import { type Benchmark, median } from './measurement.ts';

const tries = 2_000;
const barMs = 50;

export const worstBody: Benchmark = {
  name: 'worst-body',
  title: 'The worst body of 64 KB: processor time of the thread that serves everybody',
  bar: `${barMs} ms for each`,
  run: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'worst-body-'));
    const database = openDatabase({ kind: 'sqlite', path: join(folder, 'leads.db') });
    try {
      await database.migrate();
      const site = await loadSiteFiles(fileURLToPath(new URL('../dist', import.meta.url)));
      const { app } = await buildTestApp({ site, receiveLead: intakeInto(database) });
      const usual: number[] = [];
      for (let count = 0; count < 100; count += 1) {
        const before = process.threadCpuUsage();
        await app.inject({
          method: 'POST',
          url: '/api/leads/contact',
          payload: { ...goodFields, message: `Lead ${count}` },
        });
        const { user, system } = process.threadCpuUsage(before);
        usual.push((user + system) / 1_000);
      }
      const worst = await findWorstBodies(app, tries, Date.now() % 2 ** 31);
      await app.close();
      return [
        ...worst.map(({ form, what, status, costMs }) => ({
          what: `${form}, the worst of ${tries}`,
          figures: {
            cost: `${costMs.toFixed(1)} ms`,
            status: String(status),
            body: what.replaceAll('|', '\\|'),
          },
          isMet: costMs <= barMs,
        })),
        {
          what: 'yardstick: a usual lead',
          figures: { cost: `${median(usual).toFixed(1)} ms`, status: '201' },
        },
      ];
    } finally {
      await database.close();
      rmSync(folder, { recursive: true });
    }
  },
};
