import { expect, test } from 'vitest';
import type { Proof } from '#client/shapes/business.ts';
import { proof as noProof } from '#client/shapes/proof.ts';
import { listExpiredPapers } from '#content/business/launch-gaps.ts';
import { findLaunchBlockers, type LaunchFacts } from './launch-blockers.ts';

const ready: LaunchFacts = {
  environment: {
    siteUrl: 'https://www.millerroofing.com',
    mailbox: 'leads@millerroofing.com',
    carbonCopies: ['a@millerroofing.com', 'b@millerroofing.com', 'c@millerroofing.com'],
    leadDelivery: 'server',
    carriers: [{ name: 'smtp' }],
  },
  placeholders: [],
  companyEmail: 'hello@millerroofing.com',
  areReviewsMissing: false,
  proofGaps: [],
  pricesReviewedOn: '2026-03-01',
  today: '2026-04-01',
  areLegalTextsReviewed: true,
  leadCopyCount: 3,
  promises: {},
  claims: {
    since: { text: 'Since 2010', ground: 'https://www.millerroofing.com/history' },
    licensedAndInsured: {
      text: 'Licensed & Insured',
      ground: { paper: 'insurance certificate', date: '2026-03' },
    },
  },
};

test('a shop of one needs no copies, and a paper that ran out is named', () => {
  const alone = { ...ready.environment, carbonCopies: [] };
  expect(findLaunchBlockers({ ...ready, environment: alone, leadCopyCount: 0 })).toEqual([]);
  expect(findLaunchBlockers({ ...ready, environment: alone })).toEqual([
    expect.stringMatching(
      /^LEAD_CC has 0 addresses; 3 are expected \(leadCopyCount in client\/company\.ts\)/,
    ),
  ]);
  const proof: Proof = {
    ...noProof,
    workersCompensation: { certificate: 'BWC certificate 12', validThrough: '2026-03-31' },
    registrations: [
      { place: 'Duluth', number: '7', year: 2025 },
      { place: 'Cloquet', number: '8', year: 2026 },
    ],
  };
  expect(listExpiredPapers('2026-03-31', { ...proof, registrations: [] })).toEqual([]);
  const lines = findLaunchBlockers({ ...ready, proofGaps: listExpiredPapers(ready.today, proof) });
  expect(lines).toEqual([
    expect.stringMatching(/^BWC certificate 12 was valid through 2026-03-31, and is printed/),
    expect.stringMatching(/^The registration in Duluth is for 2025, and is printed/),
  ]);
});

// Proves 10.10.
test('a site with everything in place may go public', () => {
  expect(findLaunchBlockers(ready)).toEqual([]);
});

// Proves 10.10, R28.1, R23.3.
test.each<[string, Partial<LaunchFacts>, RegExp]>([
  ['a placeholder phone', { placeholders: ['phone number'] }, /phone number is a placeholder/],
  ['an example.com address', { companyEmail: 'hello@example.com' }, /hello@example\.com reaches nobody/],
  ['no reviews', { areReviewsMissing: true }, /three testimonials .* sample documents/],
  ['missing proof', { proofGaps: ['There is no proof yet of: crew.'] }, /no proof yet of: crew/],
  ['an old price list', { today: '2026-04-16' }, /not within 45 days/],
  [
    'prices that nobody was asked for',
    { pricesReviewedOn: null },
    /not been reviewed by anybody yet: .*skylights, chimneys, gutters, what stories, pitch and access add/,
  ],
  ['unread legal texts', { areLegalTextsReviewed: false }, /lawyer/],
  [
    'a claim without a ground',
    { claims: { experience: { text: '15+ years', ground: null } } },
    /“15\+ years” \(experience\) rests on nothing/,
  ],
  [
    'a promise without a ground',
    { promises: { replyTime: { text: 'We reply within 24 hours', ground: null } } },
    /The promise “We reply within 24 hours” \(replyTime\) rests on nothing/,
  ],
  [
    'a paper without its date',
    { claims: { since: { text: 'Since 2010', ground: { paper: 'articles of incorporation', date: '' } } } },
    /“Since 2010” \(since\) gives its paper the date “”/,
  ],
  [
    'a paper without its name',
    { claims: { since: { text: 'Since 2010', ground: { paper: ' ', date: '2010-05' } } } },
    /names no paper/,
  ],
  [
    'a localhost address',
    { environment: { ...ready.environment, siteUrl: 'http://localhost:3000' } },
    /SITE_URL is http:\/\/localhost/,
  ],
  [
    'an address without TLS',
    { environment: { ...ready.environment, siteUrl: 'http://roof.example' } },
    /https/,
  ],
  ['no carrier', { environment: { ...ready.environment, carriers: [{ name: 'disk' }] } }, /nobody is told/],
  ['a missing copy', { environment: { ...ready.environment, carbonCopies: [] } }, /LEAD_CC has 0/],
])('%s is one clear line', (_what, change, line) => {
  const lines = findLaunchBlockers({ ...ready, ...change });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(line);
});
