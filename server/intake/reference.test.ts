import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { company } from '#client/company.ts';
import { systemRandom } from '../platform/clock-and-random.ts';
import { drawReference, readReference } from './reference.ts';

const prefix = company.referencePrefix;
const references = Array.from({ length: 200 }, () => drawReference(systemRandom));

describe('the reference a visitor reads out on the phone', () => {
  it('looks like the prefix, then 7K4M-Q2XF, without characters that look or sound like others', () => {
    const shape = new RegExp(`^${prefix}-[2-9FHKMQRWXY]{4}-[2-9FHKMQRWXY]{4}$`);
    for (const reference of references) expect(reference).toMatch(shape);
  });

  it('is understood however it is written down', () => {
    for (const reference of references) {
      const body = reference.slice(prefix.length + 1);
      for (const written of [
        reference,
        reference.toLowerCase(),
        body,
        body.replace('-', ' '),
        ` ${prefix.toLowerCase()} ${body} `,
      ]) {
        expect(readReference(written)).toBe(reference);
      }
    }
  });

  it('is refused when one character is wrong', () => {
    for (const reference of references) {
      for (let place = prefix.length + 1; place < reference.length; place++) {
        if (reference[place] === '-') continue;
        const other = reference[place] === 'K' ? 'M' : 'K';
        expect(readReference(reference.slice(0, place) + other + reference.slice(place + 1))).toBeNull();
      }
    }
  });

  it('is refused when two neighbors are swapped', () => {
    for (const reference of references) {
      const body = reference.slice(prefix.length + 1).replace('-', '');
      for (let place = 0; place + 1 < body.length; place++) {
        const [left = '', right = ''] = body.slice(place, place + 2);
        if (left === right) continue;
        expect(readReference(body.slice(0, place) + right + left + body.slice(place + 2))).toBeNull();
      }
    }
  });

  it.each(['', prefix, `${prefix}-7K4M`, `${prefix}-OOOO-IIII`, `${prefix}-7K4M-Q2XF-2`, '%'])(
    'refuses "%s"',
    (text) => {
      expect(readReference(text)).toBeNull();
    },
  );

  it('makes of any text nothing, or a reference that is read as itself', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'23456789FHKMQRWXY-. o\u0130'), maxLength: 12 }),
        (text) => {
          const reference = readReference(text);
          if (reference !== null) expect(readReference(reference)).toBe(reference);
        },
      ),
    );
  });
});
