import { defineConfig } from 'vitest/config';

// The suffix of a test file names the world it needs: .test.ts pure, .dom.test.tsx a simulated page,
// .db.test.ts both databases, .journey.ts a browser and the built site.
export default defineConfig({
  define: { __DELIVERY__: 'null' },
  test: {
    setupFiles: ['tests/unexpected-console-output-fails.ts'],
    // A poll ends as soon as it is right; on a machine that does other things as well it may take its time.
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 30_000,
    // Vitest by itself leaves one processor free, which on two is half the machine.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['{content,calculators,leads,design,site,server,tests,ops,bench}/**/*.test.ts'],
          exclude: ['**/*.db.test.ts', '**/*.dom.test.ts'],
          environment: 'node',
          // Nothing here changes what another file could see.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          include: ['{design,site}/**/*.dom.test.{ts,tsx}'],
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
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // They wait for databases, deadlines and retries far more than they compute.
          maxWorkers: 4,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          include: ['tests/journeys/**/*.journey.ts'],
          environment: 'node',
          globalSetup: ['tests/journeys/built-site.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // Visitors wait for notices and for the time a form takes to fill in: a third one uses what two leave over.
          maxWorkers: 3,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
