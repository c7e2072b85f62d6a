import { beforeEach, expect, test, vi } from 'vitest';
import { attributionField, readAttribution } from '#leads/forms/attribution.ts';
import { describeAttribution, recordAttribution } from './visit.ts';

const told = () => readAttribution({ [attributionField]: describeAttribution() });

function open(path: string, referrer = ''): void {
  history.replaceState(null, '', path);
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  recordAttribution();
}

beforeEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

// Proves 10.74.
test('a request tells how the visit began, whatever pages came after', () => {
  open('/storms?utm_source=postcard', 'https://www.example.org/some/page?q=ruth');
  open('/contact?service=Roof%20Repair', `${location.origin}/storms`);
  expect(told()).toMatchObject({
    firstPage: '/storms',
    referrer: 'www.example.org',
    utmSource: 'postcard',
    sentFrom: '/contact',
  });
  expect(JSON.stringify(told())).not.toMatch(/ruth|some/);
  expect(document.cookie).toBe('');
  expect(localStorage.length).toBe(0);
});

test('phones that do not know URL.parse, as before iOS 18, tell how the visit began, too', () => {
  vi.spyOn(URL, 'parse').mockImplementation(() => {
    throw new TypeError('URL.parse is not a function');
  });
  open('/storms?gclid=secret-1', 'https://www.google.com/');
  expect(told()).toMatchObject({ firstPage: '/storms', referrer: 'www.google.com' });
});

test('a tab opened from one of our pages does not say that it began there', () => {
  open('/roof-repair', `${location.origin}/`);
  expect(told()).toMatchObject({ firstPage: '', referrer: '', sentFrom: '/roof-repair' });
});

test('without storage only the page it was sent from is told', () => {
  const deny = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: deny, setItem: deny });
  open('/contact', 'https://www.example.org/');
  expect(told()).toMatchObject({ firstPage: '', sentFrom: '/contact' });
});
