import { expect, test } from 'vitest';
import { readResponse } from './read-response.ts';

// Proves 8.3, R1.1.
test('only an answer with a reference means that the lead is stored', () => {
  expect(readResponse(201, { reference: 'APR-1', receivedAt: 'x' }, null)).toEqual({
    kind: 'received',
    reference: 'APR-1',
    workedOut: {},
  });
  expect(readResponse(201, {}, null).kind).toBe('put-off');
  expect(readResponse(200, '<html>', null).kind).toBe('put-off');
});

test('a repeated send gets the same reference and counts as stored', () => {
  expect(readResponse(200, { reference: 'APR-1' }, null).kind).toBe('received');
});

test('the figures the server worked out come along', () => {
  expect(
    readResponse(201, { reference: 'APR-1', receivedAt: 'x', estimate: { low: 1 } }, null),
  ).toMatchObject({
    workedOut: { estimate: { low: 1 } },
  });
});

test('complaints about fields reach the form', () => {
  expect(readResponse(422, { errors: { email: 'Valid email is required' } }, null)).toEqual({
    kind: 'invalid',
    errors: { email: 'Valid email is required' },
  });
});

test.each([null, {}, { errors: null }, { errors: {} }, { error: 'This key belongs to another request' }])(
  'a 422 that names no field (%j) is a refusal',
  (body) => {
    expect(readResponse(422, body, null)).toEqual({ kind: 'refused' });
  },
);

test.each([429, 500, 502, 503, 522])('status %i is worth another try', (status) => {
  expect(readResponse(status, {}, '30')).toEqual({ kind: 'put-off', retryAfterMs: 30_000 });
});

test.each([400, 403, 404, 413, 415])('status %i will not change by repeating', (status) => {
  expect(readResponse(status, {}, null)).toEqual({ kind: 'refused' });
});
