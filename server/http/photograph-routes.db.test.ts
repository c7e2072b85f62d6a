import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { photographRefusals, photographWords } from '#content/pages/photograph-words.ts';
import { drawPhotograph, traces } from '../../tests/draw-photograph.ts';
import { describeOnOneDatabase, openFreshDatabase } from '../../tests/fresh-databases.ts';
import { photographsOn } from '../../tests/photographs-under-test.ts';
import { openRawConnection, statusesIn } from '../../tests/security/raw-connection.ts';
import {
  buildTestApp,
  intakeInto,
  listenOnLoopback,
  siteUrl,
  smallSite,
} from '../../tests/security/test-app.ts';
import { makeFolder } from '../../tests/temporary-folder.ts';
import { createIncomingFiles } from '../photographs/incoming-files.ts';
import { createPhotographLinks } from '../photographs/photograph-links.ts';
import type { PhotographStorage } from '../photographs/photograph-storage.ts';
import { createPhotographLimits, createQuota, type PhotographLimits } from '../photographs/quota.ts';
import type { ConnectionLimits } from './app.ts';

const words = {
  name: 'Dana Whitaker',
  email: 'dana@example.org',
  phone: '937-555-0188',
  service: 'Roof Repair',
  message: 'Water on the kitchen ceiling.',
};

/** A form as a browser without script posts it: words first, files last. */
function formWith(files: readonly (readonly [name: string, bytes: Buffer])[], fields: object = words) {
  const form = new FormData();
  for (const [name, text] of Object.entries(fields)) form.append(name, text);
  for (const [name, bytes] of files) form.append('photographs', new Blob([new Uint8Array(bytes)]), name);
  return form;
}

async function payloadOf(form: FormData) {
  const response = new Response(form);
  const payload = Buffer.from(await response.arrayBuffer());
  return { payload, headers: { 'content-type': response.headers.get('content-type') ?? '' } };
}

describeOnOneDatabase('photographs over HTTP', (kind) => {
  async function serve(
    differences: {
      quotas?: Partial<Record<keyof PhotographLimits, Parameters<typeof createQuota>[1]>>;
      storage?: PhotographStorage;
      rateLimitMax?: number;
      connections?: Partial<ConnectionLimits>;
    } = {},
  ) {
    const database = await openFreshDatabase(kind);
    let ahead = 0;
    const clock = { now: () => Date.now() + ahead };
    const photographs = photographsOn(database, differences.storage ? { storage: differences.storage } : {});
    const links = createPhotographLinks({ database, clock, siteUrl });
    const received = smallSite.get('/request-received');
    const html = `${received?.variants.identity.body}<div class="a" data-photographs="" hidden=""></div>`;
    const limits = {
      ...createPhotographLimits(clock),
      ...Object.fromEntries(
        Object.entries(differences.quotas ?? {}).map(([name, quota]) => [name, createQuota(clock, quota)]),
      ),
    };
    const incoming = createIncomingFiles(makeFolder(), limits.unfinished);
    const { app, log } = await buildTestApp({
      trustProxy: true,
      rateLimitMax: differences.rateLimitMax ?? 1_000,
      ...(differences.connections ? { limits: differences.connections } : {}),
      receiveLead: intakeInto(database),
      site: new Map([
        ...smallSite,
        [
          '/request-received',
          { ...received, variants: { identity: { body: Buffer.from(html), etag: '"r"' } } } as never,
        ],
      ]),
      photographs: { photographs, links, limits, incoming },
    });
    const key = { 'idempotency-key': 'a-key-of-the-browser' };
    const post = () =>
      app.inject({
        method: 'POST',
        url: '/api/leads/home',
        payload: { ...words, _photographs: '2' },
        headers: key,
      });
    const put = (place: number | string, bytes: Buffer, more: object = {}) =>
      app.inject({
        method: 'PUT',
        url: `/api/leads/home/photographs/${place}`,
        payload: bytes,
        headers: { ...key, 'content-type': 'image/jpeg', ...more },
      });
    const postForm = async (form: FormData, accept = 'text/html') => {
      const { payload, headers } = await payloadOf(form);
      return app.inject({
        method: 'POST',
        url: '/api/leads/home/with-photographs',
        payload,
        headers: { ...headers, accept },
      });
    };
    const countLeads = async () => (await database.queries.selectFrom('leads').select('id').execute()).length;
    const stored = () => database.queries.selectFrom('photographs').selectAll().orderBy('place').execute();
    return {
      app,
      log,
      limits,
      database,
      photographs,
      links,
      post,
      put,
      postForm,
      countLeads,
      stored,
      waitDays: (days: number) => {
        ahead += days * 24 * 60 * 60 * 1000;
      },
    };
  }

  // Proves 12.21.
  it('follow their words, one PUT each, the same one again is the same photograph, and another does not count as it', async () => {
    const { post, put, stored } = await serve();
    const photograph = await drawPhotograph();
    const early = await put(1, photograph);
    expect([early.statusCode, early.json()]).toEqual([404, { error: expect.any(String) }]);
    expect((await post()).statusCode).toBe(201);
    const first = await put(1, photograph);
    expect([first.statusCode, first.json(), first.headers['cache-control']]).toEqual([
      201,
      { stored: true },
      'no-store',
    ]);
    expect((await put(1, photograph)).statusCode).toBe(200);
    const other = await put(1, await drawPhotograph(2));
    expect([other.statusCode, other.json().refusal]).toEqual([422, 'place-taken']);
    const png = await sharp(photograph).png().toBuffer();
    expect((await put(2, png, { 'content-type': 'image/png' })).statusCode).toBe(201);
    expect((await stored()).map(({ place }) => place)).toEqual([1, 2]);
  });

  // Proves 12.17, 12.18.
  it('pages of the release before are asked to wait, and keep their photographs', async () => {
    const { app, post } = await serve();
    await post();
    const url = '/api/leads/home/photographs/1';
    const headers = { 'idempotency-key': 'a-key-of-the-browser' };
    const head = await app.inject({ method: 'HEAD', url, headers });
    const patch = await app.inject({
      method: 'PATCH',
      url,
      payload: Buffer.alloc(64 * 1024),
      headers: { ...headers, 'content-type': 'application/partial-upload', 'upload-offset': '0' },
    });
    for (const { statusCode, headers: answered } of [head, patch])
      expect([statusCode, answered['retry-after']]).toEqual([503, '60']);
  });

  // Proves 10.76.
  it('come with the same words in a plain form under the same key, and make no second request', async () => {
    const { post, postForm, countLeads, stored } = await serve();
    const { reference } = (await post()).json();
    const form = formWith([['a.jpg', await drawPhotograph(1, 64, 64)]], {
      ...words,
      _key: 'a-key-of-the-browser',
    });
    expect((await postForm(form)).headers.location).toContain(reference);
    expect([await countLeads(), (await stored()).length]).toEqual([1, 1]);
    const other = formWith([], { ...words, message: 'Something else.', _key: 'a-key-of-the-browser' });
    expect((await postForm(other)).statusCode).toBe(422);
  });

  it('a film, a seventh one, or one from another site: a sentence, and the request stays', async () => {
    const { post, put, countLeads, stored } = await serve();
    await post();
    const film = await put(1, Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0'));
    expect([film.statusCode, film.json()]).toEqual([
      422,
      { error: photographRefusals.moving, refusal: 'moving' },
    ]);
    const photograph = await drawPhotograph(1, 64, 64);
    for (const place of ['0', '7', '+1', '0x1', '1e0', '01', '']) {
      expect((await put(place, photograph)).statusCode, place).toBe(422);
    }
    const most = 15 * 1024 * 1024;
    expect((await put(1, Buffer.alloc(most + 1))).statusCode).toBe(413);
    const stream = Readable.from([Buffer.alloc(most), Buffer.alloc(1)]);
    const undeclared = await put(1, stream as never, { 'transfer-encoding': 'chunked' });
    expect([undeclared.statusCode, undeclared.json().refusal]).toEqual([422, 'too-large']);
    expect((await put(1, photograph, { origin: 'https://elsewhere.example' })).statusCode).toBe(403);
    expect((await put(1, photograph, { 'idempotency-key': 'a-guess' })).statusCode).toBe(404);
    expect((await put(1, photograph, { 'content-encoding': 'gzip' })).statusCode).toBe(415);
    expect((await put(1, photograph, { 'content-type': 'application/json' })).statusCode).toBe(415);
    expect((await put(1, photograph, { 'content-range': 'bytes 0-1/9' })).statusCode).toBe(400);
    expect([await countLeads(), await stored()]).toEqual([1, []]);
  });

  it('storage in trouble is told as passing, and neither the request nor the next one suffers', async () => {
    const broken: PhotographStorage = {
      location: 'nowhere',
      write: () => Promise.reject(new Error('the bucket is away')),
      read: async () => null,
      list: async () => [],
      remove: async () => {},
    };
    const { post, put, postForm, countLeads, log } = await serve({ storage: broken });
    await post();
    const response = await put(1, await drawPhotograph(1, 64, 64));
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '60']);
    const form = await postForm(
      formWith([['a.jpg', await drawPhotograph(1, 64, 64)]], { ...words, message: 'Another.' }),
    );
    expect(form.statusCode).toBe(303);
    expect(form.headers.location).toMatch(/trouble=not-stored$/);
    expect(await countLeads()).toBe(2);
    expect(log.map(({ reason }) => reason)).toEqual(['the bucket is away', 'the bucket is away']);
  });

  // Proves 12.14.
  it('only what was stored counts toward the hour: of an address, an IPv6 network, and all together', async () => {
    const photograph = await drawPhotograph(1, 200, 200);
    const { post, put } = await serve({
      quotas: { stored: { each: photograph.length, all: 1e9, windowMs: 3_600_000 } },
    });
    await post();
    const from = (address: string) => ({ 'x-forwarded-for': address });
    for (let count = 0; count < 2; count += 1)
      expect((await put(1, Buffer.alloc(photograph.length), from('2001:db8:5:1::1'))).statusCode).toBe(422);
    expect((await put(1, photograph, from('2001:db8:5:1::1'))).statusCode).toBe(201);
    const own = await put(2, photograph, from('2001:db8:5:1::2'));
    expect([own.statusCode, own.headers['retry-after'], own.json().error]).toEqual([
      429,
      '60',
      photographWords.tooMany.network,
    ]);
    // The same customer's next networks: as much again, and no more.
    expect((await put(2, photograph, from('2001:db8:5:2::1'))).statusCode).toBe(201);
    expect((await put(3, photograph, from('2001:db8:5:3::1'))).statusCode).toBe(429);
    expect((await put(3, photograph, from('198.51.100.7:4000'))).statusCode).toBe(201);
    // Another connection, for a proxy that adds the port.
    for (const same of ['198.51.100.7:4001', '[2001:db8:5:2::1]:443'])
      expect((await put(4, photograph, from(same))).statusCode).toBe(429);
  });

  // Proves 12.14.
  it('what all addresses together have used up is not laid to one', async () => {
    const photograph = await drawPhotograph(1, 200, 200);
    const { post, put, postForm } = await serve({
      quotas: { stored: { each: 1e9, all: photograph.length, windowMs: 3_600_000 } },
    });
    await post();
    expect((await put(1, photograph)).statusCode).toBe(201);
    const other = await put(2, photograph, { 'x-forwarded-for': '198.51.100.7' });
    expect([other.statusCode, other.json().error]).toEqual([429, photographWords.tooMany.everybody]);
    const form = await postForm(formWith([['a.jpg', photograph]], { ...words, message: 'Another.' }));
    expect(String(form.headers.location)).toMatch(/photographs=0&trouble=too-many-/);
  });

  // Proves 12.14.
  it('sending and showing them counts toward one limit, six for each request an address may send', async () => {
    const photograph = await drawPhotograph(1, 40, 40);
    const { app, post, put } = await serve({ rateLimitMax: 1 });
    await post();
    for (let count = 0; count < 4; count += 1) await put(1, photograph);
    const url = '/api/leads/home/photographs/1';
    expect((await app.inject({ method: 'HEAD', url })).statusCode).toBe(503);
    expect((await app.inject({ method: 'HEAD', url })).statusCode).toBe(503);
    expect((await app.inject({ url: '/photographs/APR-2222-2222' })).statusCode).toBe(429);
    const other = await put(1, photograph, { 'x-forwarded-for': '198.51.100.7' });
    expect(other.statusCode).toBe(200);
  });

  // Proves 12.8, 12.19.
  it('without script, one post stores the words and then each file that is a photograph', async () => {
    const { app, postForm, stored, photographs, countLeads } = await serve();
    const answer = await postForm(
      formWith([
        ['stain.jpg', await drawPhotograph(1)],
        ['report.jpg', Buffer.from('%PDF-1.7')],
        ['roof.jpg', await drawPhotograph(2, 200, 100)],
      ]),
    );
    expect(answer.statusCode).toBe(303);
    const location = String(answer.headers.location);
    expect(location).toMatch(
      /^\/request-received\?reference=APR-[\w-]+&photographs=2&refused=not-a-picture$/,
    );
    const page = (await app.inject({ url: location })).body;
    expect(page).toContain('2 photos arrived with it.');
    expect(page).toContain(photographRefusals['not-a-picture']);
    expect(page).not.toMatch(/data-photographs=""[^>]*hidden/);
    const rows = await stored();
    expect(rows.map(({ place }) => place)).toEqual([1, 2]);
    const [first] = await photographs.list(rows[0]?.lead_id ?? '');
    const jpeg = (await first?.read()) ?? Buffer.alloc(0);
    for (const trace of Object.values(traces)) expect(jpeg.includes(trace)).toBe(false);
    // Sent twice, because nothing seemed to happen.
    await postForm(formWith([['stain.jpg', await drawPhotograph(1)]]));
    expect([await countLeads(), (await stored()).length]).toEqual([1, 2]);
  });

  it('without script, a form without files, or with mistakes, is answered as it always was', async () => {
    const { postForm, countLeads, stored } = await serve();
    const empty = await postForm(formWith([['', Buffer.alloc(0)]]));
    expect([empty.statusCode, String(empty.headers.location)]).toEqual([
      303,
      expect.stringMatching(/reference=APR-[\w-]+$/),
    ]);
    const wrong = await postForm(
      formWith([['a.jpg', await drawPhotograph()]], { ...words, email: 'nobody' }),
    );
    expect(wrong.statusCode).toBe(422);
    expect(wrong.body).toContain('Dana Whitaker');
    expect(wrong.body).toContain('Please choose them again.');
    const without = await postForm(formWith([['', Buffer.alloc(0)]], { ...words, email: 'nobody' }));
    expect(without.body).not.toContain('Please choose them again.');
    const asProgram = await postForm(
      formWith([['a.jpg', await drawPhotograph(1, 64, 64)]], { ...words, message: 'Program' }),
      'application/json',
    );
    expect(asProgram.json()).toMatchObject({ photographs: { stored: 1, refused: [], trouble: null } });
    expect([await countLeads(), (await stored()).length]).toEqual([2, 1]);
  });

  it('without script, files that are too large or too many are named, and the words are stored', async () => {
    const { app, postForm, countLeads, stored } = await serve();
    const large = await postForm(formWith([['film.jpg', Buffer.alloc(40 * 1024 * 1024, 1)]]));
    expect(String(large.headers.location)).toMatch(/photographs=0&refused=too-large$/);
    const seven = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7].map(async (seed) => [`${seed}.jpg`, await drawPhotograph(seed, 64, 64)] as const),
    );
    const many = await postForm(formWith(seven, { ...words, message: 'Seven.' }));
    expect(String(many.headers.location)).toMatch(/photographs=6&refused=one-too-many$/);
    expect([await countLeads(), (await stored()).length]).toEqual([2, 6]);
    const thirty = await Promise.all(
      Array.from({ length: 30 }, async (_, at) => [`${at}.jpg`, await drawPhotograph(at, 64, 64)] as const),
    );
    const flood = await postForm(formWith(thirty, { ...words, message: 'Thirty.' }));
    const location = String(flood.headers.location);
    expect(location).toMatch(/photographs=6&refused=one-too-many[^&]*$/);
    // Said once, however many it was.
    const page = (await app.inject({ url: location })).body;
    expect(page.split(photographRefusals['one-too-many'])).toHaveLength(2);
  });

  // Proves 12.22.
  it('without script, a connection that is too slow is answered with a page that says whether the words are safe', async () => {
    const { app, countLeads, log, limits } = await serve({
      connections: { wholeRequestMs: 4_000, headersMs: 3_000, checkEveryMs: 50 },
    });
    const port = await listenOnLoopback(app);
    const { payload, headers } = await payloadOf(formWith([['a.jpg', await drawPhotograph(1)]]));
    const head = `POST /api/leads/home/with-photographs HTTP/1.1\r\nhost: roof.example\r\naccept: text/html\r\ncontent-type: ${headers['content-type']}\r\ncontent-length: ${payload.length}\r\n\r\n`;
    const hear = async (text: string | Buffer) => {
      const connection = await openRawConnection(port);
      connection.socket.write(text);
      await expect.poll(() => connection.heard()).toContain('\r\n\r\n');
      connection.socket.destroy();
      return connection.heard();
    };
    const [wordsOnly, withFile, plain] = await Promise.all([
      hear(Buffer.concat([Buffer.from(head), payload.subarray(0, 60)])),
      hear(Buffer.concat([Buffer.from(head), payload.subarray(0, payload.length - 900)])),
      hear(
        'POST /api/leads/home HTTP/1.1\r\nhost: roof.example\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 900\r\n\r\nname=Dana',
      ),
    ]);
    expect(wordsOnly).toContain('408');
    expect(wordsOnly).toContain('text/html');
    expect(wordsOnly).toContain('Nothing has been sent yet');
    expect(withFile).toMatch(
      /303[\s\S]*location: \/request-received\?reference=APR-[\w-]+&photographs=0&trouble=broken-off/,
    );
    // What was on its way is let go, and its file closed.
    await expect.poll(() => limits.unfinished.findExceeded('127.0.0.1', 96 * 1024 * 1024)).toBeNull();
    expect(plain).toMatch(/408[\s\S]*text\/html[\s\S]*Nothing has been sent yet/);
    expect([await countLeads(), log]).toEqual([1, []]);
  });

  it('without script, a connection that breaks among the words stores nothing, and among the files the words', async () => {
    const { app, countLeads, stored, log } = await serve();
    const port = await listenOnLoopback(app);
    const { payload, headers } = await payloadOf(
      formWith([
        ['a.jpg', await drawPhotograph(1, 64, 64)],
        ['b.jpg', await drawPhotograph(2)],
      ]),
    );
    const head = `POST /api/leads/home/with-photographs HTTP/1.1\r\nhost: roof.example\r\naccept: text/html\r\ncontent-type: ${headers['content-type']}\r\ncontent-length: ${payload.length}\r\n\r\n`;
    const storedPhotographs = async () => (await stored()).length;
    for (const [until, leads, photographs] of [
      [payload.indexOf('937-555'), 0, 0],
      [payload.indexOf('filename="a.jpg"') - 20, 0, 0],
      [payload.length - 5_000, 1, 1],
    ] as const) {
      const connection = await openRawConnection(port);
      connection.socket.write(head);
      connection.socket.write(payload.subarray(0, until));
      await expect.poll(storedPhotographs).toBe(photographs);
      await pause(300);
      connection.socket.destroy();
      await expect.poll(countLeads).toBe(leads);
      expect(statusesIn(connection.heard())).toEqual([]);
    }
    expect(await storedPhotographs()).toBe(1);
    // Nobody is to be called for it.
    expect(log).toEqual([]);
  });

  // Proves 12.12, 12.20.
  it('are shown behind a signed link for thirty days, and to nobody without it', async () => {
    const { app, post, put, links, waitDays } = await serve();
    const { reference } = (await post()).json<{ reference: string }>();
    await put(1, await drawPhotograph(1, 200, 100));
    const link = (await links.linkTo(reference, null)).replace(siteUrl, '');
    const page = await app.inject({ url: link });
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(page.body).toContain('1 of 2 photos arrived so far');
    const source =
      /<img src="([^"]+)"/.exec(page.body)?.[1]?.replaceAll('&amp;', '&').replace(siteUrl, '') ?? '';
    const picture = await app.inject({ url: source });
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(picture.headers).toMatchObject({
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    expect(picture.rawPayload.subarray(0, 3).toString('hex')).toBe('ffd8ff');
    for (const wrong of [
      `/photographs/${reference}`,
      link.replace(/signature=./, 'signature=!'),
      link.replace(/until=\d/, 'until=9'),
      link.replace(reference, 'APR-2222-2222'),
      `${link}&until=1`,
      source.replace('/1.jpg', '/2.jpg'),
      source.replace('/1.jpg', '/..%2F1.jpg'),
    ]) {
      expect((await app.inject({ url: wrong })).statusCode, wrong).toBe(404);
    }
    // Looked at on the last day, the page makes nothing that lasts longer.
    waitDays(29);
    const late = /<img src="([^"]+)"/.exec((await app.inject({ url: link })).body)?.[1] ?? '';
    waitDays(2);
    for (const ended of [link, source, late.replaceAll('&amp;', '&').replace(siteUrl, '')])
      expect((await app.inject({ url: ended })).statusCode, ended).toBe(404);
  });
});
