import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { webManifest } from './web-manifest.ts';

test('every icon the manifest offers is a file we serve', () => {
  const manifest = webManifest({ theme: '#000000', background: '#ffffff' }) as { icons: { src: string }[] };
  expect(manifest.icons.length).toBeGreaterThan(0);
  for (const { src } of manifest.icons) expect(existsSync(`public${src}`), src).toBe(true);
});
