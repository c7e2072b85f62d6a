import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mostFields, readFields, readMultipartForm, readUrlencodedForm } from './form-bodies.ts';
import { Refusal } from './refusal.ts';

const read = async (text: string, contentType = 'multipart/form-data; boundary=b') =>
  readMultipartForm(Buffer.from(text), contentType);
const part = (name: string, text: string) =>
  `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;

test.each([
  ['without a last line break', `${part('a', '1')}--b--`],
  ['with words before and after', `Dear program,\r\n${part('a', '1')}--b--\r\nGoodbye`],
  [
    'with headers of its own',
    `${part('a', '1').replace('\r\n\r\n', '\r\nContent-Type: text/plain\r\n\r\n')}--b--`,
  ],
  ['with an unquoted name', `--b\r\nContent-Disposition: form-data; name=a\r\n\r\n1\r\n--b--`],
])('a form is read %s', async (_how, text) => {
  expect(await read(text)).toEqual({ a: '1' });
});

test('a boundary may be quoted', async () => {
  expect(await read(`${part('a', '1')}--b--`, 'Multipart/Form-Data; Boundary="b"')).toEqual({ a: '1' });
});

test('a field given twice becomes a list, a file is left out, and no name reaches the prototype', async () => {
  const file = '--b\r\ncontent-disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\nx\r\n';
  const fields = await read(`${part('a', '1')}${file}${part('a', '2')}${part('__proto__', '3')}--b--`);
  expect(Object.entries(fields ?? {})).toEqual([
    ['a', ['1', '2']],
    ['__proto__', '3'],
  ]);
  expect(Object.getPrototypeOf(fields)).toBe(Object.prototype);
});

test.each([
  ['broken off inside a text', `${part('a', '1')}--b\r\ncontent-disposition: form-data; name="c"\r\n\r\n2`],
  ['broken off between two fields', part('a', '1')],
  ['with a part without a name', '--b\r\ncontent-disposition: form-data\r\n\r\n1\r\n--b--'],
  ['with a part without an end of its headers', '--b\r\ncontent-disposition: form-data; name="a"\r\n--b--'],
  ['with bare line feeds', `${part('a', '1')}--b--`.replaceAll('\r\n', '\n')],
  ['without anything', ''],
])('a form %s is no form', async (_how, text) => {
  expect(await read(text)).toBeNull();
});

test('a form without a usable boundary is no form', async () => {
  for (const parameters of ['', '; boundary=', `; boundary=${'b'.repeat(71)}`, '; boundary="*"']) {
    expect(await read(`${part('a', '1')}--b--`, `multipart/form-data${parameters}`)).toBeNull();
  }
});

test('an urlencoded form is read as browsers write it, with lists for fields given twice', () => {
  expect(readUrlencodedForm('name=Zo%C3%AB+O%E2%80%99Neil&a=1&a=2&b=')).toEqual({
    name: 'Zoë O’Neil',
    a: ['1', '2'],
    b: '',
  });
  expect(Object.getPrototypeOf(readUrlencodedForm('__proto__=1'))).toBe(Object.prototype);
  expect(() => readUrlencodedForm('%=%zz&&&=&a[b]=%ff')).not.toThrow();
});

test('empty lines and dashes in a message are not counted as fields', async () => {
  const message = Array.from({ length: 3 * mostFields }, () => '\r\n\r\n--\r\n\r\n').join('A paragraph.');
  expect(await read(`${part('message', message)}--b--`)).toEqual({ message });
});

test('no form has more fields than our longest form could need', async () => {
  const names = (count: number) => Array.from({ length: count }, (_, place) => `f${place}`);
  const asUrl = (count: number) =>
    names(count)
      .map((name) => `${name}=x`)
      .join('&');
  const asParts = (count: number) =>
    `${names(count)
      .map((name) => part(name, 'x'))
      .join('')}--b--`;
  const asObject = (count: number) => Object.fromEntries(names(count).map((name) => [name, 'x']));
  expect(Object.keys(readUrlencodedForm(asUrl(mostFields)))).toHaveLength(mostFields);
  expect(Object.keys((await read(asParts(mostFields))) ?? {})).toHaveLength(mostFields);
  expect(Object.keys(readFields(asObject(mostFields)))).toHaveLength(mostFields);
  const tooMany = `A request has at most ${mostFields} fields.`;
  expect(() => readUrlencodedForm(asUrl(mostFields + 2))).toThrow(tooMany);
  await expect(read(asParts(mostFields + 1))).rejects.toThrow(tooMany);
  expect(() => readFields(asObject(mostFields + 1))).toThrow(tooMany);
});

const typed = fc.dictionary(fc.string({ unit: 'grapheme', minLength: 1 }), fc.string({ unit: 'grapheme' }));
// As browsers write line breaks, and the rest of the control characters as nobody can type them.
const asWritten = (fields: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(fields).map((each) => each.map((text) => text.replaceAll(/\r\n?|\n/g, '\r\n'))),
  );

test('whatever is typed is read as it was typed, from either kind of form', async () => {
  await fc.assert(
    fc.asyncProperty(typed, async (fields) => {
      expect(readUrlencodedForm(`${new URLSearchParams(fields)}`)).toEqual(fields);
      const form = new FormData();
      for (const [name, text] of Object.entries(fields)) form.append(name, text);
      const written = new Response(form);
      const bytes = Buffer.from(await written.arrayBuffer());
      const contentType = written.headers.get('content-type') ?? '';
      expect(await readMultipartForm(bytes, contentType)).toEqual(asWritten(fields));
    }),
  );
});

test('bytes of any kind are fields, no form, or refused', async () => {
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 300 }).map((each) => Buffer.from(each).toString('latin1')),
    fc
      .tuple(fc.string({ unit: 'binary' }), fc.nat({ max: 200 }))
      .map(([text, length]) => `${part('a', text)}${part('b', text)}--b--`.slice(0, length)),
  );
  await fc.assert(
    fc.asyncProperty(bytes, async (text) => {
      expect(await read(text)).toSatisfy((fields) => fields === null || typeof fields === 'object');
      try {
        expect(readUrlencodedForm(text)).toBeTypeOf('object');
      } catch (error) {
        expect(error).toBeInstanceOf(Refusal);
      }
    }),
  );
});
