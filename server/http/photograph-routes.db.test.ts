import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { photographRefusals } from '#content/pages/photograph-words.ts';
import { pieceBytes } from '#leads/forms/photographs.ts';
import { drawPhotograph, traces } from '../../tests/draw-photograph.ts';
import { describeOnBothDatabases, openFreshDatabase } from '../../tests/fresh-databases.ts';
import { photographsOn } from '../../tests/photographs-under-test.ts';
import { openRawConnection, statusesIn } from '../../tests/security/raw-connection.ts';
import {
  buildTestApp,
  intakeInto,
  listenOnLoopback,
  siteUrl,
  smallSite,
} from '../../tests/security/test-app.ts';
import { createHourlyAllowance } from '../photographs/hourly-allowance.ts';
import { createPhotographLinks } from '../photographs/photograph-links.ts';
import type { PhotographStorage } from '../photographs/photograph-storage.ts';

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

describeOnBothDatabases('photographs over HTTP', (kind) => {
  async function serve(
    differences: {
      allowance?: Parameters<typeof createHourlyAllowance>[1];
      storage?: PhotographStorage;
    } = {},
  ) {
    const database = await openFreshDatabase(kind);
    let ahead = 0;
    const clock = { now: () => Date.now() + ahead };
    const photographs = photographsOn(database, differences.storage ? { storage: differences.storage } : {});
    const links = createPhotographLinks({ database, clock, siteUrl });
    const received = smallSite.get('/request-received');
    const html = `${received?.variants.identity.body}<div class="a" data-photographs="" hidden=""></div>`;
    const { app, log } = await buildTestApp({
      receiveLead: intakeInto(database),
      site: new Map([
        ...smallSite,
        [
          '/request-received',
          { ...received, variants: { identity: { body: Buffer.from(html), etag: '"r"' } } } as never,
        ],
      ]),
      photographs: { photographs, links, allowance: createHourlyAllowance(clock, differences.allowance) },
    });
    onTestFinished(() => app.close());
    const key = { 'idempotency-key': 'a-key-of-the-browser' };
    const post = () =>
      app.inject({
        method: 'POST',
        url: '/api/leads/home',
        payload: { ...words, _photographs: '2' },
        headers: key,
      });
    const ask = (place: number | string) =>
      app.inject({ method: 'HEAD', url: `/api/leads/home/photographs/${place}`, headers: key });
    const patch = (place: number, bytes: Buffer, offset: number, isLast: boolean, more: object = {}) =>
      app.inject({
        method: 'PATCH',
        url: `/api/leads/home/photographs/${place}`,
        payload: bytes,
        headers: {
          ...key,
          'content-type': 'application/partial-upload',
          'upload-offset': String(offset),
          'upload-complete': isLast ? '?1' : '?0',
          ...more,
        },
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
      database,
      photographs,
      links,
      post,
      ask,
      patch,
      postForm,
      countLeads,
      stored,
      waitDays: (days: number) => {
        ahead += days * 24 * 60 * 60 * 1000;
      },
    };
  }

  // Proves 12.17, 12.18.
  it('follow their words piece by piece, and each answer says how far they have come', async () => {
    const { post, ask, patch, stored } = await serve();
    expect((await ask(1)).statusCode).toBe(404);
    expect((await post()).statusCode).toBe(201);
    const photograph = await drawPhotograph();
    expect((await ask(1)).headers).toMatchObject({ 'upload-offset': '0', 'upload-complete': '?0' });
    const first = await patch(1, photograph.subarray(0, pieceBytes), 0, false);
    expect([first.statusCode, first.headers['upload-offset']]).toEqual([204, String(pieceBytes)]);
    const again = await patch(1, photograph.subarray(0, pieceBytes), 0, false);
    expect([again.statusCode, again.headers['upload-offset']]).toEqual([409, String(pieceBytes)]);
    let offset = pieceBytes;
    for (; offset + pieceBytes < photograph.length; offset += pieceBytes) {
      expect(
        (await patch(1, photograph.subarray(offset, offset + pieceBytes), offset, false)).statusCode,
      ).toBe(204);
    }
    expect(await stored()).toEqual([]);
    expect((await patch(1, photograph.subarray(offset), offset, true)).statusCode).toBe(201);
    expect((await stored()).map(({ place }) => place)).toEqual([1]);
    expect((await ask(1)).headers['upload-complete']).toBe('?1');
    // The answer got lost, and the browser sends the end again.
    expect((await patch(1, photograph.subarray(offset), offset, true)).statusCode).toBe(200);
    expect(await stored()).toHaveLength(1);
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

  it('a film, a seventh one, a piece of the wrong size or from another site: a sentence, and the request stays', async () => {
    const { post, ask, patch, countLeads, stored } = await serve();
    await post();
    const film = await patch(1, Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0'), 0, true);
    expect([film.statusCode, film.json()]).toEqual([
      422,
      { error: photographRefusals.moving, refusal: 'moving' },
    ]);
    const seventh = await patch(7, await drawPhotograph(1, 64, 64), 0, true);
    expect([seventh.statusCode, seventh.json()]).toEqual([
      422,
      { error: photographRefusals['one-too-many'] },
    ]);
    expect((await ask('../1')).statusCode).toBe(404);
    expect((await patch(1, Buffer.alloc(10), 0, false)).statusCode).toBe(400);
    expect((await patch(1, Buffer.alloc(pieceBytes + 1), 0, false)).statusCode).toBe(413);
    expect(
      (await patch(1, Buffer.alloc(10), 0, true, { origin: 'https://elsewhere.example' })).statusCode,
    ).toBe(403);
    expect((await patch(1, Buffer.alloc(10), 0, true, { 'idempotency-key': 'a-guess' })).statusCode).toBe(
      404,
    );
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
    const { post, patch, postForm, countLeads, log } = await serve({ storage: broken });
    await post();
    const response = await patch(1, await drawPhotograph(1, 64, 64), 0, true);
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
  it('no more of them come within an hour than one address may send', async () => {
    const { post, patch } = await serve({ allowance: { oneSender: pieceBytes + 10 } });
    await post();
    expect((await patch(1, Buffer.alloc(pieceBytes), 0, false)).statusCode).toBe(204);
    expect((await patch(1, Buffer.alloc(pieceBytes), pieceBytes, false)).statusCode).toBe(429);
  });

  // Proves 12.14.
  it('no more of them come within an hour than all addresses together may send', async () => {
    const { post, patch } = await serve({ allowance: { allSenders: pieceBytes + 10 } });
    await post();
    expect((await patch(1, Buffer.alloc(pieceBytes), 0, false)).statusCode).toBe(204);
    const other = { 'x-forwarded-for': '198.51.100.7' };
    expect((await patch(1, Buffer.alloc(pieceBytes), pieceBytes, false, other)).statusCode).toBe(429);
    expect((await post()).statusCode).toBe(200);
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

  it('without script, a connection that breaks among the words stores nothing, and among the files the words', async () => {
    const { app, countLeads, stored } = await serve();
    const port = await listenOnLoopback(app);
    const { payload, headers } = await payloadOf(
      formWith([
        ['a.jpg', await drawPhotograph(1, 64, 64)],
        ['b.jpg', await drawPhotograph(2)],
      ]),
    );
    const head = `POST /api/leads/home/with-photographs HTTP/1.1\r\nhost: roof.example\r\naccept: text/html\r\ncontent-type: ${headers['content-type']}\r\ncontent-length: ${payload.length}\r\n\r\n`;
    for (const [until, leads] of [
      [payload.indexOf('937-555'), 0],
      [payload.indexOf('filename="a.jpg"') - 20, 0],
      [payload.length - 5_000, 1],
    ] as const) {
      const connection = await openRawConnection(port);
      connection.socket.write(head);
      connection.socket.write(payload.subarray(0, until));
      await pause(300);
      connection.socket.destroy();
      await expect.poll(countLeads).toBe(leads);
      expect(statusesIn(connection.heard())).toEqual([]);
    }
    await expect.poll(async () => (await stored()).length).toBe(1);
  });

  // Proves 12.12, 12.20.
  it('are shown behind a signed link for thirty days, and to nobody without it', async () => {
    const { app, post, patch, links, waitDays } = await serve();
    const { reference } = (await post()).json<{ reference: string }>();
    await patch(1, await drawPhotograph(1, 200, 100), 0, true);
    const link = (await links.linkTo(reference, null)).replace(siteUrl, '');
    const page = await app.inject({ url: link });
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(page.body).toContain('1 of 2 photos arrived so far');
    const source =
      /<img src="([^"]+)"/.exec(page.body)?.[1]?.replaceAll('&amp;', '&').replace(siteUrl, '') ?? '';
    const picture = await app.inject({ url: source });
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(picture.rawPayload.subarray(0, 3).toString('hex')).toBe('ffd8ff');
    for (const wrong of [
      `/photographs/${reference}`,
      link.replace(/signature=./, 'signature=_'),
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
