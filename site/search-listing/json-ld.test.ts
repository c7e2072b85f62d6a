import { expect, test } from 'vitest';
import { describeTogether, serializeJsonLd } from './json-ld.ts';

test('a text cannot end the script element it stands in, and reads back unchanged', () => {
  const name = '</script><script>alert(1)</script> & co \u2028 <!--';
  const written = serializeJsonLd(describeTogether([{ '@type': 'WebSite', name }]));
  expect(written).not.toMatch(/[<>&\u2028]/);
  expect(JSON.parse(written)['@graph'][0].name).toBe(name);
});
