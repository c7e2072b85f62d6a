// Ohio: who licenses and permits roofing, and what its residential code asks of a roof. The law on contracts: law.ts.
// Code sections are those of the model code that the Ohio rule carries. Source: reading 27.

import { type StateFacts, servicesFor } from '#client/shapes/fact.ts';
import { residentialCode } from './code.ts';

const roofChapter = {
  about: 'code',
  holdsIn: 'state',
  sourceUrl: 'https://codes.ohio.gov/ohio-administrative-code/rule-4101:8-9-01',
  checkedOn: '2026-11-22',
  certainty: 'copy',
} as const;

const { name: codeName, sections } = residentialCode;

export const stateFacts = {
  oneCode: {
    text: 'Every city applies the same Residential Code of Ohio, the 2019 edition as amended. What differs is who issues the permit, whether a shingle-only job needs one, the fee and any historic review.',
    about: 'code',
    holdsIn: 'state',
    services: 'all',
    source: 'City of Oxford, new Residential Code of Ohio in effect July 1, 2019',
    sourceUrl: 'https://www.cityofoxford.org/news/2019/06/new-residential-code-ohio-goes-effect-july-1-2019',
    checkedOn: '2026-11-22',
    certainty: 'page',
  },
  noRooferLicense: {
    text: 'Ohio licenses five commercial trades: electrical, HVAC, plumbing, hydronics and refrigeration. Roofing is not one of them. Residential contractors are regulated by local departments.',
    about: 'registration',
    holdsIn: 'state',
    services: 'all',
    source: 'Ohio Department of Commerce, Construction Industry Licensing Board',
    sourceUrl:
      'https://com.ohio.gov/divisions-and-programs/industrial-compliance/boards/ohio-construction-industry-licensing-board',
    checkedOn: '2026-11-22',
    certainty: 'page',
  },
  commercialPermit: {
    text: 'Re-roofing a commercial building in Ohio needs a permit. Plans must be sealed by an Ohio-registered design professional, except for a simple shingle replacement.',
    about: 'commercial',
    holdsIn: 'state',
    services: servicesFor.commercialPermits,
    source: 'Ohio Department of Commerce, application for roof replacement permit',
    sourceUrl:
      'https://com.ohio.gov/divisions-and-programs/industrial-compliance/building-plan-approval-and-application/applications-and-forms/application-for-roof-replacement-permit',
    checkedOn: '2026-11-22',
    certainty: 'page',
  },
  layers: {
    text: 'A roof with two layers of shingles is torn off before new shingles go on. That is Ohio’s code everywhere; Dayton’s permit page repeats it.',
    about: 'code',
    holdsIn: 'state',
    services: servicesFor.shingles,
    source: 'City of Dayton, permit question 93',
    sourceUrl: 'https://www.daytonohio.gov/FAQ.aspx?QID=93',
    checkedOn: '2026-11-22',
    certainty: 'page',
  },
  iceBarrier: {
    ...roofChapter,
    text: 'Where the permit office’s table requires an ice barrier, it runs from the lowest roof edge to at least 24 inches inside the exterior wall line, measured level. On roofs of 8/12 and steeper it also runs at least 36 inches along the slope from the eave.',
    services: ['roof-replacement', 'roof-repair', 'roof-inspection'],
    source: `${codeName}, section ${sections.iceBarrier}`,
  },
  shingleSlope: {
    ...roofChapter,
    text: 'Asphalt shingles need a slope of at least 2/12, and two layers of underlayment from 2/12 up to 4/12.',
    services: servicesFor.shingles,
    source: `${codeName}, section 905.2.2`,
  },
  tileSlope: {
    ...roofChapter,
    text: 'Clay and concrete tile need a slope of at least 2½/12, two and a half inches up for every twelve across, with double underlayment up to 4/12.',
    services: ['tile-roofing'],
    source: `${codeName}, section ${sections.tileSlope}`,
  },
  woodSlope: {
    ...roofChapter,
    text: 'Wood shingles and shakes need a slope of at least 3/12.',
    services: ['roof-replacement'],
    source: `${codeName}, sections ${sections.woodSlope} and 905.8.2`,
  },
  membraneSlope: {
    ...roofChapter,
    text: 'Built-up, modified bitumen and single-ply roofs need a slope of at least ¼ in 12 in new work.',
    services: ['flat-roof-systems', 'commercial-roofing'],
    source: `${codeName}, sections 905.9 to 905.13`,
  },
  standingSeamSlope: {
    ...roofChapter,
    text: 'Standing seam metal panels need a slope of at least ¼ in 12.',
    services: ['metal-roofing'],
    source: `${codeName}, section 905.10.2`,
  },
  nails: {
    ...roofChapter,
    text: 'A strip shingle takes at least four nails, more where its manufacturer asks. A nail is 12 gauge with a ⅜-inch head and goes ¾ inch into the deck or through it.',
    services: servicesFor.shingles,
    source: `${codeName}, sections 905.2.5 and ${sections.nails}`,
  },
  dripEdge: {
    ...roofChapter,
    text: 'Shingle roofs need a drip edge at eaves and rakes, lapped 2 inches, reaching ¼ inch below the deck and 2 inches up it.',
    services: servicesFor.shingles,
    source: `${codeName}, section ${sections.dripEdge}`,
  },
  openMetalValley: {
    ...roofChapter,
    text: 'The lining of an open metal valley is at least 24 inches wide.',
    services: servicesFor.shingles,
    source: `${codeName}, section 905.2.8.2`,
  },
  cricket: {
    ...roofChapter,
    text: 'A chimney or other penetration wider than 30 inches needs a cricket, a small ridge that turns the water aside, on its ridge side.',
    services: servicesFor.shingles,
    source: `${codeName}, section ${sections.cricket}`,
  },
  atticVents: {
    ...roofChapter,
    text: 'Attic vents need a net free area, the open part of the vents, of 1/150 of the attic floor. With the vents divided between high and low, 1/300 can do.',
    services: ['roof-replacement', 'roof-inspection'],
    source: `${codeName}, section ${sections.atticVents}`,
    sourceUrl: 'https://codes.ohio.gov/ohio-administrative-code/rule-4101:8-8-01',
  },
} as const satisfies StateFacts;
