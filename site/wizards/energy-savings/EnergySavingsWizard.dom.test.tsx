import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { energyAuditCallToAction, energyBenefits } from '#content/pages/energy-savings-results-words.ts';
import { enterText, type Hydrated, hydrate } from '../../../tests/hydrate.ts';
import { expectConsole } from '../../../tests/unexpected-console-output-fails.ts';
import { publishDeleted, publishSettled } from '../../lead-forms/outbox/outbox-events.ts';
import { EnergySavingsWizard } from './EnergySavingsWizard.tsx';
import { energySavingsWizard } from './entries.ts';

vi.hoisted(() => {
  (globalThis as { __DELIVERY__?: unknown }).__DELIVERY__ = null;
});

vi.mock('../../lead-forms/outbox/queued-requests.ts', async (original) =>
  (await import('../../../tests/fakes/memory-outbox.ts')).memoryOutbox(original),
);

type Entries = typeof energySavingsWizard.defaults & { readonly request?: object };

let part: Hydrated;
let answers: ((key: string) => Response | Promise<Response>)[];
let posts: { key: string; fields: Record<string, string> }[];

const dana: Entries = {
  ...energySavingsWizard.defaults,
  currentBill: '210',
  homeSize: '1,850',
  roofAge: '18',
  insulation: 'minimal',
  hvacAge: '12',
  firstName: 'Dana',
  lastName: 'Whitaker',
  email: 'dana@example.org',
  phone: '(937) 555-0188',
  address: '12 Mill St, Miamisburg, OH 45342',
};

const json = (status: number, body: object) => new Response(JSON.stringify(body), { status });
const silence = () => Promise.reject(new TypeError('Failed to fetch'));

/** Opens the wizard as a reload would find it: on `place`, with `entries` kept in the session. */
function openAt(place: string, entries: Entries = dana) {
  sessionStorage.setItem(
    'wizard-energy-savings',
    JSON.stringify({ snapshot: { place, furthestPlace: place }, answers: entries }),
  );
  part = hydrate(<EnergySavingsWizard />);
}

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

afterEach(() => {
  part.unmount();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));
/** With the keyboard, on from the heading: right after a move a button takes no second half of a double click. */
const press = async (name: string) => {
  act(() => void fireEvent.focusIn(part.container.querySelector('h2') ?? part.container));
  await waitFor(() => expect(button(name).disabled).toBe(false));
  await act(async () => void fireEvent.click(button(name)));
};
const finish = 'Get My Energy Savings Results';
const stepLine = () => /Step \d of \d/.exec(part.container.textContent ?? '')?.[0];
const toast = () => {
  const shown = part.container.querySelector('[data-kind][data-open="true"]');
  return shown && [...shown.querySelectorAll('p')].map((line) => line.textContent);
};
const control = (name: string) => {
  const found = part.container.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`);
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

// Proves 2.50, 2.53, 5.11, 5.12, 5.13, 5.15, 10.54.
test.each([
  ['currentBill', 'Monthly electric bill', ['50', '1000', '10', '210'], ['$50', '$1,000+']],
  ['homeSize', 'Home size', ['500', '10000', '50', '1850'], ['500 sq ft', '10,000 sq ft']],
  ['roofAge', 'Roof age', ['0', '50', '1', '18'], ['New', '50+ years']],
  ['hvacAge', 'HVAC age', ['0', '30', '1', '12'], ['New', '30+ years']],
])('the slider of %s is named, bounded, labeled and drawn as specified', async (place, name, range, ends) => {
  openAt(place);
  const slider = screen.getByRole<HTMLInputElement>('slider', { name });
  expect([slider.min, slider.max, slider.step, slider.value]).toEqual(range);
  for (const end of ends) expect(part.container.textContent).toContain(end);
  const onDrawing = [...part.container.querySelectorAll('svg text')];
  expect(onDrawing.map(({ textContent }) => textContent.replaceAll(/\D/g, ''))).toContain(slider.value);
});

// Proves 4.16, 4.17, 5.16, 5.17, 5.18, 5.19.
test('Next judges its own step, says so in a toast and at each field, and puts the focus on the first', async () => {
  openAt('contact', {
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

// Proves R35.1.
test('a bill typed as 155.5 stays so in its field, and is counted as $156', async () => {
  openAt('currentBill');
  type('currentBill', '155.5');
  await press('Next');
  await press('Back');
  expect(control('currentBill').value).toBe('155.5');
  part.unmount();
  history.replaceState(null, '');
  expect((await openResults({ ...dana, currentBill: '155.5' })).textContent).toContain('$156 bill');
});

// Proves 4.22, R32.1.
test('once touched, a field is judged at every change', async () => {
  openAt('contact', { ...dana, firstName: '' });
  fireEvent.blur(control('lastName'));
  type('lastName', 'W');
  expect(errorAt('lastName')).toBe('Last name is required');
  type('lastName', 'Wh');
  expect(errorAt('lastName')).toBe('');
  type('lastName', 'W');
  expect(errorAt('lastName')).toBe('Last name is required');
});

// Proves 4.17, 4.22, 5.11, R32.1.
test('a number out of bounds is named when the typing pauses, from then on at every change, and not sent on its way', async () => {
  openAt('currentBill');
  vi.useFakeTimers();
  type('currentBill', '20');
  expect(errorAt('currentBill')).toBe('');
  await act(async () => vi.advanceTimersByTime(1000));
  const message = 'Enter a monthly bill of $50 to $1,000.';
  expect(errorAt('currentBill')).toBe(message);
  type('currentBill', '200');
  expect(errorAt('currentBill')).toBe('');
  for (const typed of ['1e9', 'old', '']) {
    type('currentBill', typed);
    await act(async () => void fireEvent.click(button('Next')));
    expect([stepLine(), errorAt('currentBill'), control('currentBill').value]).toEqual([
      'Step 1 of 7',
      message,
      typed,
    ]);
  }
});

// Proves 4.23, 8.5, R3.1.
test('what got no answer is told, stays as it was typed, and goes out once more as the same request, and as another once it was changed', async () => {
  openAt('address');
  await press(finish);
  expect(toast()).toEqual([
    'Submission Error',
    'There was an issue submitting your information. Please try again.',
  ]);
  expect([stepLine(), control('address').value]).toEqual(['Step 7 of 7', dana.address]);
  expect(part.container.textContent).not.toMatch(/waiting to be sent|will be sent|kept on this device/);
  await press(finish);
  type('address', '14 Mill St, Miamisburg, OH 45342');
  await press(finish);
  const complaints = expectConsole('error').map(String);
  expect(complaints).toHaveLength(3);
  expect(complaints[0]).toContain('request from the form energy-savings was not received');
  const [first, second, third] = posts.map(({ key }) => key);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

// Proves 2.52.
test('while the details are on their way neither button can be pressed; who goes back stays there, and is thanked once the results are seen', async () => {
  let answer: (response: Response) => void = () => {};
  answers.push(() => new Promise((resolve) => (answer = resolve)));
  openAt('address');
  await press(finish);
  expect(button('Calculating...').disabled).toBe(true);
  expect(button('Back').disabled).toBe(true);
  history.replaceState({ wizard: 'energy-savings', place: 'contact' }, '');
  act(() => void dispatchEvent(new Event('popstate')));
  await act(async () => answer(json(201, { reference: 'APR-TEST-0009' })));
  expect(stepLine()).toBe('Step 6 of 7');
  expect(toast()).toBeNull();
  await press('Next');
  await press(finish);
  expect(posts).toHaveLength(1);
  expect(part.container.textContent).toContain('APR-TEST-0009');
  expect(toast()?.[0]).toBe('Thank you!');
});

/** The results of a lead that is safe. */
async function openResults(entries = dana) {
  answers.push(() => json(201, { reference: 'APR-TEST-0002', savings: {} }));
  openAt('address', entries);
  await press(finish);
  await settle();
  return screen.getByRole('region', { name: 'Your savings' });
}

// Proves 2.55, 2.56, 2.57, 2.58, 2.59, 4.19, 4.20, 9.26, 10.56, R19.1.
test('a lead that is safe leads to the results: four cards in order, insurance range, advice, the audit, and thanks', async () => {
  const results = await openResults();
  for (const words of [
    'APR-TEST-0002',
    '882 lbs/year',
    'Maximum Savings with Insurance Coverage',
    '$11,544 – $26,640',
    'plus $1,260 a year',
    'Your insurer decides what is covered',
    'Only if a covered loss destroyed your roof.',
    // Both words are PDF: what comes of each stands beside it.
    'Download Detailed Report (PDF)Comes as a web page: open it in your browser to read, print or save it as a PDF.',
    'Save as PDFThe same report, as a PDF file.',
    ...energyBenefits.map(({ title }) => title),
  ])
    expect(results.textContent).toContain(words);
  for (const subject of [/cool roof/i, /ventilat/i, /insulat/i]) expect(results.textContent).toMatch(subject);
  const cards = [...results.querySelectorAll('dl dt')].map(({ textContent }) => textContent);
  expect(cards.slice(0, 4)).toEqual([
    'Monthly savings',
    'Annual savings',
    '20-year savings',
    'CO₂ reduction',
  ]);
  const audit = screen.getByRole('link', { name: energyAuditCallToAction.button });
  expect(audit.getAttribute('href')).toContain('/contact');
  expect(energyAuditCallToAction.button).toMatch(/free energy audit.*12-point inspection/i);
  expect(toast()).toEqual([
    'Thank you!',
    'Here are your personalized energy savings results. Download your detailed report below.',
  ]);
  expect(posts[0]?.fields).toMatchObject({ currentBill: '210', insulation: 'minimal', firstName: 'Dana' });
});

test('the results draw the house as it was told, and the same house after the work', async () => {
  const drawn = [...(await openResults()).querySelectorAll('figure svg[role="img"]')]
    .map((drawing) => drawing.getAttribute('aria-label') ?? '')
    .filter((label) => label.startsWith('Section through a house'));
  expect(drawn).toEqual([
    expect.stringMatching(/4 inches of insulation.*roof 18 years old/),
    expect.stringMatching(/16 inches of insulation.*new roof/),
  ]);
});

// Proves R6.4.
test.each<[string, (page: HTMLElement) => void, boolean]>([
  ['nothing was done before the script came', () => {}, true],
  [
    'a bill was typed before the script came',
    (page) => {
      const bill = page.querySelector<HTMLInputElement>('input[name="currentBill"]');
      if (bill) bill.value = '210';
    },
    false,
  ],
  [
    'Next was pressed before the script came',
    (page) => page.querySelector('form')?.setAttribute('data-next-pressed', ''),
    false,
  ],
])('the fill time is sent only when it is known: %s', async (_what, beforeScript, isTimed) => {
  part = hydrate(<EnergySavingsWizard />, beforeScript);
  await settle();
  // In development React reports the mark that the press left in the page.
  if (part.container.querySelector('[data-next-pressed]')) expectConsole('error');
  while (stepLine() !== 'Step 6 of 7') await press('Next');
  for (const name of ['firstName', 'lastName', 'email', 'phone'] as const) type(name, dana[name]);
  await press('Next');
  type('address', dana.address);
  answers.push(() => json(201, { reference: 'APR-TEST-0011' }));
  await press(finish);
  expect(posts.map(({ fields }) => '_fillMs' in fields)).toEqual([isTimed]);
});

async function finishWithBusyServer(entries = dana) {
  answers.push(() => json(503, { error: 'busy' }));
  openAt('address', entries);
  await press(finish);
  await settle();
  expect(part.container.textContent).toContain('They are kept on this device');
  expect(expectConsole('error')).toHaveLength(1);
  return posts[0]?.key ?? '';
}

// Proves 7.14, R1.3, R3.2.
test('details kept on this device are called received as soon as they are, with their reference', async () => {
  const key = await finishWithBusyServer();
  act(() => publishSettled('of another form', 'APR-TEST-0008'));
  expect(part.container.textContent).toContain('They are kept on this device');
  act(() => publishSettled(key, 'APR-TEST-0003'));
  expect(part.container.textContent).not.toContain('kept on this device');
  expect(part.container.textContent).toContain('Your reference: APR-TEST-0003');
});

test('details that went out from another page are called received on the way back', async () => {
  const key = await finishWithBusyServer();
  part.unmount();
  publishSettled(key, 'APR-TEST-0004');
  part = hydrate(<EnergySavingsWizard />);
  await settle();
  expect(part.container.textContent).toContain('Your reference: APR-TEST-0004');
});

test('details that the visitor deletes from this device are no longer said to be kept, until they are again', async () => {
  const key = await finishWithBusyServer();
  act(() => publishDeleted(key));
  expect(part.container.textContent).not.toContain('kept on this device');
  expect(part.container.textContent).toContain('Your details could not be sent to us.');
  const { answers: kept } = JSON.parse(sessionStorage.getItem('wizard-energy-savings') ?? '{}');
  part.unmount();
  history.replaceState(null, '');
  await finishWithBusyServer({ ...dana, request: kept.request });
  expect(posts.at(-1)?.key).toBe(key);
});

test('from the results the answers can be changed and handed in again, or all be taken back', async () => {
  await openResults();
  await press('Change my answers');
  expect(stepLine()).toBe('Step 1 of 7');
  type('currentBill', '300');
  for (let step = 1; step < 7; step += 1) await press('Next');
  answers.push(() => json(201, { reference: 'APR-TEST-0012' }));
  await press(finish);
  await settle();
  expect(part.container.textContent).toContain('$1,800');
  expect(new Set(posts.map(({ key }) => key)).size).toBe(2);
  await press('Start over');
  await waitFor(() => expect(stepLine()).toBe('Step 1 of 7'));
  expect(control('currentBill').value).toBe('150');
});

// Proves 4.18.
test('the second press of a double click follows no link that the results bring under it', async () => {
  openAt('address');
  const link = document.body.appendChild(document.createElement('a'));
  link.href = '#elsewhere';
  const isFollowed = (detail: number) => fireEvent.click(link, { detail });
  expect(isFollowed(2)).toBe(true);
  answers.push(() => json(201, { reference: 'APR-TEST-0013' }));
  await press(finish);
  await waitFor(() => expect(part.container.textContent).toContain('APR-TEST-0013'));
  expect(isFollowed(2)).toBe(false);
  expect(isFollowed(1)).toBe(true);
  await waitFor(() => expect(isFollowed(2)).toBe(true), { timeout: 5000 });
  link.remove();
});

test('results belong to the answers that were handed in: changed ones must be handed in again', async () => {
  const request = { key: 'k', fields: { homeSize: '9' }, whereabouts: { kind: 'queued' } as const };
  openAt('finished', { ...dana, request });
  expect(stepLine()).toBe('Step 7 of 7');
  expect(part.container.querySelector('[aria-label="Your savings"]')).toBeNull();
  expect(button(finish).disabled).toBe(false);
});

// Proves R9.1.
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
  openAt('contact', { ...energySavingsWizard.defaults, lastName: 'Typed' });
  expect(['firstName', 'lastName', 'email'].map((name) => control(name).value)).toEqual([
    'Robin',
    'Typed',
    'robin@example.org',
  ]);
});
