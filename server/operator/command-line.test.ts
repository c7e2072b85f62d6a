import { describe, expect, it } from 'vitest';
import { company } from '#client/company.ts';
import { readCommand, UsageError } from './command-line.ts';

const reference = `${company.referencePrefix}-2222-2222`;

describe('what the operator types', () => {
  it.each([
    ['list', { verb: 'list', isQuarantined: false, state: null, atMost: 50, asJson: false }],
    ['list --quarantine --json', { verb: 'list', isQuarantined: true, asJson: true }],
    ['list --state gave-up --limit 5', { verb: 'list', state: 'gave-up', atMost: 5 }],
    [`show ${reference}`, { verb: 'show', reference }],
    ['show 2222 2222', { verb: 'show', reference }],
    ['export --format csv --output leads.csv', { verb: 'export', format: 'csv', outputFile: 'leads.csv' }],
    // Midnight at the shop, an hour before the clocks are put back.
    ['export --format json --since 2026-11-01', { which: { since: Date.parse('2026-11-01T05:00:00Z') } }],
    ['retry --all', { verb: 'retry', reference: 'all' }],
    [`retry ${reference.toLowerCase()}`, { verb: 'retry', reference }],
    [`forget ${reference}`, { verb: 'forget', reference }],
    ['send-test --json', { verb: 'send-test', asJson: true }],
  ])('understands "%s"', (text, expected) => {
    expect(readCommand(text.split(' ').filter(Boolean))).toMatchObject(expected);
  });

  it.each([[''], ['help'], ['list --help']])('takes "%s" as a question what there is', (text) => {
    expect(readCommand(text.split(' ').filter(Boolean))).toBeNull();
  });

  it.each([
    ['lst', 'There is no command "lst".'],
    [`list ${reference}`, 'takes nothing more'],
    ['list --all', '"list" does not know --all.'],
    ['list --lmit 3', "Unknown option '--lmit'."],
    ['list --limit few', '--limit must be a whole number above 0.'],
    ['list --state lost', '--state must be one of due, delivered'],
    ['show', 'needs the reference of a lead'],
    [`show ${reference.replace(/2$/, '3')}`, 'a character must be wrong'],
    ['retry', 'needs the reference of a lead'],
    [`retry --all ${reference}`, 'takes nothing more'],
    ['export', '--format csv or --format json'],
    ['export --format csv --since 2026-02-30', '--since needs a day such as 2026-11-01.'],
    ['export --format xls', '--format csv or --format json'],
  ])('says what is wrong with "%s"', (text, message) => {
    const attempt = () => readCommand(text.split(' '));
    expect(attempt).toThrow(UsageError);
    expect(attempt).toThrow(message);
  });
});
