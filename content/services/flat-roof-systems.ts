// What the site says about flat (low-slope) roofs. Source: specification §3: six issues (TPO, EPDM, modified bitumen,
// drainage, coating and restoration, maintenance) and four named steps.

import { company } from '#client/company.ts';
import type { ServiceWords } from '#client/shapes/service.ts';
import { claims } from '../business/claim-words.ts';
import { isPromised } from '../business/promised.ts';
import { listGiven, localExamples, stateFacts } from '../facts/state-law.ts';
import { withBrand } from '../pages/page-words.ts';
import { climateIs, inOneText, onlyWhere, onlyWith } from '../wording/only-where.ts';

export const flatRoofSystems = {
  title: 'Flat Roof Systems',
  label: 'Flat roof systems',
  cardText: 'TPO, EPDM and modified bitumen over porches, additions and shops, sloped so the water leaves.',
  lead: `A flat roof needs enough slope (¼ inch per foot on new work${stateFacts.membraneSlope ? ', the code’s minimum' : ''}), a tight membrane and drains that work. We build and repair them all.`,
  description: [
    inOneText(
      'Shingles shed water and need slope to do it.',
      stateFacts.shingleSlope
        ? `${company.region}’s code does not allow asphalt shingles below 2 inches of rise per foot; a membrane is the usual answer there, since it keeps water out even where it drains slowly.`
        : 'On a slope too low for them you need a membrane, which keeps water out even where it drains slowly.',
      'We install TPO, EPDM and modified bitumen, and PVC where kitchen grease reaches the roof.',
    ),
    'Leaks start at seams, edges, drains, curbs and walls, and where water ponds, so we plan those places first.',
  ],
  features: [
    'TPO with heat-welded seams',
    'EPDM with taped seams, PVC where there is grease',
    'Modified bitumen, self-adhered or torch-applied where permitted',
    'Tapered insulation, sloped to the drains',
    'Drains, scuppers (openings in the wall for water) and overflow outlets',
    'Edge metal, wall flashing and curb flashing',
    'Coatings and restoration over a dry roof',
    ...onlyWhere(isPromised('maintenancePlans'), 'Maintenance plans with two visits a year'),
  ],
  pageTitle: withBrand(`Flat Roofing in Greater ${company.metro}`),
  pageDescription: claims.tpoWarranty
    ? `TPO, EPDM and modified bitumen for porches, additions and shops. Drainage planned, seams tested, manufacturer TPO warranties: ${claims.tpoWarranty.text}.`
    : 'TPO, EPDM and modified bitumen for porches, additions and shops. Drainage planned before the first cut, every seam tested. Free inspection.',
  pageKeywords: [
    `flat roof ${company.serviceArea}`,
    'TPO roofing',
    'EPDM roofing',
    'modified bitumen roof',
    `flat roof repair ${company.metro} area`,
    'roof coating',
  ],
  keywords: [
    'flat roof {displayName}',
    'TPO roofing {cityLower}',
    'EPDM roof repair {cityLower}',
    'rubber roof {cityLower} {regionLower}',
    '{city} flat roof contractor',
  ],
  issues: [
    {
      title: 'TPO seams and punctures',
      picture: 'sign-open-seam',
      text: 'A seam welded too cold peels like tape, and a dropped screw goes through the sheet. We probe every seam and weld patches of new sheet over cuts.',
    },
    {
      title: 'EPDM shrinkage',
      picture: 'sign-shrunk-sheet',
      text: 'Aging rubber sheets draw inward and pull away from walls and edges. Tight, lifted corners are the warning, and old glued seams fail next.',
    },
    {
      title: 'Modified bitumen blisters',
      picture: 'sign-blisters',
      text: 'Air or moisture trapped between plies swells in the sun. Where blisters break or granules wash off, the asphalt dries out and cracks.',
    },
    {
      title: 'Drainage and ponding',
      picture: 'sign-ponding',
      text: 'Water still there two days after rain is called ponding, and it ages the membrane, loads the deck and finds every weak seam.',
    },
    {
      title: 'Coating and restoration',
      picture: 'sign-thin-surface',
      text: 'A chalky, thinning surface can be cleaned, repaired and coated if the insulation is dry. Coating over wet insulation seals the damage in.',
    },
    {
      title: 'Maintenance put off',
      picture: 'sign-blocked-drain',
      text: 'Most flat roof leaks start small: a clogged drain, a loose edge at a wall, a screw dropped by another trade. Two visits a year catch them.',
    },
  ],
  processSteps: [
    {
      title: 'Membrane Selection',
      text: 'We look at slope, foot traffic, grease, shade and budget, check what is underneath, and recommend one membrane, with the reason.',
    },
    {
      title: 'Drainage Planning',
      text: 'We measure the high and low spots, draw where the water goes, and lay out tapered insulation, drains, scuppers and overflows on paper before the first cut.',
    },
    {
      title: 'Professional Installation',
      text: 'Insulation is fastened or adhered, membrane rolled out and seamed, edges and curbs flashed, and every seam probed.',
    },
    {
      title: 'Maintenance Program',
      text: isPromised('maintenancePlans')
        ? 'Spring and fall we clear drains, check seams and flashing, and send photos; most warranties ask for regular maintenance.'
        : 'Have drains, seams and flashing checked spring and fall, because most warranties ask for regular maintenance.',
    },
  ],
  specs: [
    ...onlyWith(claims.tpoWarranty, ({ text }) => ({ term: 'TPO manufacturer’s warranty', value: text })),
    { term: 'slope, new roofs', value: '¼ in per ft' },
    { term: 'counts as ponding', value: 'Over 48 hours' },
    {
      term: 'maintenance',
      value: isPromised('maintenancePlans') ? '2 visits a year' : 'Usually twice a year',
    },
    { term: 'inspection', value: 'Free' },
  ].slice(0, 4),
  specialSection: {
    kind: 'comparison',
    heading: 'The membranes, and where each belongs',
    lead: 'Each keeps water out when the details are right. The building usually decides which one. The drawings are not to scale.',
    options: [
      {
        key: 'tpo',
        name: 'TPO',
        text: 'A white plastic sheet whose seams are welded with hot air into one piece.',
        rows: [
          { term: 'Seams', value: 'Welded with hot air' },
          { term: 'Thickness', value: '45, 60 or 80 mil' },
          { term: 'Summer sun', value: 'White, reflects heat' },
          { term: 'Good on', value: 'Shops, offices, larger open roofs' },
          { term: 'Watch for', value: 'Weld quality, and wear near hot exhausts' },
        ],
      },
      {
        key: 'epdm',
        name: 'EPDM',
        text: 'A black rubber sheet that stays flexible in the cold and comes in wide rolls.',
        rows: [
          { term: 'Seams', value: 'Primed and taped' },
          { term: 'Thickness', value: '45, 60 or 90 mil' },
          { term: 'Summer sun', value: 'Black, absorbs heat' },
          { term: 'Good on', value: 'Porches, additions, garages, simple shapes' },
          { term: 'Watch for', value: 'Grease and oil, pull at the edges' },
        ],
      },
      {
        key: 'modified-bitumen',
        name: 'Modified bitumen',
        text: 'Asphalt sheets with polymer, laid in two or more plies. The toughest of them underfoot.',
        rows: [
          { term: 'Seams', value: 'Self-adhered, cold adhesive or torch' },
          { term: 'Thickness', value: 'Two plies or more' },
          { term: 'Summer sun', value: 'Granules, light ones available' },
          { term: 'Good on', value: 'Roofs with foot traffic, small roofs with many corners' },
          { term: 'Watch for', value: 'Blisters, and fire rules for torch work' },
        ],
      },
    ],
    note: `PVC, welded like TPO, stands up to kitchen grease. A city may require a fire permit for torch-applied or hot-mopped roofs${localExamples.firePermit ? ` (${localExamples.firePermit.text})` : ''}.`,
  },
  questions: [
    {
      question: 'How long does a flat roof last?',
      answer: inOneText(
        'It depends on the membrane, its thickness and the care it gets.',
        'A neglected drain can ruin any flat roof years earlier.',
      ),
    },
    {
      question: 'Is standing water a problem?',
      answer:
        'Not if it dries within two days. Water that stays longer ages the membrane and can void a warranty. New drains or tapered insulation fix it.',
    },
    {
      question: 'Can you coat my roof instead of replacing it?',
      answer:
        'If the membrane is still bonded and the insulation below is dry, often yes. A test core or a moisture scan shows it.',
    },
    {
      question: 'Which membrane is right over my porch or addition?',
      answer:
        'On a small, simple roof, EPDM or self-adhered modified bitumen is usual. With several walls and corners, modified bitumen is easier to detail. TPO pays off on larger, open areas.',
    },
    {
      question: 'Can I put a deck or planters on it?',
      answer:
        'Only if the structure and the membrane are planned for it. Use pads or pedestals that spread the load and let water pass, and never screw through the membrane.',
    },
    {
      question: 'Is a white roof worth it here?',
      answer: inOneText(
        'It lowers summer heat and the load on air conditioning.',
        ...onlyWhere(climateIs.freezing, 'In winter it gives up a little free warmth.'),
        'On cooled shops and offices the balance is often good; over a porch it hardly matters.',
      ),
    },
  ],
  sources: listGiven(stateFacts.shingleSlope, stateFacts.membraneSlope, localExamples.firePermit?.fact),
} as const satisfies ServiceWords;
