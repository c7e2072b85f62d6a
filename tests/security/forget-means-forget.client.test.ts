// The configuration changes twice between a request and the wish to be forgotten. Afterwards every byte in every folder
// that was ever named is searched.

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runLeadsTool } from '#server/operator/leads.ts';
import { copyLeads } from '../../ops/backup/copy-leads.ts';
import { startFakeFormService } from '../fakes/form-service.ts';
import { startServer } from '../journeys/running-server.ts';
import { eventually } from '../journeys/stored-leads.ts';

const traces = ['Dolores', 'dolores.umber@example.org', '555-0188', '9375550188', 'Shingles on the lawn'];

function tracesIn(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return files.flatMap(({ parentPath, name }) => {
    const bytes = readFileSync(join(parentPath, name), 'latin1');
    return traces.filter((trace) => bytes.includes(trace)).map((trace) => `${name}: ${trace}`);
  });
}

async function post(
  url: string,
  name: string,
  email: string,
  phone: string,
  message: string,
): Promise<string> {
  const response = await fetch(`${url}/api/leads/home`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, email, phone, service: 'Roof Repair', message }),
  });
  return ((await response.json()) as { reference: string }).reference;
}

test('nothing of a person who is forgotten stays on this machine, though the configuration changed twice', async ({
  onTestFinished,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'forgetting-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const formService = await startFakeFormService();
  onTestFinished(formService.close);
  const at = (name: string) => join(folder, name);
  const first = {
    DATABASE_URL: `file:${at('leads.db')}`,
    OUTGOING_FOLDER: at('files'),
    LEAD_CARRIERS: 'disk',
  };
  const second = { ...first, OUTGOING_FOLDER: at('elsewhere') };
  const third = {
    DATABASE_URL: `file:${at('moved.db')}`,
    LEAD_CARRIERS: 'form-service',
    FORM_SERVICE_URL: formService.url,
    LEAD_MAILBOX: 'owner@example.com',
  };
  const run = async (words: string, variables: Record<string, string>) => {
    let printed = '';
    const take = (text: string) => {
      printed += text;
    };
    const terminal = { stdout: async (text: string) => take(text), stderr: take };
    const exitCode = await runLeadsTool(words.split(' '), variables, terminal);
    return { exitCode, printed };
  };

  const server = await startServer(first, { flags: ['--leads-only'] });
  onTestFinished(server.dispose);
  const reference = await post(
    server.url,
    'Dolores Umber',
    'dolores.umber@example.org',
    '(937) 555-0188',
    'Shingles on the lawn',
  );
  await eventually(() => readdirSync(folder).includes('files') && tracesIn(at('files')).length > 0);
  await server.stop();

  const again = await startServer(second, { flags: ['--leads-only'] });
  onTestFinished(again.dispose);
  const other = await post(
    again.url,
    'Dolores Umber',
    'dolores.umber@example.org',
    '(937) 555-0188',
    'Shingles on the lawn again',
  );
  await eventually(() => readdirSync(folder).includes('elsewhere') && tracesIn(at('elsewhere')).length > 0);
  writeFileSync(at(`files/.${reference}.json.4711.unfinished`), 'Dolores');
  await again.stop('SIGKILL');
  await copyLeads({ kind: 'sqlite', path: at('leads.db') }, at('moved.db'));
  for (const place of ['files', 'elsewhere']) expect(tracesIn(at(place)).length).toBeGreaterThan(3);

  const last = await startServer(third, { flags: ['--leads-only'] });
  onTestFinished(last.dispose);
  await post(last.url, 'Neighbor', 'neighbor@example.org', '(513) 555-0101', 'Stays');
  for (const each of [reference, other])
    expect(await run(`forget ${each}`, third)).toMatchObject({ exitCode: 0 });
  await copyLeads({ kind: 'sqlite', path: at('moved.db') }, at('backup-made-after.db'));
  expect(tracesIn(folder)).toEqual([]);
  expect(last.output()).not.toMatch(/Dolores|dolores|Shingles/);
});
