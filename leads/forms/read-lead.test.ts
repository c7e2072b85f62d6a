import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { energyDefaults } from '#calculators/energy-savings/answers.ts';
import { roofCostDefaults } from '#calculators/roof-cost/answers.ts';
import { serviceChoices } from '#content/services/service-choices.ts';
import { contactFields } from './contact-lead.ts';
import { energySavingsFields } from './energy-savings-lead.ts';
import { formNames } from './form-names.ts';
import { defaultsOf } from './form-table.ts';
import { homeFields } from './home-lead.ts';
import { readLead } from './read-lead.ts';

const homeInput = {
  name: 'Dana Whitaker',
  email: 'dana@example.org',
  phone: '(937) 555-0188',
  service: 'Roof Repair',
  message: '',
};
const contactInput = {
  firstName: 'Dana',
  lastName: 'Whitaker',
  email: 'dana@example.org',
  phone: '937.555.0188 x4',
  service: 'Insurance Claim Assistance',
};
const energyInput = {
  firstName: 'Dana',
  lastName: 'Whitaker',
  email: 'dana@example.org',
  phone: '937-555-0188',
  address: '12 Linden Avenue, Miamisburg',
};

function errorsOf(form: (typeof formNames)[number], input: Record<string, unknown>) {
  const checked = readLead(form, input);
  return checked.kind === 'invalid' ? checked.errors : {};
}

// Proves 5.1.
test('a filled home form is a lead, with or without a message', () => {
  expect(readLead('home', homeInput)).toMatchObject({
    kind: 'valid',
    value: { form: 'home', contact: homeInput },
  });
  const { message: _message, ...withoutMessage } = homeInput;
  expect(readLead('home', withoutMessage)).toMatchObject({ value: { contact: { message: '' } } });
});

// Proves 5.1.
test('an empty home form is told about every required field at once', () => {
  expect(errorsOf('home', {})).toEqual({
    name: 'Name is required',
    email: 'Valid email is required',
    phone: 'Phone number is required',
    service: 'Please choose a service',
  });
});

// Proves 3.3, 3.4, 5.4.
test('the contact form needs five fields and takes the defaults for the rest', () => {
  expect(readLead('contact', contactInput)).toMatchObject({
    value: {
      contact: {
        preferredContact: 'email',
        urgency: 'normal',
        needsFinancing: '',
        needsInsuranceClaim: '',
        city: '',
      },
    },
  });
  expect(Object.keys(errorsOf('contact', {})).sort()).toEqual([
    'email',
    'firstName',
    'lastName',
    'phone',
    'service',
  ]);
});

// Proves 5.16, 5.17, 5.18, 5.19, 5.20.
test.each([
  ['firstName', 'D', 'First name is required'],
  ['lastName', ' W ', 'Last name is required'],
  ['email', 'dana@', 'Valid email is required'],
  ['phone', '937-555-0', 'Phone number is required'],
  ['address', '          ', 'Please enter a complete address'],
])('the energy calculator refuses %s %j with its own words', (field, typed, message) => {
  expect(errorsOf('energy-savings', { ...energyInput, [field]: typed })).toEqual({ [field]: message });
});

// Proves 5.19.
test('ten characters of phone are enough for the energy calculator', () => {
  expect(errorsOf('energy-savings', { ...energyInput, phone: '937 555 01' })).toEqual({});
});

// Proves R17.1.
test('a calculator lead carries what was worked out here, whatever price the browser sends', () => {
  const checked = readLead('roof-cost', {
    ...homeInput,
    address: '12 Linden Avenue',
    estimate: { lowDollars: 1 },
    estimatedCost: '$1',
  });
  expect(checked).toMatchObject({
    value: { estimate: { lowDollars: 7560, averageDollars: 10_500, highDollars: 12_600 } },
  });
});

test('complaints about answers and about contact fields come together', () => {
  expect(Object.keys(errorsOf('roof-cost', { squareFootage: '499' })).sort()).toEqual([
    'address',
    'email',
    'name',
    'phone',
    'squareFootage',
  ]);
});

test('line breaks in a name become blanks, control characters go', () => {
  expect(readLead('home', { ...homeInput, name: 'Dana\r\nBcc: x@example.org\u0000' })).toMatchObject({
    value: { contact: { name: 'Dana Bcc: x@example.org' } },
  });
});

test('ten thousand characters are refused at their field and not cut off', () => {
  expect(errorsOf('home', { ...homeInput, message: 'a'.repeat(10_000) })).toEqual({
    message: 'Please keep this under 5,000 characters',
  });
});

test('a property of the prototype is no answer', () => {
  const input = Object.create(homeInput) as Record<string, unknown>;
  expect(errorsOf('home', input)).toHaveProperty('name');
});

test('no input whatever breaks the judgement', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...formNames),
      fc.dictionary(
        fc.constantFrom(
          ...Object.keys({ ...contactInput, ...energyDefaults, ...roofCostDefaults, name: 1, address: 1 }),
        ),
        fc.anything(),
      ),
      (form, input) => {
        expect(['valid', 'invalid']).toContain(readLead(form, input).kind);
      },
    ),
  );
});

// Proves 3.1, 3.2, 3.17.
test('each form has the specified fields, all text, and empty unless the specification gives a default', () => {
  expect(Object.keys(defaultsOf(homeFields))).toEqual(['name', 'email', 'phone', 'service', 'message']);
  expect(Object.keys(defaultsOf(contactFields))).toEqual(
    expect.arrayContaining(
      'firstName lastName email phone address city service message preferredContact urgency needsFinancing needsInsuranceClaim'.split(
        ' ',
      ),
    ),
  );
  expect(defaultsOf(energySavingsFields)).toEqual({
    firstName: '',
    lastName: '',
    email: '',
    phone: '',
    address: '',
  });
});

// Proves 3.3, 3.4.
test.each([
  ['preferredContact', ['email', 'phone'], 'fax'],
  ['urgency', ['emergency', 'urgent', 'normal'], 'whenever'],
  ['needsFinancing', ['yes', 'no', 'maybe', ''], 'unsure'],
  ['needsInsuranceClaim', ['yes', 'no', 'unsure', ''], 'maybe'],
])('%s of the contact form is one of %j and nothing else', (field, choices, other) => {
  for (const choice of choices) expect(errorsOf('contact', { ...contactInput, [field]: choice })).toEqual({});
  expect(Object.keys(errorsOf('contact', { ...contactInput, [field]: other }))).toEqual([field]);
});

// Proves 3.5.
test('the services to choose from are the nine of the specification', () => {
  expect(serviceChoices).toEqual([
    'Roof Replacement',
    'Roof Repair',
    'Tile Roofing',
    'Metal Roofing',
    'Flat Roofing',
    'Commercial Roofing',
    'Emergency Repair',
    'Roof Inspection',
    'Insurance Claim Assistance',
  ]);
});

test('a page from before something was switched off loses no request: what is no longer asked is left out, and what was asked for is told', async () => {
  vi.resetModules();
  const off = { financing: false, claimHelp: false, emergencyLine: false };
  vi.doMock('#content/business/features.ts', () => ({ features: off }));
  const { serviceChoices: offered } = await import('#content/services/service-choices.ts');
  const { contactFields: fields } = await import('./contact-lead.ts');
  const { readLead: read } = await import('./read-lead.ts');
  vi.doUnmock('#content/business/features.ts');
  vi.resetModules();
  expect(offered).not.toContain(contactInput.service);
  expect(Object.keys(fields.urgency.options)).toEqual(['urgent', 'normal']);
  const before = { needsFinancing: 'maybe', needsInsuranceClaim: 'unsure', urgency: 'emergency' };
  expect(read('contact', { ...contactInput, ...before })).toMatchObject({
    value: {
      contact: {
        service: contactInput.service,
        urgency: 'emergency',
        needsFinancing: '',
        needsInsuranceClaim: '',
      },
    },
  });
});

test('only a wording that we have shown is consent to text messages', () => {
  const consentOf = (textConsent: unknown) => {
    const checked = readLead('contact', { ...contactInput, textConsent });
    return checked.kind === 'valid' && checked.value.form === 'contact'
      ? checked.value.contact.textConsent
      : checked;
  };
  expect(consentOf('2026-11')).toBe('2026-11');
  for (const other of [
    'no',
    'false',
    '0',
    'off',
    'never',
    '2026-12',
    '',
    undefined,
    null,
    true,
    ['2026-11', 'x'],
  ]) {
    expect(consentOf(other)).toBe('');
  }
});

test.each(['\u200b\u200b', '\u2060', '\u3164', '\u2800 \u00ad', '\ufeff'])(
  'an invisible name counts as missing: %j',
  (name) => {
    expect(errorsOf('home', { ...homeInput, name })).toEqual({ name: 'Name is required' });
  },
);

test('an address with a slip in its dots is not taken, one with dots in the right places is', () => {
  for (const email of ['a..b@example.org', '.a@example.org', 'a.@example.org', `${'.'.repeat(30_000)}@`]) {
    expect(errorsOf('home', { ...homeInput, email })).toEqual({ email: 'Valid email is required' });
  }
  expect(errorsOf('home', { ...homeInput, email: 'a.b.c@mail.example.org' })).toEqual({});
});

test('a form filled in within a second is a lead that says so', () => {
  expect(readLead('home', { ...homeInput, _fillMs: '900' })).toMatchObject({
    value: { filledVeryFast: true },
  });
  expect(readLead('home', { ...homeInput, _fillMs: '9000' })).not.toHaveProperty('value.filledVeryFast');
});
