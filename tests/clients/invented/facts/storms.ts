import { type FactRegister, servicesFor } from '#client/shapes/fact.ts';

const survey = {
  about: 'storm',
  services: servicesFor.stormDamage,
  source: 'Invented Weather Office, storm surveys',
  sourceUrl: 'https://weather.example.org/surveys',
  checkedOn: '2026-10-05',
  certainty: 'page',
} as const;

export const storms = {
  wind2018: {
    ...survey,
    text: 'On July 19, 2018 straight-line wind of 77 mph crossed the whole North Shore.',
    brief: 'July 19, 2018: wind, 77 mph.',
    happenedOn: '2018-07-19',
    holdsIn: 'region',
    storm: { kind: 'wind', name: 'Straight-line wind', strength: '77 mph', where: 'The whole North Shore' },
  },
  hail2023: {
    ...survey,
    text: 'On June 3, 2023 hail of 2 inches fell on Hermantown and Cloquet.',
    brief: 'June 3, 2023: hail of 2 inches.',
    happenedOn: '2023-06-03',
    holdsIn: { towns: ['Hermantown', 'Cloquet'] },
    storm: { kind: 'hail', strength: '2 in.', where: 'Hermantown and Cloquet' },
  },
  snow2025: {
    ...survey,
    text: 'On March 8, 2025 the storm left 21 inches of snow in Lake County.',
    brief: 'March 8, 2025: 21 inches of snow.',
    happenedOn: '2025-03-08',
    holdsIn: { counties: ['Lake'] },
    services: ['roof-inspection', 'flat-roof-systems', 'commercial-roofing'],
    storm: { kind: 'snow', strength: '21 in.', where: 'Lake County' },
  },
} as const satisfies FactRegister;
