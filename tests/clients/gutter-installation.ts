// What the site says about gutters. Trade practice; no figure here is of a code or a manufacturer.

import type { OwnService } from '#client/shapes/service.ts';

export const gutterInstallation = {
  title: 'Gutter Installation',
  label: 'Gutter installation',
  cardText:
    'Seamless aluminum, formed at your house, sized for a Lowcountry downpour and hung to hold in wind.',
  lead: 'Gutters take the roof’s water away from siding, porch and footing. We form them in one piece on site, so the only joints are at corners and outlets.',
  description: [
    'A summer storm here drops a lot of water in a short time, and a gutter that copes with a drizzle spills over. So we size gutter and downspouts by the roof they drain, and add a second downspout before we make the trough bigger.',
    'Near the water, salt takes cheap fasteners first. We hang aluminum with hidden hangers and stainless screws, driven into solid wood and not into the edge of a rotten fascia board.',
    'Gutters belong to the roof. We set the drip edge so that water falls into the trough and not behind it, and look at the fascia and the first course of shingles while we are up there.',
  ],
  features: [
    'Seamless aluminum, formed in one piece on site',
    'Sized by the roof area each run drains',
    'Hidden hangers with stainless screws',
    'Downspouts set where water can run away from the house',
    'Fascia boards checked, and replaced where they are soft',
    'Corners and outlets sealed, then tested with a hose',
  ],
  pageTitle: 'Gutter Installation in Greater Charleston',
  pageDescription:
    'Seamless aluminum gutters, formed at your house and hung with stainless screws. How they are sized for heavy rain, and when guards are worth it.',
  pageKeywords: [
    'gutter installation Charleston',
    'seamless gutters',
    'aluminum gutters',
    'gutter replacement',
    'gutter guards',
  ],
  keywords: [
    'gutter installation {displayName}',
    'seamless gutters {cityLower}',
    'gutter replacement {city}',
  ],
  issues: [
    {
      title: 'Water over the front edge',
      text: 'The trough is too small, too flat or full. Watch it in a heavy rain: where it spills tells which.',
    },
    {
      title: 'Water behind the gutter',
      text: 'The drip edge ends short of the trough, or there is none. The fascia behind it rots out of sight.',
    },
    {
      title: 'Sagging runs',
      text: 'Spikes have pulled out, or the wood behind them is soft. New hangers need sound wood.',
    },
    {
      title: 'Leaking corners',
      text: 'Sealant in mitered corners ages. It is cleaned out and replaced, not smeared over.',
    },
    {
      title: 'Downspouts that end at the footing',
      text: 'Water beside a crawl space comes back as moisture under the floor. An extension or a splash block moves it away.',
    },
    {
      title: 'Corroded screws and brackets',
      text: 'Salt air starts at the fasteners. Rust streaks below a bracket are the first sign.',
    },
  ],
  processSteps: [
    { title: 'Measure', text: 'We measure each slope and mark where water collects and where it can go.' },
    {
      title: 'Quote',
      text: 'Size, color, number of downspouts and any fascia work, each on a line of its own.',
    },
    {
      title: 'Form and hang',
      text: 'The machine forms each run on site; we hang it with a slight slope to the outlet.',
    },
    { title: 'Test', text: 'We run a hose at the high end of each run and look at every corner and outlet.' },
  ],
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
    entries: [
      { title: 'Drip edge', text: 'Hands the water to the trough instead of to the board behind it.' },
      { title: 'Trough', text: 'Holds a downpour for as long as the outlets need to take it away.' },
      {
        title: 'Outlet',
        text: 'The narrowest place, and the first to clog. Larger outlets matter more than larger gutters.',
      },
      {
        title: 'Downspout',
        text: 'Straight runs clog less. Two small ones beat a single large one at the far end.',
      },
      {
        title: 'Extension',
        text: 'Carries the water past the planting beds, to where the ground falls away.',
      },
    ],
  },
  questions: [
    {
      question: 'Do I need gutters on every side?',
      answer:
        'Not always. Over a bed of gravel that slopes away from the house, a gable end needs none. Over doors, walks and crawl space vents, yes.',
    },
    {
      question: 'Are gutter guards worth it?',
      answer:
        'Under pines and live oaks, often. No guard ends cleaning for good: the needles that lie on top of it still have to come off.',
    },
    {
      question: 'Gutters first, or the roof first?',
      answer:
        'The roof, if it is due soon: drip edge and gutter are then set together. Otherwise gutters can go up any time.',
    },
    {
      question: 'Aluminum, copper or vinyl?',
      answer:
        'Aluminum for most houses here. Copper lasts and costs several times as much. Vinyl gets brittle in the sun, and we do not hang it.',
    },
    {
      question: 'Can you use the old downspouts?',
      answer: 'If they are sound and large enough, yes, and the estimate says so.',
    },
  ],
  sources: [],
} as const satisfies OwnService;
