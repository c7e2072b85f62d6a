// What a contractor says of a service of his own: as much as its pages ask for, made of the parts of a gutter.

import type { OwnService } from '#client/shapes/service.ts';

const parts = ['trough', 'outlet', 'downspout', 'bracket', 'corner'];
const named = parts.map((part) => ({ part, title: `The ${part}` }));

export const gutterInstallation = {
  title: 'Gutter Installation',
  label: 'Gutter installation',
  cardText: 'Seamless aluminum, formed at your house and hung to hold in wind.',
  lead: 'Gutters take the roof’s water away from siding, porch and footing. We form them in one piece on site.',
  description: ['We size gutter and downspouts by the roof they drain.', 'Gutters belong to the roof.'],
  features: named.map(({ title }) => `${title} sized by the roof area it drains`),
  pageTitle: 'Gutter Installation in Greater Charleston',
  pageDescription:
    'Seamless aluminum gutters, formed at your house and hung with stainless screws. How they are sized for heavy rain.',
  pageKeywords: ['gutter installation Charleston', 'seamless gutters', 'gutter replacement'],
  keywords: ['gutter installation {displayName}', 'seamless gutters {cityLower}'],
  issues: named.map(({ part, title }) => ({
    title: `${title} gives way`,
    text: `In a heavy rain water runs past the ${part} and down the wall.`,
  })),
  processSteps: named.map(({ part }) => ({
    title: `Set the ${part}`,
    text: `We set the ${part}, run a hose at the high end, and look at it.`,
  })),
  specs: [
    { term: 'Material', value: 'Aluminum' },
    { term: 'Joints', value: 'Corners, outlets' },
    { term: 'Fasteners', value: 'Stainless' },
    { term: 'Usual time', value: 'One day' },
  ],
  specialSection: {
    kind: 'sequence',
    heading: 'From the roof to the ground',
    lead: 'A gutter is only as good as its slowest part.',
    entries: named.map(({ part, title }) => ({
      title,
      text: `The ${part} takes the water one step farther from the house.`,
    })),
  },
  questions: named.map(({ part }) => ({
    question: `Can you use the old ${part}?`,
    answer: `If the ${part} is sound and large enough, yes, and the estimate says so.`,
  })),
  sources: [],
} as const satisfies OwnService;
