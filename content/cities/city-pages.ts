// The words of the twelve city pages, joined by slug: a town without a page is a compile error.
// Source: specification §2 "City landing pages"; ruling 27. Not here: figures of the towns (cities.ts).

import type { CityPage } from './city.ts';
import type { CitySlug } from './city-slugs.ts';
import { fillLocalSlots } from './local-slots.ts';
import { beavercreekPage } from './page-words/beavercreek.ts';
import { centervillePage } from './page-words/centerville.ts';
import { daytonPage } from './page-words/dayton.ts';
import { fairbornPage } from './page-words/fairborn.ts';
import { franklinPage } from './page-words/franklin.ts';
import { huberHeightsPage } from './page-words/huber-heights.ts';
import { ketteringPage } from './page-words/kettering.ts';
import { miamisburgPage } from './page-words/miamisburg.ts';
import { piquaPage } from './page-words/piqua.ts';
import { sidneyPage } from './page-words/sidney.ts';
import { springboroPage } from './page-words/springboro.ts';
import { troyPage } from './page-words/troy.ts';

const cityPages: Readonly<Record<CitySlug, CityPage>> = {
  'miamisburg-oh': miamisburgPage,
  'dayton-oh': daytonPage,
  'kettering-oh': ketteringPage,
  'springboro-oh': springboroPage,
  'centerville-oh': centervillePage,
  'beavercreek-oh': beavercreekPage,
  'fairborn-oh': fairbornPage,
  'huber-heights-oh': huberHeightsPage,
  'troy-oh': troyPage,
  'piqua-oh': piquaPage,
  'sidney-oh': sidneyPage,
  'franklin-oh': franklinPage,
};

/** The words of one city page, ready to print: every figure filled in. */
export function findCityPage(slug: CitySlug): CityPage {
  const page = cityPages[slug];
  const fill = (text: string) => fillLocalSlots(text, slug);
  const { cardTexts } = page;
  return {
    ...page,
    pageDescription: fill(page.pageDescription),
    lead: fill(page.lead),
    paragraphs: page.paragraphs.map(fill),
    permitNote: fill(page.permitNote),
    cardTexts: {
      'roof-replacement': fill(cardTexts['roof-replacement']),
      'roof-repair': fill(cardTexts['roof-repair']),
      'tile-roofing': fill(cardTexts['tile-roofing']),
      'metal-roofing': fill(cardTexts['metal-roofing']),
      'flat-roof-systems': fill(cardTexts['flat-roof-systems']),
      'commercial-roofing': fill(cardTexts['commercial-roofing']),
      'emergency-repairs': fill(cardTexts['emergency-repairs']),
      'roof-inspection': fill(cardTexts['roof-inspection']),
    },
  };
}
