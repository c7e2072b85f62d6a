// Builds the desk's pages into the folder it is given: a program that draws them on the server, with all it needs, and
// what its browsers load.

import { join } from 'node:path';
import { build } from 'vite';
import { buildTargets, designFloor } from '../../content/business/browsers.ts';
import { root } from './prepare.mjs';

const common = {
  root,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  base: '/desk/',
  css: { modules: { generateScopedName: '[hash:base64:5]' } },
};

// How long it took does not help somebody who changed a price.
const checks = { bundlerTimings: false };

const outDir = process.argv[2];
await build({
  ...common,
  // React and the drawings go into the file: the server that runs it has none of them. React for development, which a server
  // program would choose when it starts, takes three times as long for a page.
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: join(root, 'desk/desk.tsx'),
    ssrEmitAssets: true,
    outDir,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    target: 'node24',
    cssTarget: buildTargets(designFloor),
    rolldownOptions: { checks },
  },
});
await build({
  ...common,
  build: {
    rolldownOptions: {
      checks,
      input: [join(root, 'desk/browser/desk.ts'), join(root, 'desk/browser/service-worker.ts')],
    },
    outDir,
    emptyOutDir: false,
    modulePreload: false,
    target: buildTargets(designFloor),
  },
});
