import fc from 'fast-check';
import { expect, test } from 'vitest';
import { insulationOptions } from '#calculators/energy-savings/answers.ts';
import { energyBounds } from '#calculators/energy-savings/model-figures.ts';
import { serviceChoices } from '#content/services/service-choices.ts';
import { anyRoof } from '../../tests/any-roof.ts';
import { contactFields } from './contact-lead.ts';
import { formNames } from './form-names.ts';
import type { Lead } from './lead.ts';
import { readLead } from './read-lead.ts';
import { leadFields, readStoredLead, writeStoredLead } from './stored-lead.ts';

const anyText = fc.string({ unit: 'binary', minLength: 10, maxLength: 80 });
const contactEntries = fc.record({
  name: anyText,
  firstName: anyText,
  lastName: anyText,
  email: fc.constantFrom('dana@example.org', "o'brien+roof@mail.example.co"),
  phone: fc.constantFrom('(937) 555-0188', '+1 937 555 0188 ext. 12', '9375550188'),
  address: anyText,
  city: anyText,
  service: fc.constantFrom(...serviceChoices),
  message: fc.string({ unit: 'binary', maxLength: 300 }),
  preferredContact: fc.constantFrom(...Object.keys(contactFields.preferredContact.options)),
  urgency: fc.constantFrom(...Object.keys(contactFields.urgency.options)),
  needsFinancing: fc.constantFrom('', ...Object.keys(contactFields.needsFinancing.options)),
  needsInsuranceClaim: fc.constantFrom('', ...Object.keys(contactFields.needsInsuranceClaim.options)),
  textConsent: fc.constantFrom('', '2026-11'),
  outline: fc.constantFrom('', 'hip 0,0 40.5,0 40.5,28 0,28'),
});
const energyEntries = fc.record({
  currentBill: fc.integer(energyBounds.currentBill),
  homeSize: fc.integer(energyBounds.homeSize),
  roofAge: fc.integer(energyBounds.roofAge),
  insulation: fc.constantFrom(...insulationOptions),
  hvacAge: fc.integer(energyBounds.hvacAge),
});

/** Whatever the forms let through, as the browser and the server get it. */
const anyLead: fc.Arbitrary<Lead> = fc
  .tuple(fc.constantFrom(...formNames), contactEntries, anyRoof(), energyEntries, fc.constantFrom('', '300'))
  .map(([form, contact, roof, energy, _fillMs]) =>
    readLead(form, { ...contact, ...roof, ...energy, _fillMs }),
  )
  .filter((checked) => checked.kind === 'valid')
  .map(({ value }) => value);

test('every lead the forms can produce is read back as it was written, its fields in the same order', () => {
  fc.assert(
    fc.property(anyLead, (lead) => {
      const stored = readStoredLead(writeStoredLead(lead));
      expect(stored).toEqual({ kind: 'readable', lead });
      if (stored.kind === 'readable') {
        expect(Object.keys(leadFields(stored.lead))).toEqual(Object.keys(leadFields(lead)));
      }
    }),
  );
});

const home = {
  form: 'home',
  contact: {
    name: 'Dana Whitaker',
    email: 'dana@example.org',
    phone: '(937) 555-0188',
    service: 'Roof Repair',
    message: '',
  },
};

test('a lead stored before versions were written is read as version 1', () => {
  expect(readStoredLead(JSON.stringify(home))).toEqual({ kind: 'readable', lead: home });
});

test('a lead about a service that is no longer offered is still read', () => {
  const thatched = { ...home, contact: { ...home.contact, service: 'Thatching' } };
  expect(readStoredLead(JSON.stringify(thatched))).toEqual({ kind: 'readable', lead: thatched });
});

test.each([
  [null, 'it has been forgotten'],
  ['{"form":"home","contact":{"name":"Dana Whi', 'it is no JSON'],
  ['null', 'it is no lead'],
  ['"Dana Whitaker"', 'it is no lead'],
  ['[{"name":"Dana Whitaker"}]', 'it is no lead'],
  [JSON.stringify({ ...home, version: 2 }), 'its version 2 is unknown to this release'],
  [JSON.stringify({ ...home, form: 'Dana Whitaker' }), 'the field form is missing or of another kind'],
  [
    JSON.stringify({ ...home, contact: { ...home.contact, phone: 9375550188 } }),
    'the field contact.phone is missing or of another kind',
  ],
  [
    JSON.stringify({ ...home, form: 'roof-cost', contact: { ...home.contact, address: 'x' } }),
    'the field answers is missing or of another kind',
  ],
])('what cannot be read is named by its place, without a word of the person: %j', (json, reason) => {
  expect(readStoredLead(json)).toEqual({ kind: 'unreadable', reason });
});

test('programs and tables get money to the cent', () => {
  const checked = readLead('roof-cost', {
    ...home.contact,
    address: '12 Linden Avenue',
    squareFootage: '2484',
    roofType: 'metal',
    stories: '2',
    roofPitch: 'steep',
    roofAccess: 'difficult',
    currentRoof: 'asphalt',
  });
  if (checked.kind === 'invalid') throw new Error(JSON.stringify(checked.errors));
  const written = writeStoredLead(checked.value);
  expect(written).toMatch(/\d\.\d{3}/);
  const stored = readStoredLead(written);
  if (stored.kind === 'unreadable') throw new Error(stored.reason);
  expect(JSON.stringify(leadFields(stored.lead))).not.toMatch(/\d\.\d{3}/);
});
