import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

// Console noise is how a broken promise announces itself. A test that expects some takes it with `expectConsole`.
const channels = ['log', 'info', 'warn', 'error', 'debug'] as const;
type Channel = (typeof channels)[number];

let spies = new Map<Channel, MockInstance>();

beforeEach(() => {
  spies = new Map(
    channels.map((channel) => [channel, vi.spyOn(console, channel).mockImplementation(() => {})]),
  );
});

afterEach(() => {
  for (const [channel, spy] of spies) {
    const calls = spy.mock.calls;
    spy.mockRestore();
    expect(calls, `unexpected console.${channel}`).toEqual([]);
  }
});

/** Takes what was printed on `channel` so far, so that it no longer counts as unexpected. */
export function expectConsole(channel: Channel): unknown[][] {
  const spy = spies.get(channel);
  const calls = spy?.mock.calls.slice() ?? [];
  spy?.mockClear();
  return calls;
}
