import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { isThorough } from './tests/thorough.ts';

/** Tests of the product read an invented contractor: no price, town or name in client/ breaks one. Only colors are real. */
const inventedContractor = [
  {
    find: /^#client\/(?!shapes\/|palette)/,
    replacement: fileURLToPath(new URL('tests/clients/invented/', import.meta.url)),
  },
];

/** Tests that read client/ itself. */
const ofTheContractor = ['client/**/*.test.ts', '**/*.client.test.{ts,tsx}'];
/** Tests that build a site, or start the server that an operator starts. */
const ofTheRelease = ['tests/release/*.test.ts'];

/** Tests that start servers. They wait for databases, deadlines and retries far more than they compute. */
const patient = {
  expect: { poll: { timeout: 45_000 } },
  testTimeout: isThorough ? 900_000 : 180_000,
  hookTimeout: 180_000,
  maxWorkers: 4,
  sequence: { groupOrder: 1 },
};

// The suffix of a test file names the world it needs: .test.ts pure, .dom.test.tsx a simulated page, .db.test.ts both
// databases, .client.test.ts the contractor's own folder. What is in tests/release/ builds and starts the whole program, and
// journeys run in a browser (playwright.config.ts).
export default defineConfig({
  define: { __DELIVERY__: 'null' },
  test: {
    // Style sheets that are read as text are not left empty.
    css: { include: [/\.css\?raw$/] },
    setupFiles: ['tests/unexpected-console-output-fails.ts'],
    // A poll ends as soon as it is right; on a machine that does other things as well it may take its time.
    expect: { poll: { timeout: 15_000 } },
    // Hundreds of pictures are drawn and read again once a day.
    testTimeout: isThorough ? 900_000 : 30_000,
    hookTimeout: 30_000,
    // Vitest leaves one processor free, which on two is half the machine.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        resolve: { alias: inventedContractor },
        test: {
          name: 'pure',
          include: ['{content,calculators,leads,paper,design,site,server,desk,tests,ops,bench}/**/*.test.ts'],
          exclude: [
            '**/*.db.test.ts',
            '**/*.dom.test.ts',
            '**/*.engine.test.ts',
            ...ofTheContractor,
            ...ofTheRelease,
          ],
          environment: 'node',
          setupFiles: ['tests/property-runs.ts'],
          // Nothing here changes what another file could see.
          isolate: false,
        },
      },
      {
        extends: true,
        resolve: { alias: inventedContractor },
        test: {
          name: 'dom',
          include: ['{design,site,desk}/**/*.dom.test.{ts,tsx}'],
          environment: 'happy-dom',
          // Each file is apart, in one process.
          pool: 'vmThreads',
          setupFiles: ['tests/no-beacons.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'client',
          include: ofTheContractor,
          exclude: ['node_modules/**'],
          environment: 'node',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'release',
          include: ofTheRelease,
          exclude: ['**/*.db.test.ts'],
          environment: 'node',
          ...patient,
        },
      },
      {
        extends: true,
        test: {
          name: 'engines',
          include: ['tests/engines/*.engine.test.ts'],
          // A browser that waits for another is slow to paint, and a press meets what has moved.
          fileParallelism: false,
          environment: 'node',
          hookTimeout: 180_000,
          // Once in some forty runs WebKitGTK itself ended under a test. A second time in a row is the site's fault.
          retry: { count: 1, condition: /^The driver of/ },
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        resolve: { alias: inventedContractor },
        test: {
          name: 'db',
          include: ['{server,tests}/**/*.db.test.ts'],
          environment: 'node',
          globalSetup: ['tests/real-postgres.ts'],
          // As in the pure ones. The one file that mocks loads its modules again.
          isolate: false,
          ...patient,
        },
      },
    ],
  },
});
