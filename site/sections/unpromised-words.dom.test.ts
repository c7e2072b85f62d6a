// A contractor who was not asked, or said no: nothing on the pages promises it for him.

import { expect, test, vi } from 'vitest';

vi.mock('#client/claims.ts', () => ({ claims: {}, promiseGrounds: {} }));
vi.mock('#client/shapes/offers.ts', async (importActual) => {
  const { offers } = await importActual<typeof import('#client/shapes/offers.ts')>();
  return { offers: { ...offers, metalColors: [] } };
});

test('a promise that nobody said yes to is printed nowhere', async () => {
  const words = JSON.stringify([
    await import('#content/services/services.ts'),
    (await import('#content/services/inspection-points.ts')).inspectionPoints,
    (await import('#content/pages/sample-report.ts')).reportPoints,
    (await import('#content/services/metal-colors.ts')).metalColorWords,
    await import('#content/pages/home.ts'),
    await import('#content/pages/about.ts'),
    await import('#content/pages/financing.ts'),
    await import('#content/business/insurance-words.ts'),
    (await import('#content/legal/legal-slots.ts')).legalSlots({ leadDelivery: 'server' }),
  ]);
  expect(words).toContain('Tear-Off and Deck Repair');
  expect(
    words.match(
      /magnet|chalk (?:a|marks)|in chalk|test square|pole camera|a camera goes|crew goes home|closed every night|"Every night"|open part is closed|close the same day|within the hour|boards and lights|tarps and boards|bring tarps|arrival times|We started|opened with steam|adjuster on the roof|meet your adjuster|samples brought|samples of|bring a sample|bring painted|formed to the length|formed for your|to those lengths|in one length|(?:six|no|zero) colors|watches from|valued at|no prepayment/gi,
    ),
  ).toBeNull();
  expect(words).not.toMatch(/ ,|\.\.|undefined| {2}/);
});
