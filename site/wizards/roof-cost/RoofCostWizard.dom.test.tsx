import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enterText, type Hydrated, hydrate } from '../../../tests/hydrate.ts';
import { RoofCostWizard } from './RoofCostWizard.tsx';

let page: Hydrated;

const find = <T extends Element = HTMLElement>(selector: string): T => {
  const found = page.container.querySelector<T>(selector);
  if (!found) throw new Error(`Nothing matches ${selector}`);
  return found;
};
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const field = (name: string) => find<HTMLInputElement>(`[name="${name}"]`);
const goOn = () => act(async () => void fireEvent.submit(find('form')));
const drawing = () => find('aside svg[role="img"]').getAttribute('aria-label');

function open(query = '') {
  history.replaceState(null, '', `/roofing-calculator${query}`);
  page = hydrate(<RoofCostWizard />);
}

beforeEach(() => {
  sessionStorage.clear();
});
afterEach(() => {
  page.unmount();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// Proves 2.37, 2.38, 3.6.
test('the built page and the living one begin alike: step 1 of 7, 2,000 square feet, one step back closed', async () => {
  open();
  expect(page.complaints).toEqual([]);
  expect(page.container.textContent).toContain('Step 1 of 7');
  expect(page.container.textContent).toContain('14%');
  for (const label of ['Started', 'Complete']) expect(page.container.textContent).toContain(label);
  expect(field('squareFootage').value).toBe('2000');
  expect(button('PREVIOUS').disabled).toBe(true);
  expect(button('CONTINUE NEXT').disabled).toBe(false);
});

test.each([
  ['', 'living-area', 'So far: 2,000 sq ft, our starting figure.'],
  ['?squareFootage=3000', 'roof', 'So far: 3,000 sq ft of roof.'],
])(
  'before its first control the first step says what area counts so far, and the choice who gave it: with "%s" %s',
  (query, chosen, area) => {
    open(query);
    expect(chosenSize()).toBe(chosen);
    const said = screen.getByText(area);
    expect(said.compareDocumentPosition(field('knownSize'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    enterText(field('livingArea'), '2,400');
    expect(said.textContent).toBe('So far: 3,100 sq ft of roof.');
  },
);

// Proves 2.39, R11.1.
test.each([
  ['', 'Enter the roof area, 500 to 6,000'],
  ['abc', 'as a number, like 2,000'],
  ['499', 'starts at 500'],
  ['6001', 'ends at 6,000'],
])(
  '"%s" in the size field: a line says why, the drawing stands still, nothing typed is lost, and Next is closed',
  async (typed, reason) => {
    open();
    const before = drawing();
    enterText(field('squareFootage'), typed);
    const size = field('squareFootage');
    const message = page.container.querySelector(
      `#${CSS.escape(size.getAttribute('aria-describedby')?.split(' ')[0] ?? '')}`,
    );
    expect(message?.textContent).toContain(reason);
    expect(size.getAttribute('aria-invalid')).toBe('true');
    expect(size.value).toBe(typed);
    expect(drawing()).toBe(before);
    expect(button('CONTINUE NEXT').disabled).toBe(true);
    await goOn();
    expect(page.container.textContent).toContain('Step 1 of 7');
  },
);

// Proves R11.2, R35.1.
test.each([
  ['2,400', '2,400 square feet'],
  [' 2400 ', '2,400 square feet'],
  ['1850.5', '1,851 square feet'],
])('"%s" in the size field is understood, drawn, and left as typed', async (typed, drawn) => {
  open();
  enterText(field('squareFootage'), typed);
  expect(drawing()).toContain(drawn);
  expect(field('squareFootage').value).toBe(typed);
  expect(button('CONTINUE NEXT').disabled).toBe(false);
});

// Proves R13.4.
test('slate on a low roof is pointed out where it is chosen and in the results', async () => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ reference: 'APR-1' }), { status: 201 }));
  open();
  await goOn();
  fireEvent.click(find('[value="slate"]'));
  await goOn();
  await goOn();
  expect(page.container.textContent).not.toContain('do not usually lay slate');
  fireEvent.click(find('[value="low"]'));
  expect(page.container.textContent).toContain('Roofers do not usually lay slate below 4/12.');
  for (let step = 4; step < 6; step += 1) await goOn();
  await giveDetails();
  expect(screen.getByRole('region', { name: 'Your estimate' }).textContent).toContain(
    'Roofers do not usually lay slate below 4/12.',
  );
});

// Proves 2.42, R14.2.
test('the drawing and the title block follow the answers', async () => {
  open();
  await goOn();
  fireEvent.click(find('[value="slate"]'));
  await goOn();
  fireEvent.click(find('[name="stories"][value="2"]'));
  await goOn();
  fireEvent.click(find('[value="very-steep"]'));
  expect(drawing()).toContain('Two-story house, slate roof');
  expect([...page.container.querySelectorAll('aside dd')].map(({ textContent }) => textContent)).toEqual([
    '2,000 sq ft',
    'Slate',
    '2',
    'Very steep',
    'Next',
  ]);
  expect(find('aside').textContent).toContain('So far: 2,000 sq ft × $18.00 × 1.10 × 1.50');
});

test('the title block names the extras, and how many of them are drawn', async () => {
  open('?skylights=10&chimneys=2&gutters=yes');
  expect(find('aside').textContent).toContain('Extras: new gutters, 10 skylights (4 drawn), 2 chimneys.');
});

// Proves R16.2.
test('what people know of the house is asked first, beside the roof area and not folded away', () => {
  open();
  const choices = within(screen.getByRole('radiogroup', { name: 'What do you know?' })).getAllByRole('radio');
  expect(choices.map((choice) => choice.getAttribute('value'))).toEqual(['living-area', 'outside', 'roof']);
  const [first] = find('form').querySelectorAll('input');
  expect(first).toBe(choices[0]);
  expect(find('form').querySelector('details')).toBeNull();
  expect(screen.getByLabelText('Living area (square feet)')).toBeDefined();
  expect(screen.getByRole('slider', { name: 'Roof area' })).toBeDefined();
});

// Proves R16.1, R16.3.
test('a house measured outside gives its roof area, and is drawn with these measures and its wing', async () => {
  open();
  fireEvent.click(find('[value="outside"]'));
  enterText(field('houseLength'), '56');
  enterText(field('houseWidth'), '28');
  expect(field('squareFootage').value).toBe('2000');
  expect(find('aside svg').textContent).toContain('56′');
  expect(find('aside svg').textContent).toContain('28′');
  expect(find('aside').textContent).toContain('from your answers and your measurements');
  const rectangle = find('aside svg').innerHTML;
  fireEvent.click(find('[value="l"]'));
  enterText(field('wingLength'), '20');
  enterText(field('wingWidth'), '22');
  expect(field('squareFootage').value).toBe('2560');
  expect(find('aside svg').textContent).toContain('48′');
  const gabled = find('aside svg').innerHTML;
  fireEvent.click(find('[value="hip"]'));
  expect(field('squareFootage').value).toBe('2560');
  const hipped = find('aside svg').innerHTML;
  fireEvent.click(button('Turn the house'));
  expect(new Set([rectangle, gabled, hipped, find('aside svg').innerHTML]).size).toBe(4);
  expect(field('squareFootage').value).toBe('2560');
});

const chosenSize = () => page.container.querySelector<HTMLInputElement>('[name="knownSize"]:checked')?.value;
const measure = (shape: string, entries: Readonly<Record<string, string>>) => {
  fireEvent.click(find('[value="outside"]'));
  fireEvent.click(find(`[value="${shape}"]`));
  for (const [name, entry] of Object.entries(entries)) {
    enterText(field(name), entry);
    fireEvent.blur(field(name));
  }
};
const errorAt = (name: string) =>
  page.container.querySelector(`#${CSS.escape(field(name).getAttribute('aria-describedby') ?? 'none')}`)
    ?.textContent;

test.each(['46,5', '0', '200'])(
  'a side of "%s" is a fault of its field, no sum is said, and Next is closed, also after a reload',
  (typed) => {
    open();
    measure('l', { houseLength: '46', houseWidth: '28', wingLength: '12', wingWidth: '18' });
    expect(find('aside svg').textContent).toContain('40′');
    measure('l', { wingWidth: typed });
    const said = /^(Enter a length in feet|This calculator takes up to 150 feet)/;
    expect(errorAt('wingWidth')).toMatch(said);
    expect(find('aside svg').textContent).toContain('40′');
    expect(page.container.textContent).not.toMatch(/So far: \d|sq ft of roof/);
    expect(button('CONTINUE NEXT').disabled).toBe(true);
    page.unmount();
    page = hydrate(<RoofCostWizard />);
    expect(errorAt('wingWidth')).toMatch(said);
    measure('l', { wingWidth: '18' });
    expect(button('CONTINUE NEXT').disabled).toBe(false);
  },
);

test.each([
  ['l', { wingWidth: '50' }, 'The wing cannot be wider'],
  ['t', { wingWidth: '50' }, 'The wing cannot be wider'],
  ['u', { wingWidth: '50' }, 'The wing cannot be wider'],
  [
    'u',
    { wingWidth: '20', secondWingWidth: '17.5' },
    'The two wings must leave at least 3 feet between them.',
  ],
])('wings that do not fit the house are a fault of their field: %s %o', (shape, wings, said) => {
  open();
  measure(shape, { houseLength: '40', houseWidth: '26', wingLength: '10', ...wings });
  expect(errorAt('wingWidth')).toContain(said);
  expect(button('CONTINUE NEXT').disabled).toBe(true);
  expect(find('aside').textContent).toContain('So far: –');
});

test('what is missing of a house that was half measured is said beside its fields', () => {
  open();
  const said = () => find('form').textContent;
  measure('rectangle', { houseWidth: '28' });
  expect(said()).toContain('Still missing: length of the house. Until then your measurements do not count.');
  expect(said()).toContain('So far: 2,000 sq ft, our starting figure.');
  enterText(field('houseLength'), '56');
  expect(said()).not.toContain('Still missing');
  measure('u', { wingLength: '20' });
  expect(said()).toContain(
    'Still missing: width of the wing and width of the second wing. Until then that wing does not count.',
  );
  enterText(field('wingWidth'), '16');
  enterText(field('secondWingWidth'), '16');
  expect(said()).not.toContain('Still missing');
  enterText(field('houseLength'), '');
  fireEvent.click(find('[value="roof"]'));
  expect(said()).not.toContain('Still missing');
});

test('a living area that is no number is a fault of its field', () => {
  open();
  enterText(field('livingArea'), '1,900 sq ft');
  fireEvent.blur(field('livingArea'));
  expect(errorAt('livingArea')).toContain('as a number');
  expect(button('CONTINUE NEXT').disabled).toBe(true);
});

// Proves R16.3.
test('a measured house beyond the bounds is drawn as it was measured, and no other sum is said', () => {
  open();
  measure('rectangle', { houseLength: '100', houseWidth: '60' });
  expect(page.container.textContent).toContain('ends at 6,000');
  expect(find('aside svg').textContent).toContain('100′');
  expect(drawing()).toContain('7,640 square feet');
  expect(find('aside dd').textContent).toBe('–');
  expect(find('aside').textContent).toContain('So far: –');
});

test('the ends of the roof are asked while the measured house is what is drawn', () => {
  open();
  const ends = () => screen.queryByRole('radiogroup', { name: 'Ends of the roof' });
  fireEvent.click(find('[value="outside"]'));
  expect(ends()).toBeNull();
  measure('rectangle', { houseLength: '56', houseWidth: '28' });
  expect(ends()).not.toBeNull();
  enterText(field('squareFootage'), '2,400');
  expect(ends()).toBeNull();
});

// Proves R16.6.
test('the choice follows what was typed, one number is said, and another choice keeps it', () => {
  open();
  enterText(field('livingArea'), '2,400');
  expect(chosenSize()).toBe('living-area');
  enterText(field('squareFootage'), '499');
  expect(chosenSize()).toBe('roof');
  expect(page.container.textContent).not.toContain('So far: 3,');
  expect(find('aside').textContent).not.toContain('3,100 sq ft');
  enterText(field('livingArea'), '1900');
  expect(chosenSize()).toBe('living-area');
  expect(field('squareFootage').value).toBe('2400');
  fireEvent.click(find('[value="outside"]'));
  expect(field('squareFootage').value).toBe('2400');
  expect(screen.getByText('So far: 2,400 sq ft of roof.')).toBeDefined();
  expect(button('CONTINUE NEXT').disabled).toBe(false);
});

test('a house that a later answer takes beyond the bounds is drawn with it, and the step says so and leads back', async () => {
  open();
  measure('rectangle', { houseLength: '80', houseWidth: '50' });
  for (let step = 1; step < 4; step += 1) await goOn();
  fireEvent.click(find('[value="very-steep"]'));
  expect(find('form').textContent).toContain(
    'This would make the roof 6,760 square feet. This calculator ends at 6,000 square feet. For a larger roof, call us',
  );
  expect(drawing()).toContain('14 in 12 pitch');
  expect(find('aside dl').textContent).toContain('Very steep');
  expect(find('aside').textContent).toContain('So far: –');
  expect(button('CONTINUE NEXT').disabled).toBe(true);
  await act(async () => void fireEvent.click(button('Change the size of the house')));
  expect(page.container.textContent).toContain('Step 1 of 7');
});

// Proves R16.1, R16.4.
test('the roof area follows the house until it is entered itself', async () => {
  open();
  enterText(field('livingArea'), '2,400');
  expect(field('squareFootage').value).toBe('3100');
  fireEvent.change(find('select[name="stories"]'), { target: { value: '2' } });
  expect(field('squareFootage').value).toBe('1500');
  expect(drawing()).toContain('Two-story house');
  expect(drawing()).toContain('1,500 square feet');
  enterText(field('squareFootage'), '1,850');
  fireEvent.change(find('select[name="stories"]'), { target: { value: '1' } });
  expect(field('squareFootage').value).toBe('1,850');
  enterText(field('livingArea'), '9000');
  expect(button('CONTINUE NEXT').disabled).toBe(true);
  expect(page.container.textContent).toContain('ends at 6,000');
  fireEvent.click(find('[value="roof"]'));
  expect(page.container.querySelector('[name="livingArea"]')).toBeNull();
});

test('a roof area typed before the script counts, whatever was said of the house before', () => {
  open();
  enterText(field('livingArea'), '2,400');
  expect(field('squareFootage').value).toBe('3100');
  page.unmount();
  page = hydrate(<RoofCostWizard />, (built) => {
    const typed = built.querySelector<HTMLInputElement>('[name="squareFootage"]');
    if (typed) typed.value = '1,850';
  });
  expect(field('squareFootage').value).toBe('1,850');
  expect(field('livingArea').value).toBe('2,400');
  expect(drawing()).toContain('1,850 square feet');
});

// Proves R12.1.
test('extras given in a link open the folded questions', async () => {
  open('?skylights=3');
  for (let step = 1; step < 5; step += 1) await goOn();
  expect(find<HTMLDetailsElement>('details').open).toBe(true);
});

// Proves 5.10, R33.1, R12.1.
test('with more skylights than a roof holds, Next opens the folded questions and leads to the field', async () => {
  open();
  for (let step = 1; step < 5; step += 1) await goOn();
  enterText(field('skylights'), '21');
  expect(find<HTMLDetailsElement>('details').open).toBe(false);
  expect(button('CONTINUE NEXT').disabled).toBe(false);
  await goOn();
  expect(page.container.textContent).toContain('Step 5 of 7');
  expect(find<HTMLDetailsElement>('details').open).toBe(true);
  expect(document.activeElement).toBe(field('skylights'));
  expect(page.container.textContent).toContain('Enter a whole number from 0 to 20.');
  enterText(field('skylights'), '');
  await goOn();
  expect(page.container.textContent).toContain('Step 6 of 7');
});

const dana = {
  name: 'Dana Whitaker',
  phone: '937.555.0188',
  email: 'dana@example.org',
  address: '12 Mill St, Miamisburg',
};

/** From the first question to the press on "Get my estimate", with a server that gives `response`. */
async function sendWith(response: Response) {
  vi.stubGlobal('fetch', async () => response);
  open();
  for (let step = 1; step < 6; step += 1) await goOn();
  await giveDetails();
}

/** On the contact step. */
async function giveDetails() {
  for (const [name, text] of Object.entries(dana)) enterText(field(name), text);
  await goOn();
}

test('what an older version of the site or a prankster left in the session does no harm', () => {
  const kept = {
    snapshot: { place: 'results', furthestPlace: 'results' },
    answers: { squareFootage: { lots: 1 }, roofType: 'straw', stories: 7, name: ['x'], request: { key: 1 } },
  };
  sessionStorage.setItem('wizard-roof-cost', JSON.stringify(kept));
  open();
  expect(page.container.textContent).toContain('Step 6 of 7');
  expect(drawing()).toContain('2,000 square feet');
});

function expectChoices(group: string, names: readonly string[]) {
  const choices = within(screen.getByRole('radiogroup', { name: group }));
  expect(choices.getAllByRole('radio')).toHaveLength(names.length);
  for (const [position, name] of names.entries())
    expect(choices.getAllByRole('radio')[position]).toBe(
      choices.getByRole('radio', { name: (accessibleName) => accessibleName.startsWith(name) }),
    );
}

// Proves 10.47, 10.48, 10.49, 10.50, 10.51, 12.1, 5.5, 9.14, R11.3.
test('every question is named as specified, with the bounds of the roof area and the prices of this contractor', async () => {
  open();
  const expectPrices = (...prices: readonly string[]) => {
    for (const price of prices) expect(page.container.textContent).toContain(price);
  };
  const typed = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Roof area (square feet)' });
  const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Roof area' });
  expect([slider.min, slider.max, slider.step]).toEqual(['500', '6000', '100']);
  expect([typed.getAttribute('aria-valuemin'), typed.getAttribute('aria-valuemax')]).toEqual(['500', '6000']);
  expect(typed.type).toBe('text');
  fireEvent.keyDown(typed, { key: 'ArrowUp' });
  expect(typed.value).toBe('2100');
  expect(page.container.textContent).toMatch(/1,500 to 3,000 square feet/);
  await goOn();
  expectChoices('Roof type', [
    '3-Tab Asphalt Shingles',
    'Architectural Shingles',
    'Metal',
    'Tile (Clay/Concrete)',
    'Slate',
    'Wood Shingles',
  ]);
  expectPrices('$5.25 per sq ft', '$6.75 per sq ft', '$10.50 per sq ft', '$18.00 per sq ft');
  await goOn();
  expectChoices('Stories', ['1 story', '2 stories', '3+ stories']);
  expectPrices('+10%', '+25%');
  await goOn();
  expectChoices('Roof pitch', ['Low', 'Standard', 'Steep', 'Very steep']);
  expectPrices('+30%', '+50%');
  await goOn();
  expectChoices('Roof access', ['Easy', 'Moderate', 'Difficult', 'Very difficult']);
  expectChoices('Gutters', ['No', 'Yes']);
  expectPrices('+15%', '+35%', '$0.40 per sq ft', '$650 each', '$950 each');
  for (const label of ['Skylights', 'Chimneys', 'Current roof'])
    expect(screen.getByLabelText(label)).toBeDefined();
  await goOn();
  for (const label of ['Name', 'Phone', 'Email', 'Address'])
    expect(screen.getByLabelText(label)).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Email').type).toBe('email');
  expect(field('photographs').type).toBe('file');
  expect(button('Get my estimate').disabled).toBe(true);
});

// Proves 2.38, 2.40, 2.43, 2.44, 2.45, 2.46, 10.52, 10.53, R2.1, R13.1.
test('the results show the figures, the phone, what the price includes, and what one can do with them; only CONTINUE NEXT is gone', async () => {
  await sendWith(new Response(JSON.stringify({ reference: 'APR-TEST-0010' }), { status: 201 }));
  const results = screen.getByRole('region', { name: 'Your estimate' });
  for (const words of ['$7,560', '$10,500', '$12,600', 'APR-TEST-0010'])
    expect(results.textContent).toContain(words);
  expect(results.textContent).toMatch(/Average price for this roof.*\$10,500.*Low.*\$7,560/);
  for (const words of [
    'materials, labor, permits, disposal and standard warranties',
    'rough estimate',
    'may vary',
  ])
    expect(results.textContent?.toLowerCase()).toContain(words);
  expect(screen.getByText(/^Or talk it through/).querySelector('a')?.href).toBe('tel:+12185550177');
  expect(button('Download PDF').disabled).toBe(false);
  expect(button('Print estimate').disabled).toBe(false);
  const booking = screen.getByRole<HTMLAnchorElement>('link', { name: /^Book a free roof inspection/ });
  expect([booking.protocol, booking.target]).toEqual(['https:', '_blank']);
  expect(page.container.textContent).toContain('CALCULATOR COMPLETE - REVIEW YOUR ESTIMATE ABOVE');
  expect(screen.queryByRole('button', { name: 'CONTINUE NEXT' })).toBeNull();
  const bar = within(find('[data-foot-bar]'));
  expect(bar.getByRole('button', { name: 'PDF' })).toBeDefined();
  expect(bar.getByRole('link', { name: 'Call' }).getAttribute('href')).toMatch(/^tel:/);
  expect(bar.getByRole('link', { name: /^Book/ }).getAttribute('target')).toBe('_blank');
  await act(async () => void fireEvent.click(button('PREVIOUS')));
  expect(page.container.textContent).toContain('Step 6 of 7');
  expect(field('name').value).toBe('Dana Whitaker');
});

// Proves R13.6, R13.8.
test('another roof in the table re-roofs drawing and figures, and says what was sent', async () => {
  await sendWith(new Response(JSON.stringify({ reference: 'APR-TEST-0010' }), { status: 201 }));
  const results = screen.getByRole('region', { name: 'Your estimate' });
  const rows = within(screen.getByRole('table', { name: 'The same house under six roofs' })).getAllByRole(
    'row',
  );
  expect(rows).toHaveLength(7);
  expect(rows.filter((row) => row.textContent?.includes('Yours')).map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^3-Tab.*\$10,500.*20 years.*\$525$/),
  ]);
  // A payment and its months in print ask for lender and APR beside them (Regulation Z), which nobody has named.
  expect(page.container.textContent).not.toMatch(/a month|months? at/);
  expect(results.textContent).not.toContain('went out with');
  // Its whole row is there to be pressed.
  await act(async () => void fireEvent.click(find('tr:has([value="slate"]) td:last-child')));
  expect(drawing()).toContain('slate roof');
  expect(find('aside dl').textContent).toContain('Slate');
  for (const words of ['this roof$36,000', 'Low $25,920', '2,000 sq ft × $18.00'])
    expect(page.container.textContent).toContain(words);
  expect(results.textContent).toContain('Your request went out with 3-Tab Asphalt Shingles.');
});
