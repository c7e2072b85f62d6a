import { expect, test } from 'vitest';
import { escapeHtml } from './escape-html.ts';

test('what somebody types is text between tags and in both kinds of quotes', () => {
  expect(escapeHtml(`<b onclick="x()">Tom & Ann's</b>`)).toBe(
    '&lt;b onclick=&quot;x()&quot;&gt;Tom &amp; Ann&#39;s&lt;/b&gt;',
  );
});

test('an entity that was typed stays as typed', () => {
  expect(escapeHtml('&amp;')).toBe('&amp;amp;');
});
