import { act } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { energySteps } from '#calculators/energy-savings/steps.ts';
import { enterText, type RenderedPart, renderInPage } from '#design/parts/render-in-page.ts';
import { expectConsole } from '../../../tests/unexpected-console-output-fails.ts';
import { publishSettled } from '../../lead-forms/outbox-events.ts';
import { EnergySavingsWizard } from './EnergySavingsWizard.tsx';
import { contentOf, type EnergyEntries, emptyEntries } from './entries.ts';
import { loadSavingsDetails } from './results/EnergyResults.tsx';

vi.hoisted(() => {
  (globalThis as { __DELIVERY__?: unknown }).__DELIVERY__ = null;
});

// The simulated page has no IndexedDB.
vi.mock('../../lead-forms/outbox/queued-requests.ts', () => ({ queueRequest: async () => {} }));

let part: RenderedPart;
let answers: ((key: string) => Response | Promise<Response>)[];
let posts: { key: string; fields: Record<string, string> }[];

const dana: EnergyEntries = {
  ...emptyEntries,
  currentBill: 210,
  homeSize: 1850,
  roofAge: 18,
  insulation: 'minimal',
  hvacAge: 12,
  firstName: 'Dana',
  lastName: 'Whitaker',
  email: 'dana@example.org',
  phone: '(937) 555-0188',
  address: '12 Mill St, Miamisburg, OH 45342',
};

const json = (status: number, body: object) => new Response(JSON.stringify(body), { status });
const silence = () => Promise.reject(new TypeError('Failed to fetch'));

/** Opens the wizard as a reload would find it: on `place`, with `entries` kept in the session. */
async function openAt(place: string, entries: EnergyEntries = dana) {
  sessionStorage.setItem(
    'wizard-energy-savings',
    JSON.stringify({ snapshot: { place, furthestPlace: place }, answers: entries }),
  );
  part = await renderInPage(<EnergySavingsWizard />);
}

// Fetched while the questions are answered; here it must be there when the first test needs it.
beforeAll(async () => {
  await loadSavingsDetails();
});

beforeEach(() => {
  answers = [];
  posts = [];
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(null, '');
  vi.stubGlobal('fetch', (_url: string, init: { headers: Record<string, string>; body: string }) => {
    const key = init.headers['idempotency-key'] ?? '';
    posts.push({ key, fields: JSON.parse(init.body) });
    return Promise.resolve(answers.shift()?.(key) ?? silence());
  });
});

afterEach(async () => {
  await part.leave();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const button = (name: string) => {
  const found = [...part.host.querySelectorAll('button')].find((each) => each.textContent === name);
  if (!found) throw new Error(`no button ${name}`);
  return found;
};
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));
const press = (name: string) => act(async () => button(name).click());
const finish = 'Get My Energy Savings Results';
const heading = () => part.host.querySelector('h2')?.textContent;
const stepLine = () => /Step \d of \d/.exec(part.host.textContent ?? '')?.[0];
const toast = () => {
  const shown = part.host.querySelector('[data-kind][data-open="true"]');
  return shown && [...shown.querySelectorAll('p')].map((line) => line.textContent);
};
const control = (name: string) => {
  const found = part.host.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`);
  if (!found) throw new Error(`no field ${name}`);
  return found;
};
const errorAt = (name: string) =>
  (control(name).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((id) => id.endsWith('-error'))
    .map((id) => document.getElementById(id)?.textContent)
    .join();
const type = (name: string, text: string) => enterText(control(name), text);

test('seven steps, one after the other, with Back from the second on', async () => {
  part = await renderInPage(<EnergySavingsWizard />);
  for (const [position, { name, title }] of energySteps.slice(0, 5).entries()) {
    expect(stepLine()).toBe(`Step ${position + 1} of 7`);
    expect(heading(), name).toBe(title);
    expect([...part.host.querySelectorAll('button')].some((each) => each.textContent === 'Back')).toBe(
      position > 0,
    );
    await press('Next');
  }
  expect(stepLine()).toBe('Step 6 of 7');
  expect(posts).toEqual([]);
});

test.each([
  ['currentBill', 'Monthly electric bill', ['50', '1000', '10', '210'], ['$50', '$1,000+']],
  ['homeSize', 'Home size', ['500', '10000', '50', '1850'], ['500 sq ft', '10,000 sq ft']],
  ['roofAge', 'Roof age', ['0', '50', '1', '18'], ['New', '50+ years']],
  ['hvacAge', 'HVAC age', ['0', '30', '1', '12'], ['New', '30+ years']],
])('the slider of %s is named, bounded and labelled as specified', async (place, name, range, ends) => {
  await openAt(place);
  const slider = part.host.querySelector<HTMLInputElement>('input[type="range"]');
  expect(slider?.getAttribute('aria-label')).toBe(name);
  expect([slider?.min, slider?.max, slider?.step, slider?.value]).toEqual(range);
  for (const end of ends) expect(part.host.textContent).toContain(end);
});

test('Next judges its own step, says so in a toast and at each field, and puts the focus on the first', async () => {
  await openAt('contact', {
    ...dana,
    firstName: 'D',
    lastName: '',
    email: 'dana@',
    phone: '937-555-0',
    address: '',
  });
  await press('Next');
  expect(stepLine()).toBe('Step 6 of 7');
  expect(toast()).toEqual(['Please check your inputs', 'Please correct the errors before continuing.']);
  expect(['firstName', 'lastName', 'email', 'phone'].map(errorAt)).toEqual([
    'First name is required',
    'Last name is required',
    'Valid email is required',
    'Phone number is required',
  ]);
  expect(document.activeElement).toBe(control('firstName'));
});

test('ten characters of phone are enough, nine are not', async () => {
  await openAt('contact', { ...dana, phone: '937555018' });
  await press('Next');
  expect(errorAt('phone')).toBe('Phone number is required');
  await type('phone', '9375550188');
  expect(errorAt('phone')).toBe('');
  await press('Next');
  expect(stepLine()).toBe('Step 7 of 7');
});

test('a number out of bounds is named and not sent on its way', async () => {
  await openAt('currentBill');
  await type('currentBill', '1e9');
  await press('Next');
  expect(stepLine()).toBe('Step 1 of 7');
  expect(errorAt('currentBill')).toBe('Enter a monthly bill of $50 to $1,000.');
  expect(control('currentBill').value).toBe('1e9');
});

test.each(['old', ''])(
  '"%s" as the age of the roof is named, and not taken for a new roof',
  async (typed) => {
    await openAt('roofAge');
    await type('roofAge', typed);
    await press('Next');
    expect(stepLine()).toBe('Step 3 of 7');
    expect(errorAt('roofAge')).toBe('Enter a roof age of 0 to 50 years.');
    expect(control('roofAge').value).toBe(typed);
  },
);

test('an error comes when the typing pauses, and goes with the keystroke that mends it', async () => {
  await openAt('contact', { ...dana, firstName: '' });
  vi.useFakeTimers();
  await type('firstName', 'D');
  expect(errorAt('firstName')).toBe('');
  await act(async () => vi.advanceTimersByTime(1000));
  expect(errorAt('firstName')).toBe('First name is required');
  await type('firstName', 'Da');
  expect(errorAt('firstName')).toBe('');
});

test('an address of blanks is no address', async () => {
  await openAt('address', { ...dana, address: ' '.repeat(40) });
  await press(finish);
  expect(errorAt('address')).toBe('Please enter a complete address');
  expect(posts).toEqual([]);
});

test('without any answer the visitor stays on step 7 with everything kept, and the same request goes out once more', async () => {
  await openAt('address');
  await press(finish);
  expect(stepLine()).toBe('Step 7 of 7');
  expect(part.host.querySelector('[aria-label="Your savings"]')).toBeNull();
  expect(toast()).toEqual([
    'Submission Error',
    'There was an issue submitting your information. Please try again.',
  ]);
  expect(part.host.textContent).not.toContain('will be sent');
  expect(control('address').value).toBe(dana.address);
  expect(expectConsole('error')).toHaveLength(1);

  await press(finish);
  await type('address', '14 Mill St, Miamisburg, OH 45342');
  await press(finish);
  expect(expectConsole('error')).toHaveLength(2);
  const [first, second, third] = posts.map(({ key }) => key);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('while the details are on their way the button says so and neither button can be pressed', async () => {
  let answer: (response: Response) => void = () => {};
  answers.push(() => new Promise((resolve) => (answer = resolve)));
  await openAt('address');
  await press(finish);
  expect(button('Calculating...').disabled).toBe(true);
  expect(button('Back').disabled).toBe(true);
  await act(async () => answer(json(201, { reference: 'SWO-TEST-0001' })));
  await settle();
  expect(part.host.textContent).toContain('SWO-TEST-0001');
});

test('a lead that is safe leads to the results: figures, insurance range, reference and thanks', async () => {
  answers.push(() => json(201, { reference: 'SWO-TEST-0002', savings: {} }));
  await openAt('address');
  await press(finish);
  await settle();
  const results = part.host.querySelector('[aria-label="Your savings"]');
  for (const words of [
    'SWO-TEST-0002',
    'Dana, your house could keep $1,260 a year.',
    '$105',
    '$25,200',
    '882 lbs/year',
    'Maximum Savings with Insurance Coverage',
    '$11,544 – $26,640',
    'Your insurer decides what is covered',
    'Download Detailed Report (PDF)',
  ])
    expect(results?.textContent).toContain(words);
  expect(toast()).toEqual([
    'Thank you!',
    'Here are your personalized energy savings results. Download your detailed report below.',
  ]);
  expect(document.activeElement?.textContent).toContain('Dana, your house');
  expect(posts[0]?.fields).toMatchObject({ currentBill: '210', insulation: 'minimal', firstName: 'Dana' });
});

test('faults that only the server finds lead to the step that holds the first of them', async () => {
  answers.push(() =>
    json(422, { errors: { email: 'Valid email is required', address: 'Please enter a complete address' } }),
  );
  await openAt('address');
  await press(finish);
  expect(stepLine()).toBe('Step 6 of 7');
  expect(errorAt('email')).toBe('Valid email is required');
  expect(toast()?.[0]).toBe('Please check your inputs');
  await type('email', 'dana@example.com');
  expect(errorAt('email')).toBe('');
});

test('an answer that nothing will change leads to the results, with the truth and another way', async () => {
  answers.push(() => json(404, { error: 'unknown form' }));
  await openAt('address');
  await press(finish);
  await settle();
  expect(part.host.textContent).toContain('Your details could not be sent to us.');
  const mail = part.host.querySelector<HTMLAnchorElement>('a[href^="mailto:"]')?.href ?? '';
  expect(decodeURIComponent(mail)).toContain('12 Mill St');
  expect(part.host.querySelector('[aria-label="Your savings"]')?.textContent).toContain('$1,260');
});

async function finishWithBusyServer(entries = dana) {
  answers.push(() => json(503, { error: 'busy' }));
  await openAt('address', entries);
  await press(finish);
  await settle();
  expect(part.host.textContent).toContain('They are kept on this device');
  return posts[0]?.key ?? '';
}

test('details kept on this device are called received as soon as they are, with their reference', async () => {
  const key = await finishWithBusyServer();
  await act(async () => publishSettled('of another form', 'SWO-TEST-0008'));
  expect(part.host.textContent).toContain('They are kept on this device');
  await act(async () => publishSettled(key, 'SWO-TEST-0003'));
  expect(part.host.textContent).not.toContain('kept on this device');
  expect(part.host.textContent).toContain('Your reference: SWO-TEST-0003');
});

test('details that went out from another page are called received on the way back', async () => {
  const key = await finishWithBusyServer();
  await part.leave();
  publishSettled(key, 'SWO-TEST-0004');
  part = await renderInPage(<EnergySavingsWizard />);
  await settle();
  expect(part.host.textContent).toContain('Your reference: SWO-TEST-0004');
});

test('details that the visitor deletes from this device are no longer said to be kept, until they are again', async () => {
  const key = await finishWithBusyServer();
  await act(async () => publishSettled(key, null));
  expect(part.host.textContent).not.toContain('kept on this device');
  expect(part.host.textContent).toContain('Your details could not be sent to us.');
  await part.leave();
  history.replaceState(null, '');
  const request = { key, content: contentOf(dana), delivery: { kind: 'not-saved' } as const };
  await finishWithBusyServer({ ...dana, request });
  expect(posts.at(-1)?.key).toBe(key);
});

test('a filled trap sends nothing', async () => {
  await openAt('address');
  await type('_honey', 'buy now');
  await press(finish);
  await settle();
  expect(posts).toEqual([]);
});

test('results belong to the answers that were handed in: changed ones must be handed in again', async () => {
  const request = { key: 'k', content: 'of other answers', delivery: { kind: 'queued' } as const };
  await openAt('finished', { ...dana, request });
  expect(stepLine()).toBe('Step 7 of 7');
  expect(part.host.querySelector('[aria-label="Your savings"]')).toBeNull();
  expect(button(finish).disabled).toBe(false);
});

test('nonsense in the session starts at the first step with the defaults', async () => {
  sessionStorage.setItem(
    'wizard-energy-savings',
    JSON.stringify({
      snapshot: { place: 'attic' },
      answers: { currentBill: '<b>', insulation: 7, firstName: [] },
    }),
  );
  part = await renderInPage(<EnergySavingsWizard />);
  expect(stepLine()).toBe('Step 1 of 7');
  expect(part.host.querySelector<HTMLInputElement>('input[type="range"]')?.value).toBe('150');
  expect(part.complaints).toEqual([]);
});

test('contact details given elsewhere in the visit stand in the fields', async () => {
  sessionStorage.setItem(
    'contact-details',
    JSON.stringify({
      firstName: 'Robin',
      lastName: 'Hale',
      email: 'robin@example.org',
      phone: '',
      address: '',
    }),
  );
  await openAt('contact', { ...emptyEntries, lastName: 'Typed' });
  expect(['firstName', 'lastName', 'email'].map((name) => control(name).value)).toEqual([
    'Robin',
    'Typed',
    'robin@example.org',
  ]);
});
