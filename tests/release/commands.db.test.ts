// What a newcomer types on a fresh clone. Each command installs, builds or measures for minutes: once a day.

import { execFileSync, type SpawnOptions, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postLead } from '../chaos/lead-posts.ts';
import { freePort } from '../journeys/running-server.ts';
import { isThorough } from '../thorough.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const patientMs = 20 * 60 * 1000;

/** Without what npm and the test runner added: the machine's own Node and none of its packages. */
function newcomersEnvironment(variables: Record<string, string>): NodeJS.ProcessEnv {
  const own = ['HOME', 'LANG', 'CHROMIUM_PATH', 'FORCE_COLOR'];
  const kept = Object.entries(process.env).filter(([name]) => own.includes(name) || /proxy$/i.test(name));
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
  return { ...Object.fromEntries(kept), PATH: path.join(delimiter), ...variables };
}

describe.skipIf(!isThorough)('on a fresh clone, with nothing but Node and npm', () => {
  let clone = '';
  let temporary = '';

  beforeAll(() => {
    const folder = mkdtempSync(join(tmpdir(), 'newcomer-'));
    // PostgreSQL runs in it under an account of its own.
    chmodSync(folder, 0o755);
    clone = join(folder, 'site');
    temporary = join(folder, 'tmp');
    mkdirSync(temporary);
    execFileSync('git', ['clone', '--quiet', '--no-hardlinks', root, clone]);
  });
  afterAll(() => rmSync(join(clone, '..'), { recursive: true, force: true }));

  /** Starts a command in a process group of its own, as a terminal does. */
  function type(command: string, variables: Record<string, string> = {}) {
    const [program = '', ...words] = command.split(' ');
    const options: SpawnOptions = {
      cwd: clone,
      // A browser leaves a cache among the temporary files.
      env: newcomersEnvironment({ TMPDIR: temporary, ...variables }),
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    };
    const child = spawn(program, words, options);
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        printed += chunk;
      });
    }
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
    return {
      printed: () => printed,
      ended,
      /** Ctrl+C. */
      interrupt: async () => {
        if (child.exitCode === null && child.pid) process.kill(-child.pid, 'SIGINT');
        return ended;
      },
    };
  }

  async function whileRunning(
    command: string,
    tryIt: (url: string, printed: () => string) => Promise<void>,
  ): Promise<void> {
    const port = await freePort();
    const running = type(command, { PORT: String(port) });
    const url = `http://localhost:${port}`;
    try {
      await expect
        .poll(() => fetch(`${url}/roofing-calculator`).then(({ status }) => status, running.printed), {
          timeout: patientMs,
          interval: 500,
        })
        .toBe(200);
      await tryIt(url, running.printed);
    } finally {
      await running.interrupt();
    }
  }

  const edit = (path: string, change: (text: string) => string) => {
    const file = join(clone, path);
    writeFileSync(file, change(readFileSync(file, 'utf8')));
  };

  const restore = () => execFileSync('git', ['checkout', '--quiet', '.'], { cwd: clone });

  // Proves 10.1, 10.2.
  test('npm start installs, builds, serves the site and takes a lead', { timeout: patientMs }, async () => {
    await whileRunning('npm start', async (url) => {
      expect(await (await fetch(url)).text()).toContain('<h1');
      await expect.poll(async () => (await postLead(url, 'newcomer')).status).toBe(201);
      expect(existsSync(join(clone, 'var', 'leads.db'))).toBe(true);
    });
  });

  // Proves 10.6.
  test('npm run dev shows a changed text and takes leads', { timeout: patientMs }, async () => {
    await whileRunning('npm run dev', async (url) => {
      const page = async () => (await fetch(`${url}/about`)).text();
      expect(await page()).not.toContain('Roofs of Elsewhere');
      edit('client/company.ts', (text) =>
        text.replace(/(name: \{ value: )'[^']*'/, "$1'Roofs of Elsewhere'"),
      );
      await expect.poll(page, { timeout: 60_000 }).toContain('Roofs of Elsewhere');
      await expect.poll(async () => (await postLead(url, 'developer')).status).toBe(201);
    });
    restore();
  });

  test('npm run demo:crash prints every reference that was given, and each is in the database', {
    timeout: patientMs,
  }, async () => {
    const demo = type('npm run demo:crash -- 5');
    expect(await demo.ended, demo.printed()).toBe(0);
    const given = Number(/ (\d+) references given, 0 of them missing\.\n$/.exec(demo.printed())?.[1]);
    expect(given).toBeGreaterThan(0);
    expect(demo.printed().match(/✓ [A-Z]+-\w{4}-\w{4}/g)).toHaveLength(given);
  });

  // Proves 10.8.
  test('npm run check finds what is wrong, and npm run fix repairs the format', {
    timeout: patientMs,
  }, async () => {
    edit('leads/forms/spam-signs.ts', (text) => `${text}export   const  wrong: number = 'text'\n`);
    edit('leads/forms/spam-signs.test.ts', (text) => `${text}test('it fails', () => expect(1).toBe(2));\n`);
    const check = type('npm run check');
    expect(await check.ended).toBe(1);
    const printed = check.printed();
    for (const what of ['format and lint', 'types: pure rooms', 'nothing unused'])
      expect(printed).toContain(`FAIL ${what}`);
    expect(printed).toContain('it fails');
    expect(await type('npm run fix').ended).toBe(0);
    expect(readFileSync(join(clone, 'leads/forms/spam-signs.ts'), 'utf8')).toContain(
      "export const wrong: number = 'text';\n",
    );
    restore();
  });

  // Proves 10.4, 10.5.
  test('npm test runs every check and every runner, and counts them truly', {
    timeout: patientMs,
  }, async () => {
    const kept = [
      'content/business/price-review.test.ts',
      'design/parts/Slider.dom.test.tsx',
      'server/intake/intake.db.test.ts',
      'tests/journeys/opening-pages.journey.ts',
    ];
    const patterns = ['*.test.ts', '*.test.tsx', '*.journey.ts'];
    const found = execFileSync('git', ['ls-files', ...patterns], { cwd: clone, encoding: 'utf8' })
      .trimEnd()
      .split('\n');
    expect(found).toEqual(expect.arrayContaining(kept));
    for (const file of found) if (!kept.includes(file)) rmSync(join(clone, file));
    const run = type('npm test');
    expect(await run.ended).toBe(1);
    const lines = run.printed().trimEnd().split('\n');
    const read = (name: string) =>
      JSON.parse(readFileSync(join(clone, 'var/test-reports', `${name}.json`), 'utf8'));
    const units = ['pure-dom-client', 'release-db'].map((name) => read(name).numPassedTests);
    const { stats: journeys } = read('journeys');
    expect([...units, journeys.expected].every((passed) => passed > 0)).toBe(true);
    const passed = lines.filter((line) => line.startsWith('ok   ')).length;
    const beforeTotals = lines.slice(0, -1);
    const named = beforeTotals.slice(beforeTotals.findLastIndex((line) => !line.startsWith('FAIL ')) + 1);
    // The tests that were taken away leave requirements without a proof and helpers without a use.
    expect(named).toEqual(expect.arrayContaining(['FAIL specification', 'FAIL nothing unused']));
    const total = units.reduce((sum, each) => sum + each, passed + journeys.expected);
    expect(lines.at(-1)).toMatch(new RegExp(`^${total} passed, ${named.length} failed(, \\d+ skipped)?$`));
    restore();
  });

  // Proves 10.11.
  test('npm run bench prints each figure beside its yardstick', { timeout: patientMs }, async () => {
    const bench = type('npm run bench -- static');
    expect(await bench.ended).toBe(0);
    // Without nginx on the machine the bar is neither met nor missed.
    expect(bench.printed()).toMatch(/^\| our server +\| \d+ .*\| (?:met|\*\*missed\*\*|not measured) +\|$/m);
    expect(bench.printed()).toMatch(/^\| yardstick: /m);
    expect(await type('npm run bench -- nothing').ended).toBe(2);
  });
});
