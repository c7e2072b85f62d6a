import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  lstatSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import {
  describeOnBothDatabases,
  describeOnOneDatabase,
  makeDatabase,
  openFreshDatabaseAt,
} from '../../tests/fresh-databases.ts';
import {
  carrierThat,
  delivered,
  eventually,
  logBook,
  startRelay,
  statesOf,
} from '../../tests/relays-under-test.ts';
import { intakeOn, sampleLead, sampleSubmission } from '../../tests/sample-submissions.ts';
import { makeFolder } from '../../tests/temporary-folder.ts';
import { isThorough } from '../../tests/thorough.ts';
import type { DatabaseAddress, LeadDatabase } from '../database/lead-database.ts';
import { countByCarrier } from '../database/outbox-entries.ts';
import type { LeadsTable } from '../database/tables.ts';
import type { LeadRecord } from '../office/lead-record.ts';
import { exitCodes, runLeadsTool } from './leads.ts';

/** The tool as the operator runs it, with what it printed. */
async function leads(address: DatabaseAddress, command: string, variables: Record<string, string> = {}) {
  const printed = { stdout: '', stderr: '' };
  const outgoing = makeFolder();
  const exitCode = await runLeadsTool(
    command.split(' '),
    {
      DATABASE_URL: address.kind === 'sqlite' ? `file:${address.path}` : address.url,
      OUTGOING_FOLDER: outgoing,
      ...variables,
    },
    {
      stdout: async (text) => {
        printed.stdout += text;
      },
      stderr: (text) => {
        printed.stderr += text;
      },
    },
  );
  return { exitCode, ...printed };
}

async function prepare(kind: DatabaseAddress['kind']) {
  const { address, database } = await openFreshDatabaseAt(kind);
  const intake = intakeOn(database, { carriers: ['webhook'] });
  return { address, database, intake };
}

/** Lets one relay try everything that is due, with a webhook that refuses. */
async function refuseEverything(database: LeadDatabase) {
  const { carrier } = carrierThat(() => ({ kind: 'refused', reason: 'Wrong secret.' }), 'webhook');
  const relay = startRelay(database, [carrier]);
  await eventually(async () => (await statesOf(database)).includes('due')).toBe(false);
  await relay.stop();
}

describeOnBothDatabases('the operator’s tool', (kind) => {
  it('works before the first lead, even before the first start', async () => {
    const result = await leads(await makeDatabase(kind), 'list');
    expect(result).toMatchObject({ exitCode: exitCodes.done, stderr: '' });
    expect(result.stdout).toContain('No leads yet.');
  });

  if (kind === 'sqlite')
    it('makes no file where a mistyped address points', async () => {
      const address: DatabaseAddress = { kind: 'sqlite', path: join(makeFolder(), 'typo.db') };
      expect(await leads(address, 'list')).toMatchObject({
        exitCode: exitCodes.done,
        stdout: expect.stringContaining(`There is no database ${address.path}`),
      });
      expect(await leads(address, 'export --format csv')).toMatchObject({ exitCode: exitCodes.notDone });
      expect(readdirSync(dirname(address.path))).toEqual([]);
    });

  // Half a minute where the machine is busy: once a day.
  if (kind === 'sqlite' && isThorough)
    it('lists more leads than one statement may name', async () => {
      const { address, database, intake } = await prepare(kind);
      await intake.receive(sampleSubmission());
      const first = await database.queries.selectFrom('leads').selectAll().executeTakeFirstOrThrow();
      const columns = Object.keys({ ...first }) as (keyof LeadsTable)[];
      const copied = columns.map((column) => {
        if (column === 'id' || column === 'reference') return sql`'APR-' || n`;
        return column === 'lead_json' || column.endsWith('_hash') ? sql`null` : sql.ref(column);
      });
      await sql`insert into leads (${sql.join(columns.map((column) => sql.ref(column)))})
        with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 35000)
        select ${sql.join(copied)} from leads cross join numbers`.execute(database.queries);
      const { exitCode, stdout } = await leads(address, 'list --limit 40000 --json');
      expect(exitCode).toBe(exitCodes.done);
      expect(JSON.parse(stdout)).toHaveLength(35_001);
    });

  // Proves 10.9, 10.38, R6.1.
  it('lists the newest leads with what became of them, for people and for programs', async () => {
    const { address, database, intake } = await prepare(kind);
    const first = await intake.receive(sampleSubmission({ idempotencyKey: 'a' }));
    await refuseEverything(database);
    const second = await intake.receive(sampleSubmission({ idempotencyKey: 'b' }));
    const spam = await intake.receive(
      sampleSubmission({ idempotencyKey: 'c', quarantine: 'honeypot-filled' }),
    );

    const { stdout } = await leads(address, 'list');
    expect(stdout).toMatch(
      new RegExp(`${first.reference} .*home +Dolores Umber +937.555.0188 .*New +webhook: GAVE UP`),
    );
    expect(stdout).toMatch(new RegExp(`${second.reference} .*webhook: due`));
    expect(stdout).toContain('1 delivery was GIVEN UP');
    expect(stdout).toContain('2 shown of 3 received; 1 in quarantine, 0 forgotten.');
    expect(stdout).not.toContain(spam.reference);

    const quarantined = await leads(address, 'list --quarantine');
    expect(quarantined.stdout).toMatch(
      new RegExp(`${spam.reference} .*\\[honeypot-filled\\] webhook: withheld`),
    );
    expect(quarantined.stdout).not.toContain(first.reference);

    const records = JSON.parse((await leads(address, 'list --json --state gave-up')).stdout) as LeadRecord[];
    expect(records).toMatchObject([
      {
        reference: first.reference,
        receivedAt: first.receivedAt,
        fields: sampleLead().contact,
        deliveries: [{ carrier: 'webhook', state: 'gave-up', lastReason: 'Wrong secret.' }],
      },
    ]);
  });

  // Proves 10.9.
  it('shows everything about one lead, every try included', async () => {
    const { address, database, intake } = await prepare(kind);
    const { reference } = await intake.receive(
      sampleSubmission({ lead: sampleLead('First line\nsecond \u001b[2Jline') }),
    );
    await refuseEverything(database);
    const { stdout, exitCode } = await leads(address, `show ${reference.toLowerCase()}`);
    expect(exitCode).toBe(exitCodes.done);
    expect(stdout).toContain('dolores.umber@example.org');
    expect(stdout).toMatch(/message +First line\n +second +\[2Jline/);
    expect(stdout).toMatch(/webhook +refused +Wrong secret\./);
    expect(JSON.parse((await leads(address, `show ${reference} --json`)).stdout)).toMatchObject({
      reference,
      tries: [{ carrier: 'webhook', outcome: 'refused' }],
    });
  });

  it('says that nobody sends what waits for a carrier that is no longer named, and leaves it as it is', async () => {
    const { address, database, intake } = await prepare(kind);
    const { reference } = await intake.receive(sampleSubmission());
    await database.queries
      .updateTable('outbox_entries')
      .set({ due_at: 1, failing_since: 1, attempts: 7 })
      .execute();
    const all = await leads(address, 'retry --all');
    expect(all.stdout).toContain('1 delivery waits for webhook, which LEAD_CARRIERS does not name');
    expect(all.stdout).not.toContain('sends within seconds');
    expect(await countByCarrier(database.queries, 'due')).toMatchObject([{ entries: 1, since: 1 }]);
    const one = await leads(address, `retry ${reference}`);
    expect(one.stdout).toContain('1 delivery waits for webhook, which LEAD_CARRIERS does not name');
    expect(one.stdout).not.toContain('sends within seconds');
    expect(JSON.parse((await leads(address, 'retry --all --json')).stdout)).toEqual({
      revived: 0,
      unsendable: [{ carrier: 'webhook', entries: 1 }],
    });
  });

  // Proves 10.9, 10.38.
  it('revives what was given up, and lets a lead out of quarantine', async () => {
    const { address, database, intake } = await prepare(kind);
    await intake.receive(sampleSubmission({ idempotencyKey: 'a' }));
    await refuseEverything(database);
    const spam = await intake.receive(sampleSubmission({ quarantine: 'honeypot-filled' }));

    const variables = {
      LEAD_CARRIERS: 'webhook',
      WEBHOOK_URL: 'https://crm.example.com/leads',
      WEBHOOK_SECRET: 'a secret that only this test knows',
    };
    expect((await leads(address, 'retry --all', variables)).stdout).toContain('1 delivery is due now.');
    expect((await statesOf(database)).sort()).toEqual(['due', 'withheld']);
    const released = await leads(address, `retry ${spam.reference}`, variables);
    expect(released).toMatchObject({
      exitCode: exitCodes.done,
      stdout: expect.stringContaining('is due now'),
    });
    expect(await statesOf(database)).toEqual(['due', 'due']);
    expect((await leads(address, 'list --quarantine')).stdout).toContain('Nothing is in quarantine.');

    const { carrier } = carrierThat(() => delivered, 'webhook');
    startRelay(database, [carrier]);
    await eventually(() => statesOf(database)).toEqual(['delivered', 'delivered']);
    const again = await leads(address, `retry ${spam.reference}`);
    expect(again).toMatchObject({ exitCode: exitCodes.notDone, stdout: '' });
    expect(again.stderr).toContain('needs no retry (webhook: delivered)');
    expect((await leads(address, 'retry --all')).stdout).toContain('Nothing waits for a retry.');
  });

  // Proves 10.9.
  it('forgets a person, keeps the count, and does not mind being asked twice', async () => {
    const { address, intake } = await prepare(kind);
    const { reference } = await intake.receive(sampleSubmission());
    expect((await leads(address, `forget ${reference}`)).stdout).toContain(`${reference} is forgotten`);
    expect((await leads(address, `forget ${reference} --json`)).exitCode).toBe(exitCodes.done);
    const { stdout } = await leads(address, 'list');
    expect(stdout).toMatch(new RegExp(`${reference} .*\\(forgotten\\)`));
    expect(stdout).toContain('1 shown of 1 received; 0 in quarantine, 1 forgotten.');
    expect((await leads(address, `retry ${reference}`)).stderr).toContain('there is nothing left to send');
    if (address.kind === 'sqlite') expect(readFileSync(address.path, 'latin1')).not.toContain('Dolores');
  });

  it('erases a person here although an earlier database file cannot be read, and says which one to delete', async () => {
    const { address, database, intake } = await prepare(kind);
    const { reference } = await intake.receive(sampleSubmission());
    const damaged = join(makeFolder(), 'earlier.db');
    writeFileSync(damaged, 'no database'.repeat(1_000));
    await database.queries.insertInto('copy_places').values({ kind: 'database', place: damaged }).execute();
    for (let time = 0; time < 2; time += 1) {
      const result = await leads(address, `forget ${reference}`);
      expect(result).toMatchObject({ exitCode: exitCodes.unavailable });
      expect(result.stderr).toContain(
        `${damaged}, where leads were kept before, still holds copies: delete it.`,
      );
      if (address.kind === 'sqlite') expect(readFileSync(address.path, 'latin1')).not.toContain('Dolores');
    }
    rmSync(damaged);
    expect((await leads(address, `forget ${reference}`)).exitCode).toBe(exitCodes.done);
  });

  it('says that a lead was just being sent when it is forgotten', async () => {
    const { address, database, intake } = await prepare(kind);
    const { reference } = await intake.receive(sampleSubmission());
    const { promise: end, resolve } = Promise.withResolvers<void>();
    const { carrier, leads: tried } = carrierThat(async () => {
      await end;
      return delivered;
    }, 'webhook');
    const relay = startRelay(database, [carrier]);
    await eventually(() => tried.length).toBe(1);
    const { stdout } = await leads(address, `forget ${reference}`);
    resolve();
    await relay.stop();
    expect(stdout).toContain('It was just being sent (webhook): it may still arrive.');
  });

  // Proves 10.84.
  it('shows what was open for a carrier that is gone as given up, and says at a retry what to do', async () => {
    const { address, database } = await prepare(kind);
    const carriers = ['hubspot', 'webhook'] as const;
    const intake = intakeOn(database, { carriers });
    const { reference } = await intake.receive(sampleSubmission());
    const held = await intake.receive(
      sampleSubmission({ idempotencyKey: 'held', quarantine: 'honeypot-filled' }),
    );
    const { carrier } = carrierThat(() => delivered, 'webhook');
    const { log, lines } = logBook();
    const relay = startRelay(database, [carrier], { log });
    await eventually(async () => (await statesOf(database)).includes('due')).toBe(false);
    await relay.stop();
    expect(lines).toContainEqual(
      expect.objectContaining({
        level: 'error',
        message: expect.stringContaining('leads waited for hubspot'),
      }),
    );
    expect((await leads(address, 'list')).stdout).toMatch(
      new RegExp(`${reference} .*hubspot: GAVE UP, webhook: delivered`),
    );
    const advice =
      'This release has no carrier hubspot: the carrier webhook (docs/webhook.md) stands in its place.';
    expect((await leads(address, `show ${reference}`)).stdout).toContain(`gave-up: ${advice}`);
    expect(await leads(address, `retry ${reference}`)).toMatchObject({
      exitCode: exitCodes.notDone,
      stderr: expect.stringContaining(`${advice} Call the visitor.`),
    });
    // What is let out of quarantine goes where it still can.
    const released = await leads(address, `retry ${held.reference}`, {
      LEAD_CARRIERS: 'webhook',
      WEBHOOK_URL: 'http://127.0.0.1:9/',
      WEBHOOK_SECRET: 'kept-between-the-two-of-us',
    });
    expect(released.stdout).toContain('1 delivery is due now.');
    expect((await leads(address, 'retry --all')).stdout).toContain(
      `2 deliveries stay given up: call the visitors. ${advice}`,
    );
    expect((await statesOf(database)).toSorted()).toEqual(['delivered', 'due', 'gave-up', 'gave-up']);
  });

  // Proves 10.91.
  it('says on one screen what an operator looks for first, and ends with 1 while a delivery fails', async () => {
    const { address, database, intake } = await prepare(kind);
    await intake.receive(sampleSubmission());
    const well = await leads(address, 'status');
    expect(well.exitCode).toBe(exitCodes.done);
    for (const line of [/^Version +\d+\.\d+\.\d+$/m, /^Requests +1, the last \d{4}-/m, /^To call +1$/m])
      expect(well.stdout).toMatch(line);
    expect(well.stdout).toMatch(/^Carriers +disk$/m);
    expect(well.stdout).toMatch(/^Last backup +none on record$/m);
    expect(well.stdout).toMatch(/^Disk +[\d,]+ MB free in /m);
    expect(well.stdout).not.toContain('Dolores');
    // The carrier with the longest name.
    await database.queries
      .updateTable('outbox_entries')
      .set({ state: 'gave-up', carrier: 'auto-response' })
      .execute();
    const failing = await leads(address, 'status');
    expect(failing.exitCode).toBe(exitCodes.notDone);
    expect(failing.stdout).toMatch(/^ +auto-response +0 waiting, 0 of them failing, 1 given up$/m);
    expect(JSON.parse((await leads(address, 'status --json')).stdout)).toMatchObject({
      received: 1,
      backup: null,
    });
  });

  if (kind === 'sqlite')
    it('says so when an export does not fit on the disk, and leaves the earlier file as it was', async () => {
      const { address, intake } = await prepare(kind);
      for (let place = 0; place < 20; place += 1) {
        const lead = sampleLead('x'.repeat(2_000 + place));
        await intake.receive(sampleSubmission({ lead, idempotencyKey: `${place}` }));
      }
      const full = await leads(address, 'export --format csv --output /dev/full');
      expect(full).toMatchObject({ exitCode: exitCodes.notDone, stderr: expect.stringContaining('ENOSPC') });
      expect(full.stderr).not.toContain('exported');

      const folder = makeFolder();
      const file = join(folder, 'leads.csv');
      writeFileSync(file, 'the last good one');
      const words = ['server/operator/leads.ts', 'export', '--format', 'csv', '--output', file];
      const printed = spawnSync('sh', ['-c', 'ulimit -f 16; exec "$@"', 'sh', process.execPath, ...words], {
        env: { DATABASE_URL: address.kind === 'sqlite' ? `file:${address.path}` : address.url },
        encoding: 'utf8',
      });
      expect([printed.status, printed.stderr]).toEqual([
        exitCodes.notDone,
        expect.stringContaining('leads.csv cannot be written: EFBIG'),
      ]);
      expect([readFileSync(file, 'utf8'), readdirSync(folder)]).toEqual(['the last good one', ['leads.csv']]);
    });

  it('names a lead that cannot be read and shows and exports all the others', async () => {
    const { address, database, intake } = await prepare(kind);
    const damaged = await intake.receive(sampleSubmission({ idempotencyKey: 'a' }));
    const whole = await intake.receive(sampleSubmission({ idempotencyKey: 'b' }));
    await database.queries
      .updateTable('leads')
      .set({ lead_json: '{"form":"home","contact":{"name":"Dolores Umber"}}', received_at: 9e15 })
      .where('reference', '=', damaged.reference)
      .execute();
    const list = await leads(address, 'list');
    expect(list.exitCode).toBe(exitCodes.done);
    expect(list.stdout).toMatch(new RegExp(`${damaged.reference} .*\\(cannot be read\\)`));
    expect(list.stdout).toMatch(new RegExp(`${whole.reference} .*Dolores Umber`));
    expect((await leads(address, `show ${damaged.reference}`)).stdout).toMatch(
      /Cannot be read +the field contact\.email is missing or of another kind/,
    );
    for (const format of ['csv', 'json']) {
      const exported = await leads(address, `export --format ${format}`);
      expect(exported.exitCode).toBe(exitCodes.notDone);
      expect(exported.stdout).toContain(damaged.reference);
      expect(exported.stdout.match(/Dolores Umber/g)).toHaveLength(1);
      expect(exported.stderr).toBe(
        `2 leads exported.\nWhat these leads say cannot be read and is left out: ${damaged.reference}.\n`,
      );
    }
    expect((await leads(address, `forget ${damaged.reference}`)).exitCode).toBe(exitCodes.done);
    expect((await leads(address, 'export --format csv')).exitCode).toBe(exitCodes.done);
  });

  // Proves 10.9.
  it('sends a test through every carrier and says what each answered', async () => {
    const address = await makeDatabase(kind);
    const taken = await leads(address, 'send-test');
    expect(taken).toMatchObject({ exitCode: exitCodes.done });
    expect(taken.stdout).toMatch(/^disk: written to APR-.*\.json\. Nobody is told/);
    const refused = await leads(address, 'send-test', {
      LEAD_CARRIERS: 'disk,webhook',
      WEBHOOK_URL: 'http://127.0.0.1:9/',
      WEBHOOK_SECRET: 'kept-between-the-two-of-us',
    });
    expect(refused.exitCode).toBe(exitCodes.notDone);
    expect(refused.stdout).toContain('webhook: NOT delivered, a later try may work.');
  });

  it('says in one line what it cannot do, with an exit code for each kind', async () => {
    const { address } = await prepare(kind);
    expect(await leads(address, 'show APR-2222-2222')).toMatchObject({
      exitCode: exitCodes.notDone,
      stdout: '',
      stderr: expect.stringMatching(/^There is no lead APR-2222-2222 in .+\.\n$/),
    });
    expect((await leads(address, 'lits')).exitCode).toBe(exitCodes.mistyped);
    expect(await leads(address, 'list', { PORT: 'x' })).toMatchObject({
      exitCode: exitCodes.misconfigured,
      stderr: expect.stringMatching(/^PORT must be .+\n$/),
    });
    const gone = kind === 'sqlite' ? 'file:/dev/null/leads.db' : 'postgres://tester@127.0.0.1:9/leads';
    expect(await leads(address, 'list', { DATABASE_URL: gone })).toMatchObject({
      exitCode: exitCodes.unavailable,
      stderr: expect.stringMatching(/^The leads in .+ cannot be read: .+\n$/),
    });
  });
});

describeOnOneDatabase('a long export', (kind) => {
  // Proves 10.9.
  it('exports every lead once, oldest first, as a table and as JSON', async () => {
    const { address, intake } = await prepare(kind);
    const receipts = await Promise.all(
      Array.from({ length: 502 }, (_, place) =>
        intake.receive(sampleSubmission({ idempotencyKey: `${place}`, lead: sampleLead(`=${place}, "so"`) })),
      ),
    );
    const csv = await leads(address, 'export --format csv');
    expect(csv).toMatchObject({ exitCode: exitCodes.done, stderr: '502 leads exported.\n' });
    const [heading, ...lines] = csv.stdout.trimEnd().split('\r\n');
    expect(heading).toBe(
      'reference,receivedAt,form,quarantine,forgottenAt,deliveries,name,email,phone,service,message,phoneNormalized,textConsentVersion,textConsentAt,town,stage,firstCalledAt,visitAt,source,assignedTo,nextStep,nextAt,wonDollars,lostReason',
    );
    expect(new Set(lines.map((line) => line.split(',')[0]))).toEqual(
      new Set(receipts.map(({ reference }) => reference)),
    );
    expect(lines).toHaveLength(502);
    expect(lines.some((line) => line.includes(`"'=7, ""so""",+19375550188,`))).toBe(true);

    const folder = makeFolder();
    const file = join(folder, 'leads.json');
    expect((await leads(address, `export --format json --output ${file}`)).stdout).toBe('');
    const records = JSON.parse(readFileSync(file, 'utf8')) as LeadRecord[];
    expect(records).toHaveLength(502);
    expect(records.map(({ receivedAt }) => receivedAt)).toEqual(
      records.map(({ receivedAt }) => receivedAt).toSorted(),
    );
    const tomorrow = new Date(Date.now() + 48 * 60 * 60 * 1000).toISOString().slice(0, 10);
    const later = await leads(address, `export --format json --since ${tomorrow}`);
    expect(JSON.parse(later.stdout)).toEqual([]);
    // A second export replaces the first, which somebody has shown to everybody or made a link.
    chmodSync(file, 0o644);
    symlinkSync(file, join(folder, 'link.json'));
    await leads(address, `export --format json --output ${join(folder, 'link.json')}`);
    expect(lstatSync(join(folder, 'link.json')).isFile()).toBe(true);
    await leads(address, `export --format json --output ${file}`);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const unwritable = await leads(address, `export --format csv --output ${join(folder, 'no', 'such')}`);
    expect(unwritable).toMatchObject({ exitCode: exitCodes.notDone });
    expect(unwritable.stderr).toContain('cannot be written');
  });
});
