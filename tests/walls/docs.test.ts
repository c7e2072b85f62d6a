// What the documents name exists: commands, files, settings. Documents rot where nobody runs them.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { arrivalFloor, designFloor, nameFloor } from '#content/business/browsers.ts';
import { accessibilitySections } from '#content/pages/accessibility.ts';
import { carrierNames } from '#server/delivery/carrier.ts';
import { retiredSettings } from '#server/settings/retired-settings.ts';
import { readSettings } from '#server/settings/settings.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'SECURITY.md',
  '.github/pull_request_template.md',
  ...['docs', 'ops/runbook'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .map((name) => join(folder, name)),
  ),
].map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

test('every npm script that a document names stands in package.json', () => {
  const named = documents.flatMap(({ file, text }) =>
    [...text.matchAll(/\bnpm (?:run (?:-s |--silent )?([\w:-]+)|(start|test)\b)/g)].map(([, run, plain]) => ({
      file,
      script: run ?? plain ?? '',
    })),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ script }) => !(script in scripts))).toEqual([]);
});

test('every link inside the project leads to a file, and to a heading where it names one', () => {
  const links = documents.flatMap(({ file, text }) =>
    [...text.matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !/^[a-z]+:/.test(target))
      .map((target) => ({ file, target })),
  );
  expect(links.length).toBeGreaterThan(10);
  const broken = links.filter(({ file, target }) => {
    const [path = '', heading] = target.split('#');
    const aim = path === '' ? join(root, file) : resolve(root, dirname(file), path);
    if (!existsSync(aim)) return true;
    return heading !== undefined && !headingsOf(readFileSync(aim, 'utf8')).includes(heading);
  });
  expect(broken).toEqual([]);
});

function headingsOf(markdown: string): string[] {
  return [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );
}

// Made by commands, or by the operator; a fresh checkout has none of them.
const madeLater = ['dist/', 'var/', 'node_modules/', '.env', 'leads.db', 'leads.dump', 'sbom.json'];
// A contractor may do without.
const optional = ['client/pictures/', 'client/tests/'];
const topLevel = readdirSync(root);

/** What documents say of a contractor's folder holds for any: the invented one stands for it. */
const whereIs = (path: string) =>
  join(root, path.replace(/^client\/(?!shapes|palette)/, 'tests/clients/invented/'));

test('every file and folder that a document names in code type exists', () => {
  const named = documents.flatMap(({ file, text }) =>
    [...text.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\s]+)`/g)]
      .map(([, path = '']) => path)
      .filter((path) => topLevel.includes(path.split('/')[0] ?? '') && /[/.]/.test(path))
      .filter((path) => !/[*<>…]/.test(path))
      .filter((path) => !madeLater.some((made) => path.startsWith(made)))
      .filter((path) => !optional.includes(path))
      .map((path) => ({ file, path })),
  );
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter(({ path }) => !existsSync(whereIs(path)))).toEqual([]);
});

test('no document has a password among the arguments of a program, where every user can read it', () => {
  const lines = documents.flatMap(({ file, text }) => text.split('\n').map((line) => ({ file, line })));
  const shows = /\b(?:psql|pg_\w+)\b.*(?:\$DATABASE_URL|postgres:\/\/(?!\w+@))/;
  expect(lines.filter(({ line }) => shows.test(line))).toEqual([]);
});

// Proves 10.79.
test('both floors of browsers stand where operators and visitors look for them', () => {
  const forOperators = readFileSync(join(root, 'docs/run.md'), 'utf8');
  for (const floor of [designFloor, arrivalFloor]) {
    expect(forOperators).toContain(`(${nameFloor(floor)})`);
    expect(JSON.stringify(accessibilitySections)).toContain(nameFloor(floor));
  }
});

// With every carrier, so that each one's settings are asked for.
const everyCarriersSettings: Record<string, string> = {
  LEAD_CARRIERS: carrierNames.join(','),
  LEAD_MAILBOX: 'leads@example.com',
  SMTP_URL: 'smtps://mail.example.com',
  SMTP_FROM: 'website@example.com',
  WEBHOOK_URL: 'https://crm.example.com',
  WEBHOOK_SECRET: 'a-long-random-text',
  JOBNIMBUS_API_KEY: 'key',
  ACCULYNX_API_KEY: 'key',
  ACCULYNX_CONTACT_TYPE: 'customer',
};

// Proves 10.13.
test('.env.example explains every setting that is read, and no other', () => {
  const asked = new Set<string>();
  readSettings(
    new Proxy(everyCarriersSettings, {
      get: (values, name) => {
        asked.add(String(name));
        return values[String(name)];
      },
    }),
  );
  const example = readFileSync(join(root, '.env.example'), 'utf8');
  const explained = new Set([...example.matchAll(/^# ([A-Z_]+)=/gm)].map(([, name = '']) => name));
  const explainable = [...asked].filter((name) => !Object.hasOwn(retiredSettings, name));
  expect([...explained].sort()).toEqual(explainable.sort());
});

test('what a document tells operators to write as LEAD_CARRIERS is taken as written', () => {
  const written = documents.flatMap(({ file, text }) =>
    [...text.matchAll(/^LEAD_CARRIERS=(.*)$/gm)].map(([, carriers]) => ({ file, carriers })),
  );
  expect(written.length).toBeGreaterThan(0);
  for (const { file, carriers } of written)
    expect(
      readSettings({ ...everyCarriersSettings, LEAD_CARRIERS: carriers }).retired,
      `${file}: LEAD_CARRIERS=${carriers}`,
    ).toEqual([]);
});

test('every decision stands in their index', () => {
  const decisions = documents.filter(({ file }) => /^docs\/decisions\/\d/.test(file));
  expect(decisions.length).toBeGreaterThan(10);
  const index = readFileSync(join(root, 'docs/decisions/README.md'), 'utf8');
  expect(decisions.filter(({ file }) => !index.includes(`](${basename(file)})`))).toEqual([]);
});
