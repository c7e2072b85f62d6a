import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeHistory } from '../../../tests/fake-history.ts';
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
  vi.stubGlobal('location', new URL(`https://roofer.example/roofing-calculator${query}`));
  page = hydrate(<RoofCostWizard />);
}

beforeEach(() => {
  vi.stubGlobal('history', createFakeHistory().history);
  sessionStorage.clear();
});
afterEach(() => {
  page.unmount();
  vi.unstubAllGlobals();
});

test('the built page and the living one begin alike: step 1 of 7, 2,000 square feet, one step back closed', async () => {
  open();
  expect(page.complaints).toEqual([]);
  expect(page.container.textContent).toContain('Step 1 of 7');
  expect(page.container.textContent).toContain('14%');
  expect(field('squareFootage').value).toBe('2000');
  expect(button('PREVIOUS').disabled).toBe(true);
  expect(button('CONTINUE NEXT').disabled).toBe(false);
});

test.each([
  ['', 'Enter the roof area, 500 to 6,000'],
  ['abc', 'as a number, like 2,000'],
  ['about 2000', 'as a number, like 2,000'],
  ['0', 'more than 0'],
  ['-40', 'more than 0'],
  ['499', 'starts at 500'],
  ['6001', 'ends at 6,000'],
  ['1e9', 'ends at 6,000'],
  ['999999999999999999999', 'ends at 6,000'],
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

test('what is no number counts as 0 square feet', async () => {
  open();
  enterText(field('squareFootage'), 'abc');
  expect(find('p[aria-hidden="true"]').textContent).toBe('0 sq ft');
});

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
});

test('more skylights than a roof holds close Next and open the folded questions', async () => {
  open('?skylights=3');
  for (let step = 1; step < 5; step += 1) await goOn();
  expect(find<HTMLDetailsElement>('details').open).toBe(true);
  enterText(field('skylights'), '21');
  expect(page.container.textContent).toContain('Enter a whole number from 0 to 20.');
  expect(button('CONTINUE NEXT').disabled).toBe(true);
  enterText(field('skylights'), '');
  expect(button('CONTINUE NEXT').disabled).toBe(false);
});

test('a link with a material opens the first step with that material already drawn', async () => {
  open('?roofType=metal');
  expect(drawing()).toContain('metal roof');
  expect(page.container.textContent).toContain('The link you followed');
  expect(page.container.textContent).toContain('Step 1 of 7');
});

test.each(['?roofType=straw', '?squareFootage=NaN', '?squareFootage=%E0%A4%A', '?stories=2&stories=3'])(
  'the nonsense link %s opens the first step with a note',
  async (query) => {
    open(query);
    expect(page.container.textContent).toContain('could not be read');
    expect(page.container.textContent).toContain('Step 1 of 7');
    expect(drawing()).toContain('2,000 square feet');
  },
);

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
