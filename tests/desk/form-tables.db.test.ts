// What follows from the table of a form, from the page without script to the day the person is forgotten.

import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, it, vi } from 'vitest';
import { formNames } from '#leads/forms/form-names.ts';
import type { Field } from '#leads/forms/form-table.ts';
import { forms, partsOf } from '#leads/forms/forms.ts';
import type { Lead } from '#leads/forms/lead.ts';
import { formatPhone } from '#leads/forms/phone.ts';
import { readStoredLead, type StoredLead } from '#leads/forms/stored-lead.ts';
import { composeNotice } from '#leads/notice/compose-notice.ts';
import { ContactLeadForm } from '#site/lead-forms/ContactLeadForm.tsx';
import { describeOnOneDatabase } from '../fresh-databases.ts';
import { carrierThat, delivered, eventually, startRelay } from '../relays-under-test.ts';
import { sampleSubmission } from '../sample-submissions.ts';
import { buildTestApp, intakeInto, pageOf, siteUrl, smallSite } from '../security/test-app.ts';
import { tooLong } from '../with-one-more-field.ts';
import { openDeskSignedIn } from './desk-under-test.ts';

// Tests of this process have loaded, and will load, these modules as they are.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

vi.mock('../../leads/forms/contact-lead.ts', async (original) =>
  (await import('../with-one-more-field.ts')).withOneMoreField(original),
);
vi.mock('../../leads/forms/roof-cost-lead.ts', async (original) => {
  const tables = await original<typeof import('#leads/forms/roof-cost-lead.ts')>();
  const vents = { kept: 'number', since: '9.9.9', notice: { leftOut: 'a test' } } as const;
  return { ...tables, roofCostAnswers: { ...tables.roofCostAnswers, vents } };
});
/** The home page's form as if the desk alone filled it in. */
vi.mock('../../leads/forms/forms.ts', async (original) => {
  const { forms, isPublicForm, ...module } = await original<typeof import('#leads/forms/forms.ts')>();
  const home = { ...forms.home, askedOf: 'desk' as const };
  return { ...module, forms, isPublicForm: (form: string) => isPublicForm(form, { ...forms, home }) };
});

/** One of each form, as the release that had it first, or 0.2.2, stored it. */
const storedBefore = ['0.2.2', '0.3.0'].flatMap((release) =>
  readFileSync(new URL(`../leads-of-${release}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n'),
);

/** The facts on a page of the desk, as "Service: Roof Repair". */
const factsOf = (page: string) =>
  [...page.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)].map(
    ([, label, text]) => `${label}: ${text}`,
  );

describeOnOneDatabase('the table of a form', (kind) => {
  async function open() {
    const desk = await openDeskSignedIn(kind);
    const contactPage = pageOf(
      `<title>Contact</title>${renderToStaticMarkup(createElement(ContactLeadForm))}`,
    );
    const { app } = await buildTestApp({
      site: new Map([...smallSite, ['/contact', contactPage]]),
      receiveLead: intakeInto(desk.database),
    });
    const send = (form: string, fields: Record<string, string>) =>
      app.inject({
        method: 'POST',
        url: `/api/leads/${form}`,
        headers: {
          accept: 'text/html',
          'content-type': 'application/x-www-form-urlencoded',
          origin: siteUrl,
        },
        payload: new URLSearchParams(fields).toString(),
      });
    const { carrier, leads: mailed } = carrierThat(() => delivered, 'disk');
    const deliver = async (count: number) => {
      startRelay(desk.database, [carrier], { composeNotice });
      await eventually(() => mailed.length).toBe(count);
      return mailed;
    };
    return { ...desk, send, deliver };
  }

  // Proves R39.1.
  it('brings a field that is one more row to everybody who reads a request, and forgets it with the person', async () => {
    const { send, deliver, get, post, everything } = await open();
    const person = {
      firstName: 'Dana',
      lastName: 'Whitaker',
      email: 'dana@example.org',
      phone: '937 555 0188',
    };
    const refused = await send('contact', { ...person, service: 'Roof Repair', gateCode: '123456789' });
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain('value="123456789"');
    expect(refused.body).toContain(`<p id="contact-gateCode-error" data-field-error>${tooLong}</p>`);

    const taken = await send('contact', { ...person, service: 'Roof Repair', gateCode: '4711#' });
    expect(taken.statusCode).toBe(303);
    const reference = new URL(String(taken.headers.location), siteUrl).searchParams.get('reference');
    const path = `/desk/requests/${reference}`;
    const told = (await deliver(2)).find((lead) => lead.reference === reference);
    expect(told?.notice.fields).toContainEqual(['gateCode', '4711#']);
    expect(told?.fields.gateCode).toBe('4711#');
    expect(factsOf((await get(path)).body)).toContain('Code of the gate: 4711#');
    expect((await get('/desk?q=4711')).body).toContain(String(reference));
    const [heading = '', ...rows] = (await post('/desk/export/csv', {})).body.split('\r\n');
    expect(heading.split(',')).toContain('Gate code');
    expect(rows.join()).toContain(',4711#,');

    await post(`${path}/forget`, {});
    expect((await get(path)).body).not.toContain('4711#');
    expect(await everything()).not.toContain('4711#');
  });

  // Proves R39.2.
  it('reads what earlier releases stored, without that field: mailed, shown, exported and forgotten as then', async () => {
    const { database, deliver, get, post, everything } = await open();
    const leads = new Map<string, StoredLead>();
    for (const leadJson of storedBefore) {
      const read = readStoredLead(leadJson);
      if (read.kind === 'unreadable') throw new Error(read.reason);
      const { version: _version, ...written } = JSON.parse(leadJson);
      expect(read.lead).toMatchObject(written);
      const { reference } = await intakeInto(database)(sampleSubmission({ lead: read.lead as Lead }));
      leads.set(reference, read.lead);
      const asThen = database.queries.updateTable('leads').set({ lead_json: leadJson });
      await asThen.where('reference', '=', reference).execute();
    }
    expect([...leads.values()].map(({ form }) => form)).toEqual(formNames);
    const mailed = await deliver(leads.size + 1);
    const exported = (await post('/desk/export/csv', {})).body;
    for (const [reference, lead] of leads) {
      const told = new Map(mailed.find((each) => each.reference === reference)?.notice.fields);
      for (const [, table] of partsOf(lead.form))
        for (const [name, { notice = {} }] of Object.entries(table))
          expect([name, told.has(name)]).toEqual([name, !('leftOut' in notice)]);
      const page = (await get(`/desk/requests/${reference}`)).body;
      for (const [name, { desk, label }] of Object.entries<Field>(forms[lead.form].parts.contact)) {
        const entered = (lead.contact as Record<string, string>)[name] ?? '';
        if (desk !== 'reach')
          expect([name, factsOf(page).some((fact) => fact.startsWith(`${desk?.label ?? label}: `))]).toEqual([
            name,
            entered !== '',
          ]);
        else expect(page).toContain(name === 'phone' ? formatPhone(entered) : entered);
      }
      expect(exported).toMatch(new RegExp(`${reference}.*Dana`));
      await post(`/desk/requests/${reference}/forget`, {});
    }
    expect(await everything()).not.toMatch(/Dana|dana@|Linden|ceiling/);
  });

  // Proves R39.3.
  it('gives a form for the desk alone no public route, and its requests a place at the desk', async () => {
    const { send, path, get } = await open();
    expect((await send('home', { name: 'Dana' })).statusCode).toBe(404);
    expect((await get(path)).body).toContain('Dolores Umber');
  });
});
