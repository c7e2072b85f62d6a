// A contractor who was not asked, or said no: nothing on the pages promises it for him.

import { expect, test, vi } from 'vitest';

vi.mock('#client/claims.ts', () => ({ claims: {}, promiseGrounds: {} }));
vi.mock('#client/shapes/offers.ts', async (importActual) => {
  const { offers } = await importActual<typeof import('#client/shapes/offers.ts')>();
  return { offers: { ...offers, metalColors: [] } };
});
vi.mock('#client/shapes/proof.ts', async (importActual) => {
  const { proof } = await importActual<typeof import('#client/shapes/proof.ts')>();
  return { proof: { ...proof, notApplicable: { workmanshipWarrantyYears: 'We give none.' } } };
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
    await import('#content/pages/locations.ts'),
    (await import('#content/pages/roof-materials.ts')).roofMaterialsWords,
    await import('#content/pages/accessibility.ts'),
    (await import('#content/legal/terms.md?raw')).default,
    await import('#content/business/insurance-words.ts'),
    (await import('#content/legal/legal-slots.ts')).legalSlots({ leadDelivery: 'server' }),
    (await import('#content/pages/roof-cost-wizard-words.ts')).roofCostFieldWords.extrasHint,
    (await import('#calculators/roof-cost/worked-roofs.ts')).workedRoofs,
    (await import('../drawings/details/HailTestSquare.tsx')).hailTestSquare,
  ]);
  expect(words).toContain('Tear-Off and Deck Repair');
  expect(
    words.match(
      /magnet|chalk (?:a|marks)|in chalk|test square|pole camera|a camera goes|crew goes home|closed every night|"Every night"|open part is closed|close the same day|within the hour|boards and lights|tarps and boards|bring tarps|arrival times|We started|opened with steam|adjuster on the roof|meet your adjuster|samples brought|samples of|bring a sample|bring painted|formed to the length|formed for your|to those lengths|in one length|(?:six|no|zero) colors|watches from|valued at|no prepayment|tarps over|flower bed|maintenance (?:plans|agreements)|2 visits|send photos|schedule of visits|snapped in chalk|snow guards|stack of spare|new gutters|gutters and (?:a|the) chimney|text messages|walk around the house|photos? of both|show you every sheet|photos with the invoice|before and after|send the photos|photograph what gets covered|pay early at any time|clean yard|metal roof colors|roof maintenance program|our roofing crew/gi,
    ),
  ).toBeNull();
  // No question asks for these, so no page says them.
  expect(
    words.match(
      /yard is cleaned|cleanup at the end|one person to call|one contact person|date to count on|rain moves it, we call|we call (?:it|your office|before)|we price both|you get both prices|we (?:start early|use coated|put on houses|give you the product|give you a realistic|help you (?:right|protect)|cut a test core|check before we choose|say so\.")|file the papers|test with a hose|years yours has left|remaining life|by season and year|in a harness|are on a calendar|see the calendar|your insurer asks for|meet the inspector|warranty file|we set a date|ours on the work|final walk|water check|every hail hit|honor our warranty|warranties on workmanship|few minutes, on paper|fix the page|settles most things/gi,
    ),
  ).toBeNull();
  expect(words).not.toMatch(/ ,|\.\.|undefined| {2}/);
});

// Proves R8.2.
test('a contractor who sends no texts asks nobody for them, and the box of a page from before is no reason to refuse a request', async () => {
  const { contactFields } = await import('#leads/forms/contact-lead.ts');
  const { readLead } = await import('#leads/forms/read-lead.ts');
  const { composeLegalText } = await import('./legal/compose-legal-text.ts');
  expect(contactFields.textConsent.isOffered).toBe(false);
  const person = { firstName: 'Dolores', lastName: 'Umber', email: 'd@example.org', phone: '937 555 0188' };
  const sent = { ...person, service: 'Roof Repair', message: 'A leak.', textConsent: '2026-11' };
  expect(readLead('contact', sent)).toMatchObject({ value: { contact: { textConsent: '' } } });
  const entry = '<li>If you tick the box.<!-- only textsCustomers --></li>';
  expect(composeLegalText(entry, { leadDelivery: 'server' })).toBe('');
});

test('without new gutters nobody is asked about them, and a link that has them is priced without', async () => {
  const { readRoofCostAnswers, roofCostOptions } = await import('#calculators/roof-cost/answers.ts');
  expect(roofCostOptions.gutters).toEqual(['no']);
  expect(readRoofCostAnswers({ gutters: 'yes' })).toMatchObject({ answers: { gutters: 'no' } });
});

test('a contractor with one material has nothing to put side by side, and no source for the life of another', async () => {
  vi.resetModules();
  vi.doMock('#client/switches.ts', async (importActual) => ({
    ...(await importActual<object>()),
    offeredMaterials: ['metal'],
  }));
  const words = JSON.stringify([
    (await import('#content/pages/roof-price-words.ts')).roofPriceWords,
    (await import('#content/pages/roof-cost-results-words.ts')).roofCostResultWords,
    (await import('#content/pages/roof-cost-examples.ts')).roofCostExamplesWords,
    await import('#content/pages/roof-materials.ts'),
  ]);
  vi.doUnmock('#client/switches.ts');
  expect(words).toContain('Our roof material');
  expect(words).toContain('Life spans by us (metal).');
  expect(
    words.match(/one (?:roof )?materials|one roofs|side by side\b(?!:)|pick one|torn between|NAHB|NACHI/gi),
  ).toBeNull();
});
