import { beforeEach, expect, test } from 'vitest';
import { readTypedBeforeScript } from './typed-before-script.ts';

const control = <T extends HTMLElement>(selector: string) => document.querySelector<T>(selector) as T;
const read = () => readTypedBeforeScript(document.body);
const enter = (selector: string, value: string) => {
  control<HTMLInputElement>(selector).value = value;
};

beforeEach(() => {
  document.body.innerHTML = `
    <input name="city" value="Troy"><input name="count" type="number" value="0"><textarea name="message"></textarea>
    <select name="service"><option value="">Choose</option><option>Repair</option></select>
    <select name="pitch"><option>low</option><option selected>steep</option></select>
    <input type="radio" name="urgency" value="urgent"><input type="radio" name="urgency" value="normal" checked>
    <input type="checkbox" name="consent" value="v1"><input type="checkbox" name="news" value="v2" checked>
    <input name="area" value="2000"><input type="range" name="area" min="500" max="6000" value="2000">`;
});

test('a page nobody has touched holds nothing', () => {
  expect(read()).toEqual({});
});

test.each<[string, () => void, Record<string, string>]>([
  ['a text field', () => enter('[name="city"]', 'Piqua'), { city: 'Piqua' }],
  ['an emptied text field', () => enter('[name="city"]', ''), { city: '' }],
  ['a number field', () => enter('[name="count"]', '2'), { count: '2' }],
  ['a text area', () => enter('[name="message"]', 'a\nb'), { message: 'a\nb' }],
  ['a select', () => enter('[name="service"]', 'Repair'), { service: 'Repair' }],
  ['a select with a default', () => enter('[name="pitch"]', 'low'), { pitch: 'low' }],
  ['a radio button or card', () => control('[value="urgent"]').click(), { urgency: 'urgent' }],
  ['a ticked box', () => control('[name="consent"]').click(), { consent: 'v1' }],
  ['a box no longer ticked', () => control('[name="news"]').click(), { news: '' }],
  ['a slider', () => enter('[type="range"]', '3000'), { area: '3000' }],
])('%s tells what was entered in it', (_kind, change, typed) => {
  change();
  expect(read()).toEqual(typed);
});

test('of slider and number field, the one that has the focus counts, else the field', () => {
  enter('[name="area"]', '3,140');
  enter('[type="range"]', '4000');
  expect(read()).toEqual({ area: '3,140' });
  control('[type="range"]').focus();
  expect(read()).toEqual({ area: '4000' });
});
