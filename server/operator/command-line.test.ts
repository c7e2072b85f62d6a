import { describe, expect, it } from 'vitest';
import { readCommand, UsageError } from './command-line.ts';

describe('what the operator types', () => {
  it.each([
    ['list', { verb: 'list', isQuarantined: false, state: null, atMost: 50, asJson: false }],
    ['list --quarantine --json', { verb: 'list', isQuarantined: true, asJson: true }],
    ['list --state gave-up --limit 5', { verb: 'list', state: 'gave-up', atMost: 5 }],
    ['show SWO-2222-2222', { verb: 'show', reference: 'SWO-2222-2222' }],
    ['show 2222 2222', { verb: 'show', reference: 'SWO-2222-2222' }],
    ['export --format csv --output leads.csv', { verb: 'export', format: 'csv', outputFile: 'leads.csv' }],
    ['retry --all', { verb: 'retry', reference: 'all' }],
    ['retry swo-2222-2222', { verb: 'retry', reference: 'SWO-2222-2222' }],
    ['forget SWO-2222-2222', { verb: 'forget', reference: 'SWO-2222-2222' }],
    ['send-test --json', { verb: 'send-test', asJson: true }],
    ['', { verb: 'help' }],
    ['list --help', { verb: 'help' }],
  ])('understands "%s"', (text, expected) => {
    expect(readCommand(text.split(' ').filter(Boolean))).toMatchObject(expected);
  });

  it.each([
    ['lst', 'There is no command "lst".'],
    ['list SWO-2222-2222', 'takes nothing more'],
    ['list --all', '"list" does not know --all.'],
    ['list --lmit 3', "Unknown option '--lmit'."],
    ['list --limit few', '--limit must be a whole number above 0.'],
    ['list --state lost', '--state must be one of due, delivered'],
    ['show', 'needs the reference of a lead'],
    ['show SWO-2222-2223', 'a character must be wrong'],
    ['retry', 'needs the reference of a lead'],
    ['retry --all SWO-2222-2222', 'takes nothing more'],
    ['export', '--format csv or --format json'],
    ['export --format xls', '--format csv or --format json'],
  ])('says what is wrong with "%s"', (text, message) => {
    const attempt = () => readCommand(text.split(' '));
    expect(attempt).toThrow(UsageError);
    expect(attempt).toThrow(message);
  });
});
