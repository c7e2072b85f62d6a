import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';
import { defineConfig } from 'astro/config';
import { finishBuild } from './ops/build/finish-build.ts';
import { searchListing } from './ops/build/search-listing-files.ts';
import { readEnvironment } from './server/environment.ts';

const environment = readEnvironment(process.env);
const isDirect = environment.leadDelivery === 'direct';

/** What the browser may know about delivery. The mailbox leaves the house only where there is no server to keep it. */
const directDelivery = isDirect
  ? {
      formServiceUrl: environment.formServiceUrl,
      mailbox: environment.mailbox,
      carbonCopies: environment.carbonCopies,
    }
  : null;

const finishing: AstroIntegration = {
  name: 'finishing',
  hooks: {
    'astro:config:setup': ({ command, injectRoute }) => {
      if (command === 'dev') injectRoute({ pattern: '/gallery', entrypoint: './site/gallery/gallery.astro' });
    },
    'astro:build:done': async ({ dir, logger }) => {
      const { files, bytes } = await finishBuild(fileURLToPath(dir), {
        connectOrigins: isDirect ? [new URL(environment.formServiceUrl).origin] : [],
      });
      if (process.env.MEMORY_REPORT)
        writeFileSync(process.env.MEMORY_REPORT, String(process.resourceUsage().maxRSS / 1024));
      logger.info(`${files} files, ${(bytes / 1e6).toFixed(1)} MB, policies set, compressed`);
    },
  },
};

export default defineConfig({
  site: environment.siteUrl,
  srcDir: './site',
  publicDir: './public',
  outDir: process.env.SITE_OUT_DIR ?? './dist',
  cacheDir: './node_modules/.cache/astro',
  trailingSlash: 'never',
  compressHTML: true,
  build: { format: 'file', assets: 'assets', inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  integrations: [react(), searchListing(environment.siteUrl), finishing],
  vite: {
    define: { __DELIVERY__: JSON.stringify(directDelivery) },
    css: { modules: { generateScopedName: '[hash:base64:5]' } },
    build: { target: ['chrome111', 'safari16.4', 'firefox114'] },
    server: {
      proxy: { '/api': `http://127.0.0.1:${process.env.LEAD_SERVICE_PORT ?? environment.port + 1}` },
    },
  },
});
