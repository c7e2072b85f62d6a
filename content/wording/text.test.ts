import { expect, test } from 'vitest';
import {
  capitalize,
  escapeHtml,
  fillSlots,
  firstSentence,
  listWithAnd,
  listWithOr,
  writeScriptJson,
} from './text.ts';

test('lists of any length read as sentences', () => {
  expect(listWithAnd(['photos', 'notes', 'a sketch'])).toBe('photos, notes and a sketch');
  expect(listWithAnd(['photos', 'notes'])).toBe('photos and notes');
  expect(listWithOr(['6', '12', '18'])).toBe('6, 12 or 18');
  expect(listWithAnd(['photos'])).toBe('photos');
  expect(listWithAnd([])).toBe('');
});

test('a spelled count can open a sentence', () => {
  expect(capitalize('twelve points')).toBe('Twelve points');
});

test('the first sentence ends where the next begins, and not within a figure', () => {
  expect(firstSentence('Heat melts 1.5 inches of snow. It freezes again.')).toBe(
    'Heat melts 1.5 inches of snow.',
  );
  expect(firstSentence('One thought alone')).toBe('One thought alone');
});

test('named slots are filled, each as often as it occurs', () => {
  expect(fillSlots('{city} roofs, {city} gutters, {county}', { city: 'Troy', county: 'Miami' })).toBe(
    'Troy roofs, Troy gutters, Miami',
  );
});

test('a slot without a value is named in the error', () => {
  expect(() => fillSlots('Roofs in {town}', { city: 'Troy' })).toThrow('{town}');
  expect(() => fillSlots('Roofs in {}', { city: 'Troy' })).toThrow('{}');
  expect(() => fillSlots('{toString}', {})).toThrow('{toString}');
});

test('what somebody types is text between tags and in both kinds of quotes', () => {
  expect(escapeHtml(`<b onclick="x()">Tom & Ann's</b>`)).toBe(
    '&lt;b onclick=&quot;x()&quot;&gt;Tom &amp; Ann&#39;s&lt;/b&gt;',
  );
  expect(escapeHtml('&amp;')).toBe('&amp;amp;');
});

test('JSON in a script cannot end its element, and reads back unchanged', () => {
  const name = '</script><script>alert(1)</script> & co \u2028 <!--';
  const written = writeScriptJson({ name });
  expect(written).not.toMatch(/[<>&\u2028]/);
  expect(JSON.parse(written)).toEqual({ name });
});
