import { expect, test } from 'vitest';
import { robotsText } from './robots-text.ts';

test('robots may read every page, not the lead service, and learn where the sitemap is', () => {
  expect(robotsText('https://roof.example')).toBe(
    'User-agent: *\nDisallow: /api/\n\nSitemap: https://roof.example/site-map.xml\n',
  );
});
