import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enterText, renderInPage } from '#design/parts/render-in-page.ts';
import { createHistoryStandIn, type HistoryStandIn } from '../frame/history-stand-in.ts';
import { RoofCostWizard } from './RoofCostWizard.tsx';

let browser: HistoryStandIn;
let page: Awaited<ReturnType<typeof renderInPage>>;

const find = <T extends Element = HTMLElement>(selector: string): T => {
  const found = page.host.querySelector<T>(selector);
  if (!found) throw new Error(`Nothing matches ${selector}`);
  return found;
};
const button = (name: string) => {
  const found = [...page.host.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  if (!found) throw new Error(`There is no button ${name}`);
  return found;
};
const type = (selector: string, text: string) => enterText(find<HTMLInputElement>(selector), text);
const goOn = () =>
  act(async () => find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
const drawing = () => find('aside svg[role="img"]').getAttribute('aria-label');

async function open(query = '') {
  vi.stubGlobal('location', new URL(`https://roofer.example/roofing-calculator${query}`));
  page = await renderInPage(<RoofCostWizard />);
}

beforeEach(() => {
  browser = createHistoryStandIn();
  vi.stubGlobal('history', browser.history);
  sessionStorage.clear();
});
afterEach(async () => {
  await page.leave();
  vi.unstubAllGlobals();
});

test('the built page and the living one begin alike: step 1 of 7, 2,000 square feet, one step back closed', async () => {
  await open();
  expect(page.complaints).toEqual([]);
  expect(page.host.textContent).toContain('Step 1 of 7');
  expect(page.host.textContent).toContain('14%');
  expect(find<HTMLInputElement>('[name="squareFootage"]').value).toBe('2000');
  expect(button('PREVIOUS').disabled).toBe(true);
  expect(button('CONTINUE NEXT').disabled).toBe(false);
});

test.each([
  ['', 'as a number, like 2,000'],
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
    await open();
    const before = drawing();
    await type('[name="squareFootage"]', typed);
    const field = find<HTMLInputElement>('[name="squareFootage"]');
    const message = page.host.querySelector(
      `#${CSS.escape(field.getAttribute('aria-describedby')?.split(' ')[0] ?? '')}`,
    );
    expect(message?.textContent).toContain(reason);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.value).toBe(typed);
    expect(drawing()).toBe(before);
    expect(button('CONTINUE NEXT').disabled).toBe(true);
    await goOn();
    expect(page.host.textContent).toContain('Step 1 of 7');
  },
);

test.each([
  ['2,400', '2,400 square feet'],
  [' 2400 ', '2,400 square feet'],
  ['1850.5', '1,851 square feet'],
])('"%s" in the size field is understood, drawn, and left as typed', async (typed, drawn) => {
  await open();
  await type('[name="squareFootage"]', typed);
  expect(drawing()).toContain(drawn);
  expect(find<HTMLInputElement>('[name="squareFootage"]').value).toBe(typed);
  expect(button('CONTINUE NEXT').disabled).toBe(false);
});

test('what is no number counts as 0 square feet', async () => {
  await open();
  await type('[name="squareFootage"]', 'abc');
  expect(find('p[aria-hidden="true"]').textContent).toBe('0 sq ft');
});

test('the drawing and the title block follow the answers', async () => {
  await open();
  await goOn();
  await act(async () => find('[value="slate"]').click());
  await goOn();
  await act(async () => find('[name="stories"][value="2"]').click());
  await goOn();
  await act(async () => find('[value="very-steep"]').click());
  expect(drawing()).toContain('Two-story house, slate roof');
  expect([...page.host.querySelectorAll('aside dd')].map(({ textContent }) => textContent)).toEqual([
    '2,000 sq ft',
    'Slate',
    '2',
    'Very steep',
    'Next',
  ]);
});

test('more skylights than a roof holds close Next and open the folded questions', async () => {
  await open('?skylights=3');
  for (let step = 1; step < 5; step += 1) await goOn();
  expect(find<HTMLDetailsElement>('details').open).toBe(true);
  await type('[name="skylights"]', '21');
  expect(page.host.textContent).toContain('Enter a whole number from 0 to 20.');
  expect(button('CONTINUE NEXT').disabled).toBe(true);
  await type('[name="skylights"]', '');
  expect(button('CONTINUE NEXT').disabled).toBe(false);
});

test('a link with a material opens the first step with that material already drawn', async () => {
  await open('?roofType=metal');
  expect(drawing()).toContain('metal roof');
  expect(page.host.textContent).toContain('The link you followed');
  expect(page.host.textContent).toContain('Step 1 of 7');
});

test.each(['?roofType=straw', '?squareFootage=NaN', '?squareFootage=%E0%A4%A', '?stories=2&stories=3'])(
  'the nonsense link %s opens the first step with a note',
  async (query) => {
    await open(query);
    expect(page.host.textContent).toContain('could not be read');
    expect(page.host.textContent).toContain('Step 1 of 7');
    expect(drawing()).toContain('2,000 square feet');
  },
);

test('what an older version of the site or a prankster left in the session does no harm', async () => {
  const kept = {
    snapshot: { place: 'results', furthestPlace: 'results' },
    answers: { squareFootage: 'lots', roofType: 7, name: ['x'], request: { key: 1 } },
  };
  sessionStorage.setItem('wizard-roof-cost', JSON.stringify(kept));
  await open();
  expect(page.host.textContent).toContain('Step 6 of 7');
  expect(drawing()).toContain('2,000 square feet');
});
