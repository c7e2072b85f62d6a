import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';
import { defineConfig } from 'astro/config';
import { arrivalFloor, buildTargets } from './content/business/browsers.ts';
import { finishBuild } from './ops/postbuild/finish-build.ts';
import { generatedFiles } from './ops/postbuild/generated-files.ts';
import { readSettings } from './server/settings/settings.ts';
import { pagePaths, switchedPages } from './site/search-listing/routes.ts';

const settings = readSettings();
const examplesFolder = fileURLToPath(new URL('ops/demo/client/', import.meta.url));
const isDirect = settings.leadDelivery === 'direct';

/** What the browser may know about delivery. The mailbox is published only where there is no server to keep it. */
const directDelivery = isDirect
  ? {
      formServiceUrl: settings.formServiceUrl,
      mailbox: settings.mailbox,
      carbonCopies: settings.carbonCopies,
    }
  : null;

/** What always comes together is one file: on a slow line each further file costs more than its bytes. */
const scriptGroups = [
  {
    name: 'page',
    // The banner's styles too: in one file with those of fields they would bring them to every page.
    test: /site[\\/]shell[\\/]|lead-forms[\\/](browser-storage|visit|outbox[\\/](watch-outbox|pending-banner\.module))/,
    priority: 3,
  },
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|scheduler|@astrojs[\\/]react)[\\/]/,
    priority: 2,
  },
  {
    name: 'form',
    test: /lead-forms[\\/](outbox[\\/]|[\w-]+\.tsx?$)|leads[\\/]forms[\\/]fields|business[\\/]promised/,
    minShareCount: 2,
    priority: 1,
  },
  { name: 'wizard', test: /wizards[\\/]frame[\\/]|parts[\\/](Slider|Choice)/, minShareCount: 2 },
];

const finishing: AstroIntegration = {
  name: 'finishing',
  hooks: {
    'astro:config:setup': ({ command, injectRoute }) => {
      if (command === 'dev') injectRoute({ pattern: '/gallery', entrypoint: './site/gallery/gallery.astro' });
      for (const name of switchedPages)
        injectRoute({
          pattern: pagePaths[name],
          entrypoint: `./site/switched-pages${pagePaths[name]}.astro`,
        });
    },
    'astro:build:done': async ({ dir, logger }) => {
      const { files, bytes } = await finishBuild(fileURLToPath(dir), {
        connectOrigins: isDirect ? [new URL(settings.formServiceUrl).origin] : [],
      });
      logger.info(`${files} files, ${(bytes / 1e6).toFixed(1)} MB, policies set, compressed`);
    },
  },
};

export default defineConfig({
  site: settings.siteUrl,
  srcDir: './site',
  publicDir: './public',
  outDir: './dist',
  cacheDir: './node_modules/.cache/astro',
  trailingSlash: 'never',
  compressHTML: true,
  build: { format: 'file', assets: 'assets', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  integrations: [react(), generatedFiles(settings.siteUrl), finishing],
  vite: {
    define: {
      __DELIVERY__: JSON.stringify(directDelivery),
      __LEAD_RETENTION_DAYS__: String(settings.leadRetentionDays),
    },
    // The PDF library's reader of WOFF2, 58 KB and never called: our PDFs are set in TrueType files.
    resolve: {
      alias: [
        { find: 'brotli/decompress.js', replacement: 'tiny-inflate' },
        // For npm run demo.
        ...(process.env.EXAMPLES
          ? [{ find: /^#client\/(jobs|people)\.json$/, replacement: `${examplesFolder}$1.json` }]
          : []),
      ],
    },
    css: { modules: { generateScopedName: '[hash:base64:5]' } },
    build: { target: buildTargets(arrivalFloor) },
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: scriptGroups } } } } },
    },
    server: {
      proxy: { '/api': `http://127.0.0.1:${process.env.LEAD_SERVER_PORT ?? settings.port + 1}` },
    },
  },
});
