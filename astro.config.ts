import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';
import { defineConfig } from 'astro/config';
import { finishBuild } from './ops/build/finish-build.ts';
import { noteScriptImports } from './ops/build/island-modules.ts';
import { searchListing } from './ops/build/search-listing-files.ts';
import { readSettings } from './server/settings/settings.ts';

const environment = readSettings(process.env);
const isDirect = environment.leadDelivery === 'direct';

/** What the browser may know about delivery. The mailbox leaves the house only where there is no server to keep it. */
const directDelivery = isDirect
  ? {
      formServiceUrl: environment.formServiceUrl,
      mailbox: environment.mailbox,
      carbonCopies: environment.carbonCopies,
    }
  : null;

const scriptImports = noteScriptImports();

const finishing: AstroIntegration = {
  name: 'finishing',
  hooks: {
    'astro:config:setup': ({ command, injectRoute, addClientDirective }) => {
      addClientDirective({ name: 'calm', entrypoint: './site/islands/calm-directive.ts' });
      if (command === 'dev') injectRoute({ pattern: '/gallery', entrypoint: './site/gallery/gallery.astro' });
    },
    'astro:build:done': async ({ dir, logger }) => {
      const { files, pictures, bytes } = await finishBuild(fileURLToPath(dir), {
        policySources: { connectOrigins: isDirect ? [new URL(environment.formServiceUrl).origin] : [] },
        scriptImports: scriptImports.imports,
      });
      if (process.env.RESOURCE_REPORT)
        writeFileSync(process.env.RESOURCE_REPORT, JSON.stringify(process.resourceUsage()));
      logger.info(
        `${files} files, ${(bytes / 1e6).toFixed(1)} MB, ${pictures} link pictures, policies set, compressed`,
      );
    },
  },
};

/**
 * Files of script by when they are needed together, or a form would be thirty requests of a kilobyte each: React; what
 * runs on every page; what every island that sends a lead shows; the rules a lead is read by, which a calculator needs
 * only at its contact step.
 */
const scriptGroups = [
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|@astrojs[\\/]react/,
    priority: 30,
  },
  {
    name: 'shell',
    test: /site[\\/](shell|lead-forms[\\/]outbox[\\/](watch|waiting-mark))|preload-helper/,
    priority: 20,
  },
  {
    name: 'forms',
    test: /leads[\\/](forms[\\/](phone|spam-signs|form-names|text-consent)|submission|notice[\\/](retry|lead-sources))|content[\\/](business[\\/](?!claims)|services[\\/]service-choices)|site[\\/]lead-forms[\\/](?!outbox|HomeLead|ContactLead|post-to-form|useLeadForm|LeadFormFrame|field-of)|design[\\/]parts[\\/](Announcement|Button|Banner|ErrorSummary|FieldError|FieldFrame|Icon|SegmentedChoice|SelectField|Spinner|TextField|TextAreaField|join-classes|button-look)/,
    priority: 16,
  },
  {
    name: 'rules',
    test: /node_modules[\\/]zod|leads[\\/]forms[\\/](fields|field-errors|messages|clean-text|[a-z-]+-lead)|site[\\/]lead-forms[\\/](useLeadForm|LeadFormFrame|field-of)/,
    priority: 15,
  },
];

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
  // One step below the encoder's default: a quarter of the time, no more bytes, and a difference nobody sees (0.3 dB).
  image: { service: { entrypoint: 'astro/assets/services/sharp', config: { avif: { effort: 3 } } } },
  integrations: [react(), searchListing(environment.siteUrl), finishing],
  vite: {
    plugins: [scriptImports.plugin],
    define: {
      __DELIVERY__: JSON.stringify(directDelivery),
      __LEAD_RETENTION_DAYS__: String(environment.leadRetentionDays),
    },
    // The PDF library's reader of WOFF2, 58 KB and never called: our PDFs are set in TrueType files.
    resolve: { alias: { 'brotli/decompress.js': 'tiny-inflate' } },
    css: { modules: { generateScopedName: '[hash:base64:5]' } },
    build: { target: ['chrome111', 'safari16.4', 'firefox114'] },
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: scriptGroups } } } } },
    },
    server: {
      proxy: { '/api': `http://127.0.0.1:${process.env.LEAD_SERVICE_PORT ?? environment.port + 1}` },
    },
  },
});
