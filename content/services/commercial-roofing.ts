// What the site says about commercial roofs. Source: specification §3 (six issues; four named steps).
// What it says of permits rests on the state's own rule: facts/state-law.ts.

import { company } from '#client/company.ts';
import type { ServiceWords } from '#client/shapes/service.ts';
import { claims } from '../business/claim-words.ts';
import { features } from '../business/features.ts';
import { offerWords } from '../business/offer-words.ts';
import { isPromised } from '../business/promised.ts';
import { warrantsWork } from '../business/proof-words.ts';
import { listGiven, stateFacts } from '../facts/state-law.ts';
import { withBrand } from '../pages/page-words.ts';
import { inOneText, onlyWhere, onlyWith } from '../wording/only-where.ts';

export const commercialRoofing = {
  title: 'Commercial Roofing',
  label: 'Commercial roofing',
  cardText: 'Shops, churches, offices and plants, planned around your business hours.',
  lead: inOneText(
    `We survey, repair, coat and replace commercial roofs in Greater ${company.metro}, in phases around your hours.`,
    ...onlyWhere(
      stateFacts.commercialPermit,
      `In ${company.region} a commercial re-roof needs a permit, and plans sealed by a design professional unless it is a simple shingle job.`,
    ),
  ),
  description: [
    'A survey with photos, core cuts (small plugs through the roof) and moisture readings shows whether to repair, coat, cover or tear off. Compare what each costs and how long it is expected to last; the decision is yours.',
    inOneText(
      'Ask for a calendar of deliveries, noise, fumes and crane days to hand to your tenants.',
      ...onlyWhere(isPromised('closedEveryNight'), 'The roof is closed every night.'),
      'At the end you get the warranty documents.',
    ),
  ],
  features: [
    'Roof surveys with core cuts and moisture readings',
    'TPO, PVC, EPDM, modified bitumen and metal systems',
    'Repair, coating, a new cover over the old roof, and full tear-off',
    'Tapered insulation and drainage design',
    'Curbs, rooftop units, skylights and roof hatches flashed',
    'Parapets, coping and edge metal',
    'Phased work around opening hours',
    ...onlyWhere(isPromised('maintenancePlans'), 'Maintenance agreements with photo reports'),
  ],
  pageTitle: withBrand(`Commercial Roofer in Greater ${company.metro}`),
  pageDescription: inOneText(
    'Commercial roof surveys, repair, coating, new covers and replacement, phased around your hours.',
    ...onlyWith(claims.tpoWarranty, ({ text }) => `Manufacturer TPO warranties: ${text}.`),
    'Free inspection.',
  ),
  pageKeywords: [
    `commercial roofing ${company.serviceArea}`,
    'commercial roof repair',
    `TPO contractor ${company.metro} area`,
    'commercial roof maintenance',
    'roof recover',
    'church and school roofing',
  ],
  keywords: [
    'commercial roofing {displayName}',
    'commercial roof repair {cityLower}',
    'TPO contractor {cityLower}',
    'roof maintenance {cityLower} {regionLower}',
    '{city} commercial roofer',
  ],
  issues: [
    {
      title: 'Open membrane seams',
      picture: 'sign-open-seam',
      text: 'Heat, cold and foot traffic pull at every seam. A seam open by an inch can feed water into the insulation for months unseen.',
    },
    {
      title: 'Leaks at rooftop units',
      picture: 'sign-leaking-unit',
      text: 'Screws through the membrane and loose access panels cause many leaks. Look where ducts, wires and gas lines pass through the roof.',
    },
    {
      title: 'Parapets and coping',
      picture: 'sign-open-coping',
      text: 'Water enters the top of the wall through open joints in the coping, its cap, and through cracked mortar, then shows up inside looking like a roof leak.',
    },
    {
      title: 'Wet insulation',
      picture: 'sign-wet-insulation',
      text: 'Soaked boards lose their insulating value, rust a steel deck and feel soft underfoot. What is wet has to come out.',
    },
    {
      title: 'Blocked drains',
      picture: 'sign-blocked-drain',
      text: 'One clogged drain can leave tons of water standing on a large roof. Overflow scuppers must be open, and set above the level of the drains.',
    },
    {
      title: 'Loose edge metal',
      picture: 'sign-loose-edge',
      text: 'Wind pulls hardest at the edge, and once the edge metal lets go the membrane can peel back across the roof.',
    },
  ],
  processSteps: [
    {
      title: 'Site Assessment',
      text: 'We walk the roof, cut cores (small plugs), take moisture readings, map every unit and drain, and report with photos what cannot wait.',
    },
    {
      title: 'System Design',
      text: 'Membrane, insulation, attachment and drainage are chosen for wind, fire rating and energy code, then priced as options you can compare.',
    },
    {
      title: 'Project Management',
      text: 'The permit comes first, with the designer’s sealed plans where the state requires them, then section after section, each watertight before the next.',
    },
    {
      title: 'Ongoing Support',
      text: isPromised('maintenancePlans')
        ? 'After handover you get the warranty file and a schedule of visits, with drains, seams and flashing photographed each time.'
        : 'After handover have drains, seams and flashing checked spring and fall, because most manufacturers require it for their warranty.',
    },
  ],
  specs: [
    ...onlyWith(claims.tpoWarranty, ({ text }) => ({ term: 'TPO manufacturer’s warranty', value: text })),
    ...onlyWhere(stateFacts.commercialPermit, { term: `in ${company.region}`, value: 'Permit required' }),
    ...onlyWhere(features.emergencyLine, { term: 'leak calls', value: company.emergencyHours }),
    ...onlyWhere(isPromised('closedEveryNight'), { term: 'roof closed', value: 'Every night' }),
    { term: 'inspection', value: 'Free' },
    { term: 'survey', value: 'With photos' },
    { term: 'estimate', value: 'In writing' },
  ].slice(0, 4),
  specialSection: {
    kind: 'comparison',
    heading: 'Repair, coat, cover or tear off',
    lead: 'Ways to treat an aging roof. All but a tear-off only work over dry insulation. The drawings are not to scale.',
    options: [
      {
        key: 'repair',
        name: 'Repair and maintain',
        text: 'Repair seams and flashing, clear drains, and check twice a year.',
        rows: [
          { term: 'Fits when', value: 'The membrane is sound and leaks are few' },
          { term: 'Insulation', value: 'Dry' },
          { term: 'Disruption', value: 'Hours' },
          { term: 'First cost', value: 'Lowest' },
        ],
      },
      {
        key: 'coat',
        name: 'Coat',
        text: 'Clean, repair and roll on a silicone or acrylic coating suited to the membrane.',
        rows: [
          { term: 'Fits when', value: 'The surface is worn but still bonded' },
          { term: 'Insulation', value: 'Dry, or wet spots cut out first' },
          { term: 'Disruption', value: 'Days, little noise' },
          { term: 'First cost', value: 'Low to middle' },
        ],
      },
      {
        key: 'cover',
        name: 'Cover',
        text: 'Lay a cover board and a new membrane over the old roof.',
        rows: [
          { term: 'Fits when', value: 'Only one roof is on and the deck can carry more' },
          { term: 'Insulation', value: 'Dry, or wet areas replaced' },
          { term: 'Disruption', value: 'Less than a tear-off' },
          { term: 'First cost', value: 'Middle' },
        ],
      },
      {
        key: 'tear-off',
        name: 'Tear off',
        text: 'Down to the deck, new insulation to today’s energy code, new membrane.',
        rows: [
          { term: 'Fits when', value: 'Two roofs are on, or much of the roof is wet' },
          { term: 'Insulation', value: 'All new' },
          { term: 'Disruption', value: 'Most, in phases' },
          { term: 'First cost', value: 'Highest' },
        ],
      },
    ],
  },
  questions: [
    {
      question: 'Can we stay open during the work?',
      answer:
        'Usually, yes. We split the roof into sections, keep entrances clear and schedule loud or smelly work outside your hours where possible.',
    },
    {
      question: 'Do we need a permit?',
      answer: stateFacts.commercialPermit
        ? `Yes. Unless it is a simple shingle job, the plans also need the seal of an architect or engineer registered in ${company.region}, which costs extra. The plans go to your local department, or to the state where there is none. The estimate lists the permit fee and the designer’s fee, each on a line of its own.`
        : 'Usually, yes. The office that issues permits for your building says what it asks for, and whether the plans must be sealed by an architect or engineer. The estimate lists the fees.',
    },
    {
      question: 'How do you find a leak in a large roof?',
      answer: `We mark the inside stain on the roof plan, check the units, drains and walls uphill of it, then measure moisture in the insulation. A core cut confirms it.`,
    },
    {
      question: 'What warranty do we get?',
      answer: inOneText(
        warrantsWork
          ? 'Two: ours on the workmanship and the manufacturer’s on the system.'
          : 'The manufacturer’s on the system.',
        'Manufacturers usually ask for regular maintenance and their own inspection at the end of the job.',
      ),
    },
    {
      question: 'How often should the roof be checked?',
      answer:
        'Twice a year, in spring and fall, and after hail or high wind. Also after any other trade has worked up there, because dropped screws and open lids are a common cause of leaks.',
    },
    {
      question: 'Can you give us a budget for next year?',
      answer: `Yes. The survey ranks what is urgent, what can wait and what it may cost. A firm written estimate stays valid for ${offerWords.estimateValidity}; for later work we update it.`,
    },
  ],
  sources: listGiven(stateFacts.commercialPermit),
} as const satisfies ServiceWords;
