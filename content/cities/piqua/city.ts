import type { CityContent } from '../city.ts';
import { piquaFacts } from './facts.ts';
import { piquaServices } from './services.ts';

export const piqua = {
  name: 'Piqua',
  county: 'Miami',
  latitude: 40.14477,
  longitude: -84.24244,
  isOnRiver: true,
  isOnHighway: true,
  facts: piquaFacts,
  page: {
    pageTitle: 'Piqua, OH Roofing: Ice, Eaves and Cold Attics',
    pageDescription:
      'Piqua, OH roofing with winter in mind: ice barrier at the eaves, frost-rated tile, metal free to move, attics checked. Free inspection, written estimate.',
    keywords: [
      'roofing Piqua OH',
      'Piqua roofer',
      'ice dam Piqua Ohio',
      'metal roof repair Piqua',
      'roof replacement Piqua Ohio',
    ],
    lead: 'Upriver from Troy, {miles} miles from the shop, and near enough to winter that we begin at the eaves.',
    paragraphs: [
      'A roof in Piqua is tested less by the great storm than by the small thaw. Snow melts over a warm attic and freezes over a cold overhang, again and again. It lifts shingles, splits soft tile, opens tired seams. None of it makes the news.',
      'The answers are old and dull. Keep the attic cold and the rooms tight. Run a self-adhered sheet from the edge of the roof to well inside the wall. Choose tile by its grade, and let metal slide. Clear the drains of a flat roof before Thanksgiving. We spend our time on these and say so in the estimate.',
      'Piqua lies on the Great Miami and on I-75. Troy is {milesToTroy} miles away, Sidney {milesToSidney}. We put the drive from Miamisburg at {drive}, by distance, and on a night of snow at whatever it takes.',
    ],
    cardTexts: {
      'roof-replacement':
        'Ice barrier from the edge to 24 inches inside the exterior wall line, measured level.',
      'roof-repair':
        'If the stain comes in February and is gone in March, we look for heat and not for holes.',
      'tile-roofing': 'Grade 1 or nothing: the stamp on clay tile counts for more than the color.',
      'metal-roofing': 'Forty feet of steel grow by nearly half an inch, so the clips let every panel slide.',
      'flat-roof-systems':
        'What stands on the membrane at Thanksgiving is ice by New Year, and ice opens seams.',
      'commercial-roofing':
        'New screws, a coating or a second roof on light framing can spare a plant the tear-off.',
      'emergency-repairs':
        'We open an ice dam with steam, and until then a fan in the attic slows the melting.',
      'roof-inspection':
        'Photograph your roof the morning after a light snow; the bare patches are half the report.',
    },
    sources: [],
  },
  services: piquaServices,
} as const satisfies CityContent;
