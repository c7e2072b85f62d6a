import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

// Who may import whom, as data. Needed besides the compiler: an upward import of a type compiles without a murmur.
const root = fileURLToPath(new URL('../..', import.meta.url));

const mayImport = {
  client: [],
  content: ['client'],
  calculators: ['client', 'content'],
  leads: ['client', 'content', 'calculators'],
  paper: ['calculators'],
  design: ['client'],
  site: ['client', 'content', 'calculators', 'leads', 'paper', 'design'],
  server: ['client', 'content', 'leads', 'paper'],
  // Of site the drawings alone, of server the types alone: see below.
  desk: ['client', 'content', 'calculators', 'leads', 'design', 'site', 'server'],
} as const satisfies Record<string, readonly string[]>;

type Room = keyof typeof mayImport;
const rooms = Object.keys(mayImport) as Room[];

/** Each folder may import those named before it. */
const inOrder = (...folders: readonly string[]) =>
  Object.fromEntries(folders.map((folder, at) => [folder, folders.slice(0, at)]));

// Who may import whom inside a room. What lies beside the folders may import them all; nobody imports a page.
const mayImportInside: Partial<Record<Room, Readonly<Record<string, readonly string[]>>>> = {
  site: {
    'search-listing': [],
    // A town on the map leads to its page.
    drawings: ['search-listing'],
    paper: [],
    'lead-forms': ['search-listing'],
    wizards: ['drawings', 'paper', 'lead-forms'],
    shell: ['drawings', 'search-listing', 'lead-forms'],
    sections: ['drawings', 'search-listing', 'lead-forms', 'shell', 'paper'],
    gallery: ['search-listing', 'shell'],
    pages: ['drawings', 'search-listing', 'lead-forms', 'wizards', 'shell', 'sections'],
    'switched-pages': ['search-listing', 'lead-forms', 'wizards', 'shell', 'sections'],
  },
  server: inOrder(
    'platform',
    'delivery',
    'database',
    'photographs',
    'settings',
    'intake',
    'outbox',
    'monitoring',
    'forgetting',
    'office',
    'http',
    'desk',
    'operator',
  ),
};

// Packages by room: a new dependency is one visible line here.
const outsideLibraries: Record<Room, readonly string[]> = {
  client: [],
  content: [],
  calculators: [],
  leads: ['zod'],
  paper: ['pdfkit'],
  design: ['react'],
  site: [
    'astro',
    'react',
    'react-dom',
    'idb',
    '@expo-google-fonts/besley',
    '@expo-google-fonts/public-sans',
    '@fontsource-variable/public-sans',
    '@fontsource/besley',
    'd3-geo',
    'd3-shape',
    'topojson-client',
    'us-atlas',
    'geojson',
    'topojson-specification',
    'schema-dts',
  ],
  desk: ['react', 'react-dom', '@simplewebauthn/browser'],
  server: [
    'fastify',
    '@fastify/multipart',
    '@simplewebauthn/server',
    'ical-generator',
    '@fastify/rate-limit',
    'aws4fetch',
    'kysely',
    'mime-types',
    'negotiator',
    'pg',
    'nodemailer',
    'pino',
    'prom-client',
    'web-push',
    'zod',
    '@expo-google-fonts/besley',
    '@expo-google-fonts/public-sans',
  ],
};

// Files that tests alone read may also use what tests use.
const testLibraries = [
  'pdfjs-dist',
  'vitest',
  'fast-check',
  'sharp',
  'react',
  'react-dom',
  'axe-core',
  'happy-dom',
  '@testing-library/react',
];

interface Import {
  readonly file: string;
  readonly room: Room;
  readonly target: string;
}

function sourceFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|astro|css)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

const importPatterns = [
  /\b(?:import|export)\b[^'";]*?\bfrom\s*['"]([^'"]+)['"]/g,
  /\bimport\s*['"]([^'"]+)['"]/g,
  /\bimport\s*\(\s*['"]([^'"]+)['"]/g,
  /\bimport\.meta\.resolve\(\s*['"]([^'"]+)['"]/g,
  /@import\s+(?:url\()?['"]([^'"]+)['"]/g,
  /\bcomposes:[^;]*\bfrom\s+['"]([^'"]+)['"]/g,
];

function importsIn(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  return [
    ...new Set(
      importPatterns.flatMap((pattern) => [...code.matchAll(pattern)].map(([, target = '']) => target)),
    ),
  ];
}

const isTest = (file: string) => /\.(test|examples)\.tsx?$/.test(file);

const imports: Import[] = rooms.flatMap((room) =>
  sourceFiles(room).flatMap((file) =>
    importsIn(readFileSync(file, 'utf8')).map((target) => ({ file: relative(root, file), room, target })),
  ),
);

const roomOf = (path: string) => rooms.find((room) => path.startsWith(`${room}/`));

test('a room imports only the rooms below it', () => {
  const trespasses = imports.filter(({ room, target, file }) => {
    const [, named] = /^#([a-z]+)\//.exec(target) ?? [];
    if (named === undefined || named === room) return false;
    // A contractor's own tests may ask any room what it makes of the values.
    if (isTest(file) && room === 'client') return false;
    return !(mayImport[room] as readonly string[]).includes(named);
  });
  expect(trespasses).toEqual([]);
});

/** Named across, so that tests of the product read the invented contractor's. */
const isPlainData = (target: string) => /^#client\/[\w-]+\.json$/.test(target);

// They say what a contractor's folder looks like, and come with the product: those of another contractor are the same.
test('the shapes take nothing of the contractor but his plain data, and he names them as another room would', () => {
  const ofClient = imports.filter(({ room, file }) => room === 'client' && !isTest(file));
  const fromShapes = ofClient.filter(({ file }) => file.startsWith('client/shapes/'));
  expect(fromShapes.length).toBeGreaterThan(0);
  expect(fromShapes.filter(({ target }) => !/^\.\/[\w-]+\.ts$/.test(target) && !isPlainData(target))).toEqual(
    [],
  );
  const relativeOnes = ofClient.filter(
    (each) =>
      !fromShapes.includes(each) && aimOf(each)?.startsWith('client/shapes/') && each.target.startsWith('.'),
  );
  expect(relativeOnes).toEqual([]);
});

// Its pages are built into one program of their own, so nothing of either comes along at run time.
test('the desk takes drawings from the site, and nothing but types from the server', () => {
  const taken = sourceFiles('desk').flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => /#(?:site|server)\//.test(line)),
  );
  expect(taken.length).toBeGreaterThan(2);
  const isAllowed = (line: string) =>
    /^import .* from '#site\/drawings\//.test(line) || /^import type .* from '#server\//.test(line);
  expect(taken.filter((line) => !isAllowed(line))).toEqual([]);
});

test('the way inside a room is relative and never leaves it; the way across rooms is named', () => {
  const strays = imports.filter(({ file, room, target }) => {
    if (target.startsWith('.')) {
      const aim = relative(root, resolve(root, dirname(file), target));
      return roomOf(aim) !== room && !(isTest(file) && aim.startsWith('tests/'));
    }
    return target.startsWith(`#${room}/`) && !target.startsWith('#client/shapes/') && !isPlainData(target);
  });
  expect(strays).toEqual([]);
});

/** The path an import leads to, from the root; null for a package. */
function aimOf({ file, target }: Import): string | null {
  if (target.startsWith('.')) return relative(root, resolve(root, dirname(file), target));
  return target.startsWith('#') ? target.slice(1) : null;
}

test.each(Object.entries(mayImportInside))(
  'inside %s a folder imports only what its line allows',
  (room, table) => {
    const folderOf = (path: string) => {
      const [, folder = '', file] = path.split('/');
      return file === undefined ? null : folder;
    };
    const inside = imports.filter((each) => each.room === room && !isTest(each.file));
    const steps = inside.flatMap((each) => {
      const [from, to] = [folderOf(each.file), folderOf(aimOf(each) ?? '')];
      return aimOf(each)?.startsWith(`${room}/`) && from !== null && to !== from
        ? [{ ...each, from, to }]
        : [];
    });
    const forbidden = steps.filter(({ from, to }) => to === null || !table[from]?.includes(to));
    expect(forbidden).toEqual([]);
    const folders = readdirSync(join(root, room), { withFileTypes: true }).filter((each) =>
      each.isDirectory(),
    );
    expect(Object.keys(table).sort()).toEqual(folders.map(({ name }) => name).sort());
  },
);

/** The package an import names; null for our own files, for Node's and for what Astro makes up. */
function packageOf(target: string): string | null {
  if (/^[.#]|^(?:node|astro|virtual):/.test(target)) return null;
  const parts = target.split('/');
  return parts.slice(0, target.startsWith('@') ? 2 : 1).join('/');
}

test('a room uses only the packages its line in the table names', () => {
  const used = imports.flatMap((each) => {
    const name = packageOf(each.target);
    return name === null ? [] : [{ ...each, name }];
  });
  const isAllowed = ({ room, file, name }: (typeof used)[number]) =>
    outsideLibraries[room].includes(name) || (isTest(file) && testLibraries.includes(name));
  expect(used.filter((each) => !isAllowed(each))).toEqual([]);
});

test('production installs the packages that the server runs on, and no build tool', () => {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const needed = (['server', ...mayImport.server] as const).flatMap((room) => outsideLibraries[room]);
  expect(Object.keys(dependencies).sort()).toEqual([...new Set(needed)].sort());
});

test('every room that the running server may reach is in the image', () => {
  const containerfile = readFileSync(join(root, 'ops/container/Containerfile'), 'utf8');
  const lastStage = containerfile.slice(containerfile.lastIndexOf('\nFROM '));
  const reached = new Set<Room>(['server']);
  for (const room of reached) for (const next of mayImport[room]) reached.add(next);
  expect(reached).toContain('calculators');
  for (const room of reached) expect(lastStage).toContain(`/site/${room} ./${room}`);
});

test('only the server, and tests, use what comes with Node', () => {
  const builtins = new Set(builtinModules);
  const wrong = imports.filter(
    ({ file, room, target }) =>
      (target.startsWith('node:') || builtins.has(target)) && room !== 'server' && !isTest(file),
  );
  expect(wrong).toEqual([]);
});

test('no section imports another page’s section; what several pages show lies in parts', () => {
  const sectionOf = (path: string) => /^site\/sections\/([^/]+)\//.exec(path)?.[1];
  const steps = imports.flatMap((each) => {
    const [from, to] = [sectionOf(each.file), sectionOf(aimOf(each) ?? '')];
    return from && to && from !== to ? [{ ...each, from, to }] : [];
  });
  expect(steps.filter(({ to }) => to !== 'parts')).toEqual([]);
});

const forbiddenNames = /^(utils|helpers|misc|common|shared|lib|core|types|index|manager|handler|data|info)$/;

test('no file or folder carries a name that says nothing', () => {
  const named = rooms.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .flatMap((path) => path.split('/'))
      .map((part) => part.replace(/\..*$/, '')),
  );
  const bad = [...new Set(named)].filter(
    (name) => forbiddenNames.test(name) || (/\d$/.test(name) && name !== '404') || /Service$/.test(name),
  );
  expect(bad.filter((name) => name !== 'index')).toEqual([]);
});
