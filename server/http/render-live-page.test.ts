import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { claims } from '#content/business/claim-words.ts';
import { describeHoursBriefly } from '#content/business/opening-hours.ts';
import { type Announcements, nothingAnnounced, type SiteNotice } from '../database/announcements.ts';
import { createLivePage } from './site-files.ts';

// What the parts of the site leave in a page; tests/desk/announcements.db.test.ts has them from the parts themselves.
const noticePatterns =
  '<template data-notice="plain"><aside>%text%</aside></template><template data-notice="storm"><aside class="s">%text% Call</aside></template>';
const daysPattern = (rows: string, daysAhead = '') =>
  `<dl><dd>Monday</dd>${rows}<template data-special-days="${daysAhead}"><dd data-special-day="" class="row">%day% %hours%</dd></template></dl>`;
const bodyOf = (page: string) => page.replaceAll(/<template[\s\S]*?<\/template>/g, '');

const variantOf = (body: Buffer) => ({ body, etag: createHash('sha256').update(body).digest('hex') });
const built = variantOf(Buffer.from('as the build compressed it'));

/** A page that is asked for again and again, while time goes by and the office changes its mind. */
function serve(html: string, moment = '2026-11-24T18:00:00Z', announced: Partial<Announcements> = {}) {
  let now = new Date(moment);
  let announcements: Announcements = { ...nothingAnnounced, ...announced };
  const asBuilt = { br: built, gzip: built, identity: variantOf(Buffer.from(html)) };
  const variants = createLivePage(asBuilt, { now: () => now, announcements: () => announcements });
  return {
    asBuilt,
    variants,
    text: () => variants().identity.body.toString(),
    at: (next: string) => {
      now = new Date(next);
    },
    announce: (next: Partial<Announcements>) => {
      announcements = { ...nothingAnnounced, ...next };
    },
  };
}

const notice: SiteNotice = {
  kind: 'plain',
  text: 'Closed for <b>Thanksgiving</b> & back at 7 for $& and "more".',
  from: Date.parse('2026-11-24T19:00:00Z'),
  until: Date.parse('2026-11-27T06:00:00Z'),
  setAt: 1,
};

// Proves 10.80.
test('a notice stands from its first moment to its last, and nobody has to end it', () => {
  const page = serve(`${noticePatterns}<h1>About</h1>`, '2026-11-24T18:59:59Z', { notice });
  expect(page.variants()).toBe(page.asBuilt);
  page.at('2026-11-24T19:00:00Z');
  const shown = page.variants();
  expect(bodyOf(page.text())).toBe(
    '<aside>Closed for &lt;b&gt;Thanksgiving&lt;/b&gt; &amp; back at 7 for $&amp; and &quot;more&quot;.</aside><h1>About</h1>',
  );
  expect(shown.identity.etag).not.toBe(page.asBuilt.identity.etag);
  page.at('2026-11-27T05:59:59Z');
  expect(page.variants().identity).toBe(shown.identity);
  page.at('2026-11-27T06:00:00Z');
  expect(page.variants()).toBe(page.asBuilt);
  // A clock that is set back shows what held then.
  page.at('2026-11-26T12:00:00Z');
  expect(page.text()).toContain('Thanksgiving');
});

test('a storm notice looks another way, and one takes the place of the other', () => {
  const page = serve(noticePatterns, '2026-11-25T18:00:00Z', { notice: { ...notice, kind: 'storm' } });
  expect(bodyOf(page.text())).toMatch(/^<aside class="s">Closed .* Call<\/aside>$/);
  page.announce({ notice: { ...notice, text: 'Open again.' } });
  expect(bodyOf(page.text())).toBe('<aside>Open again.</aside>');
  page.announce({});
  expect(page.variants()).toBe(page.asBuilt);
});

// Proves 10.81.
test('a change is there at once in every encoding, small in each', async () => {
  const long = Array.from({ length: 3_000 }, (_, line) => `<p>${line * 7919} roofs</p>`).join('\n');
  const page = serve(`${noticePatterns}${long}`, '2026-11-25T18:00:00Z', { notice });
  const first = page.variants();
  const read = ({ br, gzip, identity }: typeof first) => [
    brotliDecompressSync(br?.body ?? '').toString(),
    gunzipSync(gzip?.body ?? '').toString(),
    identity.body.toString(),
  ];
  const [text = ''] = read(first);
  expect(text).toContain('Thanksgiving');
  expect(read(first)).toEqual([text, text, text]);
  for (const variant of [first.br, first.gzip]) expect(variant?.body.length).toBeLessThan(text.length / 3);
});

// Proves 10.82.
test('the printed hours follow the special days, those of the office before those of the build', () => {
  const builtRow = '<dd data-special-day="" class="row">Inventory, November 30, 2026 Closed</dd>';
  const page = serve(daysPattern(builtRow));
  expect(bodyOf(page.text())).toBe('<dl><dd>Monday</dd></dl>');
  page.announce({
    specialDays: [
      { on: '2026-12-24', name: 'Christmas <Eve>', opens: '07:00', closes: '12:00' },
      { on: '2026-11-26', name: 'Thanksgiving', opens: null, closes: null },
      { on: '2026-11-23', name: 'Yesterday', opens: null, closes: null },
    ],
  });
  const row = (text: string) => `<dd data-special-day="" class="row">${text}</dd>`;
  const thanksgiving = row('Thanksgiving, November 26, 2026 Closed');
  const christmas = row('Christmas &lt;Eve&gt;, December 24, 2026 7AM–12PM');
  expect(bodyOf(page.text())).toBe(`<dl><dd>Monday</dd>${thanksgiving}${christmas}</dl>`);
  // Past midnight at the shop.
  page.at('2026-11-27T06:00:00Z');
  expect(bodyOf(page.text())).toBe(`<dl><dd>Monday</dd>${christmas}</dl>`);
});

test('a list of the next days names none that is farther away', () => {
  const days = ['2026-12-01', '2026-12-02'].map((on) => ({ on, name: on, opens: null, closes: null }));
  const page = serve(daysPattern('', '7'), '2026-11-24T18:00:00Z', { specialDays: days });
  expect(page.text()).toContain('December 1,');
  expect(page.text()).not.toContain('December 2,');
});

test('the strip above says so on the day itself', () => {
  const page = serve('<p class="x" data-dated="hours">built</p>', '2026-11-26T18:00:00Z', {
    specialDays: [
      { on: '2026-11-26', name: 'Thanksgiving', opens: null, closes: null },
      { on: '2026-11-27', name: 'Friday after', opens: '08:00', closes: '12:00' },
    ],
  });
  expect(page.text()).toContain('>Closed today: Thanksgiving<');
  page.at('2026-11-27T18:00:00Z');
  expect(page.text()).toContain('>Today 8AM–12PM: Friday after<');
  page.at('2026-11-28T18:00:00Z');
  expect(page.text()).toContain(`>${describeHoursBriefly()}<`);
});

// Proves 10.82.
test('search engines are told of special days, and a page without them is as it was built', () => {
  const graph = {
    '@graph': [
      { '@type': 'RoofingContractor', name: 'A \u003c/script> & co', openingHoursSpecification: [] },
      { '@type': 'WebSite' },
    ],
  };
  const written = JSON.stringify(graph)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replace('&', '\\u0026');
  const page = serve(`<script type="application/ld+json">${written}</script>`);
  expect(page.variants()).toBe(page.asBuilt);
  page.announce({
    specialDays: [{ on: '2026-11-26', name: 'Thanks</script>', opens: null, closes: null }],
  });
  const told = JSON.parse(/<script[^>]*>([\s\S]*)<\/script>$/.exec(page.text())?.[1] ?? '');
  expect(told['@graph'][0]).toEqual({
    ...graph['@graph'][0],
    specialOpeningHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        ...{ validFrom: '2026-11-26', validThrough: '2026-11-26', opens: '00:00', closes: '00:00' },
      },
    ],
  });
  expect(told['@graph'][1]).toEqual({ '@type': 'WebSite' });
  expect(page.text().match(/<\/script>/g)).toHaveLength(1);
});

// Proves R13.5.
test('prices reviewed at the desk are dated at once, and called monthly for 45 days', () => {
  const page = serve(
    '<meta name="prices-reviewed" content="2026-10-05"><h3 data-dated="price-title">built</h3><span data-dated="price-review">built</span>',
    '2027-01-01T18:00:00Z',
  );
  expect(page.text()).toContain('content="2026-10-05"');
  expect(page.text()).toContain('>Prices with a date<');
  page.announce({ pricesReviewedOn: '2027-01-01' });
  expect(page.text()).toContain('content="2027-01-01"');
  expect(page.text()).toContain('>Prices last reviewed January 1, 2027.<');
  expect(page.text()).toContain(`>${claims.calculatorPricing?.text}<`);
  page.at('2027-02-16T06:00:00Z');
  expect(page.text()).toContain('>Prices with a date<');
});
