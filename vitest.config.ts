import { defineConfig } from 'vitest/config';

// The suffix of a test file names the world it needs: .test.ts pure, .dom.test.tsx a simulated page,
// .db.test.ts both databases. Journeys run in a browser: playwright.config.ts.
export default defineConfig({
  define: { __DELIVERY__: 'null' },
  test: {
    // Style sheets that are read as text are not left empty.
    css: { include: [/\.css\?raw$/] },
    setupFiles: ['tests/unexpected-console-output-fails.ts'],
    // A poll ends as soon as it is right; on a machine that does other things as well it may take its time.
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // Vitest by itself leaves one processor free, which on two is half the machine.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: [
            '{client,content,calculators,leads,paper,design,site,server,desk,tests,ops,bench}/**/*.test.ts',
          ],
          exclude: ['**/*.db.test.ts', '**/*.dom.test.ts'],
          environment: 'node',
          setupFiles: ['tests/property-runs.ts'],
          // Nothing here changes what another file could see.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          include: ['{design,site,desk}/**/*.dom.test.{ts,tsx}'],
          environment: 'happy-dom',
        },
      },
      {
        extends: true,
        test: {
          name: 'db',
          include: ['{server,tests}/**/*.db.test.ts'],
          environment: 'node',
          globalSetup: ['tests/real-postgres.ts'],
          expect: { poll: { timeout: 45_000 } },
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // They wait for databases, deadlines and retries far more than they compute.
          maxWorkers: 4,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
