import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadSiteFiles } from '#server/http/site-files.ts';
import { sayOnce, statusesIn } from './raw-connection.ts';
import { buildAppForFile, listenOnLoopback } from './test-app.ts';

const secret = 'root:x:0:0:WEBHOOK_SECRET';
let port: number;
let close: () => Promise<void>;

beforeAll(async () => {
  const place = mkdtempSync(join(tmpdir(), 'site-and-secrets-'));
  const folder = join(place, 'dist');
  mkdirSync(join(folder, 'assets'), { recursive: true });
  for (const name of ['index.html', '404.html', 'about.html', 'assets/style.css']) {
    writeFileSync(join(folder, name), `<title>${name}</title>`);
  }
  writeFileSync(join(place, 'secret'), secret);
  writeFileSync(join(place, '.env'), secret);
  const { app } = await buildAppForFile({ site: await loadSiteFiles(folder) });
  port = await listenOnLoopback(app);
  close = async () => {
    await app.close();
    rmSync(place, { recursive: true });
  };
});
afterAll(() => close());

const get = (path: string) =>
  sayOnce(port, `GET ${path} HTTP/1.1\r\nhost: roof.example\r\nconnection: close\r\n\r\n`);

const dots = ['..', '%2e%2e', '.%2e', '%252e%252e', '..;', '%c0%ae%c0%ae', '%u002e%u002e', '．．'];
const slashes = ['/', '%2f', '%252f', '\\', '%5c', '//', '/./', '%c0%af'];
const targets = ['secret', '.env', 'etc/passwd', 'secret%00.html', 'secret/', 'secret.html'];

test('no spelling of a path leads out of the site', async () => {
  for (const dot of dots) {
    for (const slash of slashes) {
      const climbs = targets.map(
        (target) => `/${`${dot}${slash}`.repeat(target.startsWith('etc') ? 9 : 1)}${target}`,
      );
      const fromAssets = `/assets${slash}${dot}${slash}${dot}${slash}secret`;
      for (const path of [...climbs, fromAssets]) {
        const heard = await get(Buffer.from(path).toString('latin1'));
        expect(heard, path).not.toContain(secret);
        expect([400, 404], path).toContain(statusesIn(heard)[0]);
      }
    }
  }
}, 20_000);

test.each([
  '/.env',
  '/secret',
  '/server/main.ts',
  '/package.json',
  '/var/leads.db',
  '/.git/config',
  '/assets/',
  '/assets',
  '/index.html/../secret',
  'http://other.example/secret',
  '/%',
  '/%ff%fe',
  '/about%00',
  '/about%00.css',
])('%s is nothing that is there', async (path) => {
  const heard = await get(path);
  expect(heard).not.toContain(secret);
  expect([400, 404]).toContain(statusesIn(heard)[0]);
});

test.each([
  '//other.example/services/roof-repair/nowhere/',
  '/\\other.example/',
  '//other.example/about/',
  '/services/%0d%0aset-cookie:%20a=b/nowhere-oh/',
  '/services/%0d%0aset-cookie:%20a=b/nowhere-oh',
  '/services/x/%2f%2fother.example/',
  '/ABOUT?next=//other.example',
  '/about/?a=%0d%0aset-cookie:%20a=b',
  '/%2f%2fother.example%2f/',
])('%s sends nobody to another site, and sets no header of its own', async (path) => {
  const [head = ''] = (await get(path)).split('\r\n\r\n');
  const location = /^location: (.*)$/im.exec(head)?.[1];
  if (location !== undefined) expect(location).toMatch(/^\/(?![/\\])/);
  expect(head).not.toMatch(/^set-cookie/im);
});

test.each(['PUT', 'DELETE', 'PATCH', 'TRACE', 'OPTIONS', 'CONNECT', 'PROPFIND'])(
  '%s changes nothing and shows nothing',
  async (method) => {
    const heard = await sayOnce(
      port,
      `${method} /api/leads/home HTTP/1.1\r\nhost: roof.example\r\nx-secret: echo-me\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`,
    );
    expect(heard).not.toContain('echo-me');
    expect(statusesIn(heard)[0] ?? 400).toBeGreaterThanOrEqual(400);
  },
);
