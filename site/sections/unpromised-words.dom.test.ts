// A contractor who was not asked, or said no: nothing on the pages promises it for him.

import { expect, test, vi } from 'vitest';

vi.mock('#client/claims.ts', () => ({ claims: {}, promiseGrounds: {} }));

test('a promise that nobody said yes to is printed nowhere', async () => {
  const words = JSON.stringify([
    await import('#content/services/services.ts'),
    await import('#content/pages/home.ts'),
    await import('#content/pages/about.ts'),
    await import('#content/pages/financing.ts'),
    await import('#content/business/insurance-words.ts'),
    (await import('#content/legal/legal-slots.ts')).legalSlots({ leadDelivery: 'server' }),
  ]);
  expect(words).toContain('Tear-Off and Deck Repair');
  expect(
    words.match(
      /magnet|chalk a|test squares|pole camera|a camera goes|crew goes home|closed every night|close the same day|within the hour|boards and lights|opened with steam|adjuster on the roof|meet your adjuster|samples brought|samples of|formed to the length|watches from|valued at|no prepayment/gi,
    ),
  ).toBeNull();
  expect(words).not.toMatch(/ ,|\.\.|undefined| {2}/);
});
