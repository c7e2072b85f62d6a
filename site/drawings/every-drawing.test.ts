import { readFileSync } from 'node:fs';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { insulationOptions } from '#calculators/energy-savings/answers.ts';
import { type RoofType, roofCostOptions } from '#calculators/roof-cost/answers.ts';
import { roofTypes } from '#calculators/roof-cost/price-book.ts';
import { roofCodeRows } from '#content/pages/before-you-sign.ts';
import { stormSigns } from '#content/pages/storms.ts';
import { inspectionPoints } from '#content/services/inspection-points.ts';
import { serviceSlugs } from '#content/services/service-slugs.ts';
import { readTokens } from '#design/tokens/read-tokens.ts';
import { isInside, partsOf } from '../../tests/points-of-path.ts';
import { AccessIcon } from './cards/AccessIcon.tsx';
import { InsulationPicture } from './cards/InsulationPicture.tsx';
import { MaterialSwatch } from './cards/MaterialSwatch.tsx';
import { MetalColorSwatch } from './cards/MetalColorSwatch.tsx';
import { PitchTriangle } from './cards/PitchTriangle.tsx';
import { StoriesIcon } from './cards/StoriesIcon.tsx';
import { EaveSection } from './details/EaveSection.tsx';
import { EnergySection } from './details/EnergySection.tsx';
import { HailTestSquare } from './details/HailTestSquare.tsx';
import { LeakingHouse } from './details/LeakingHouse.tsx';
import { RoofLayers } from './details/RoofLayers.tsx';
import { RoofPlan } from './details/RoofPlan.tsx';
import type { SheetPoint } from './geometry/path-data.ts';
import { HeroAge, HeroHouse, HeroLookedAt, HeroStorm, HeroTarp } from './hero/HeroSlides.tsx';
import { heroHouseScene, onFrontSlope, slopeLength } from './hero/StreetHouse.tsx';
import { PricedRoof } from './house/PricedHouses.tsx';
import { RoofHouse } from './house/RoofHouse.tsx';
import { FooterEave } from './ornaments/FooterEave.tsx';
import { LogoMark } from './ornaments/LogoMark.tsx';
import { RainPattern } from './ornaments/RainPattern.tsx';
import { ShingleColumn } from './ornaments/ShingleColumn.tsx';
import { codeDrawings, pointDrawings, signDrawings } from './points/PointDrawings.tsx';
import { lowSlopeProfiles } from './profiles/LowSlopeProfiles.tsx';
import { metalProfiles } from './profiles/MetalProfiles.tsx';
import { tileProfiles } from './profiles/TileProfiles.tsx';
import { renderDrawingToSvgText } from './render-drawing-to-svg-text.ts';
import { ServiceHouse } from './services/ServiceHouse.tsx';
import { isDrawn, ServiceIllustration } from './services/ServiceIllustration.tsx';
import { ShopDrawing } from './services/ShopDrawing.tsx';

/** One picture for each choice, named `kind choice`. */
function forEachChoice<Choice extends string>(
  kind: string,
  choices: readonly Choice[],
  draw: (choice: Choice) => ReactElement,
): Record<string, ReactElement> {
  return Object.fromEntries(choices.map((choice) => [`${kind} ${choice}`, draw(choice)]));
}

const house = {
  squareFootage: 2000,
  stories: '1',
  roofPitch: 'low',
  roofAccess: 'very-difficult',
  gutters: 'yes',
  skylights: 2,
  chimneys: 2,
} as const;
const heroSlides = {
  'hero house': createElement(HeroHouse),
  'hero storm': createElement(HeroStorm),
  'hero tarp': createElement(HeroTarp),
  'hero age': createElement(HeroAge),
  'hero looked at': createElement(HeroLookedAt),
};
const services = forEachChoice('service', serviceSlugs, (service) =>
  createElement(ServiceIllustration, { service }),
);

const everyDrawing: Readonly<Record<string, ReactElement>> = {
  ...heroSlides,
  ...services,
  ...forEachChoice('service house', serviceSlugs.filter(isDrawn), (service) =>
    createElement(ServiceHouse, { service }),
  ),
  ...forEachChoice('house', roofCostOptions.roofType, (roofType) =>
    createElement(RoofHouse, { ...house, roofType }),
  ),
  ...forEachChoice('pitch', roofCostOptions.roofPitch, (pitch) => createElement(PitchTriangle, { pitch })),
  ...forEachChoice('stories', roofCostOptions.stories, (stories) => createElement(StoriesIcon, { stories })),
  ...forEachChoice('swatch', Object.keys(roofTypes) as RoofType[], (material) =>
    createElement(MaterialSwatch, { material }),
  ),
  ...forEachChoice('access', roofCostOptions.roofAccess, (access) => createElement(AccessIcon, { access })),
  ...forEachChoice('energy', insulationOptions, (insulation) => createElement(EnergySection, { insulation })),
  ...forEachChoice('insulation', insulationOptions, (insulation) =>
    createElement(InsulationPicture, { insulation }),
  ),
  'metal color': createElement(MetalColorSwatch),
  ...metalProfiles,
  ...tileProfiles,
  ...lowSlopeProfiles,
  'eave section': createElement(EaveSection),
  'hail test square': createElement(HailTestSquare),
  'roof layers': createElement(RoofLayers),
  'leaking house': createElement(LeakingHouse),
  ...signDrawings,
  ...codeDrawings,
  shop: createElement(ShopDrawing),
  ...forEachChoice('priced roof', roofCostOptions.roofType, (material) =>
    createElement(PricedRoof, { material }),
  ),
  'roof plan': createElement(RoofPlan),
  'footer eave': createElement(FooterEave),
  'logo mark': createElement(LogoMark),
  rain: createElement(RainPattern),
  'shingle column': createElement(ShingleColumn),
};

const styleSheets = ['client/palette', 'design/tokens/meanings', 'design/tokens/drawing'].map((name) =>
  readFileSync(`${name}.css`, 'utf8'),
);
const tokens = readTokens(styleSheets);

describe.each(Object.entries(everyDrawing))('%s', (_, drawing) => {
  const markup = renderToStaticMarkup(drawing);

  it('has real coordinates and no style attribute', () => {
    expect(markup).not.toMatch(/NaN|Infinity|undefined|style=/);
  });

  it('uses only colors that the design knows', () => {
    const used = [...markup.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name);
    expect(used.filter((name) => !tokens.has(name))).toEqual([]);
    expect(markup).not.toMatch(/#[0-9a-f]{3,8}\b/i);
  });

  it('is a picture with words, or hidden from those who listen', () => {
    expect(markup).toMatch(/^<svg[^>]*?(role="img"[^>]*aria-label="[^"]{20,}"|aria-hidden="true")/);
  });
});

const files: Readonly<Record<string, ReactElement>> = {
  storm: createElement(HeroStorm),
  age: createElement(HeroAge),
  ...forEachChoice('priced roof', roofCostOptions.roofType, (material) =>
    createElement(PricedRoof, { material }),
  ),
};

describe.each(Object.entries(files))('%s as a file', (_, drawing) => {
  it('has its colors written out, and no words that would need a typeface', () => {
    const text = renderDrawingToSvgText(drawing, styleSheets);
    expect(text).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    expect(text).not.toMatch(/var\(|class=|url\((?!#)|<text/);
  });
});

it('a drawing with words is refused as a file', () => {
  expect(() => renderDrawingToSvgText(createElement(HeroHouse), styleSheets)).toThrow('words');
});

/** Of these places those that are not on the sheet of a drawing, `margin` inside its edge. */
function findOffSheet(markup: string, places: readonly SheetPoint[], margin = 0): readonly SheetPoint[] {
  const [left = 0, top = 0, width = 0, height = 0] = (/viewBox="([^"]+)"/.exec(markup)?.[1] ?? '')
    .split(' ')
    .map(Number);
  return places.filter(
    ([x, y]) => x < left + margin || x > left + width - margin || y < top || y > top + height - margin,
  );
}

const Inspected = () => createElement(ServiceHouse, { service: 'roof-inspection' });

/** What the numbers of a drawing speak of, in their order: the dots at the ends of their leaders. */
const spotsOf = (markup: string) =>
  [...markup.matchAll(/<circle cx="([^"]+)" cy="([^"]+)" r="3"/g)].map(
    ([, x, y]): SheetPoint => [Number(x), Number(y)],
  );

/** To the nearest stretch of a line. */
const distanceTo = ([x, y]: SheetPoint, line: readonly SheetPoint[]) =>
  Math.min(
    ...line.slice(1).map(([toX, toY], index) => {
      const [fromX, fromY] = line[index] ?? [0, 0];
      const [dx, dy] = [toX - fromX, toY - fromY];
      const share = ((x - fromX) * dx + (y - fromY) * dy) / (dx * dx + dy * dy || 1);
      const on = Math.min(1, Math.max(0, share));
      return Math.hypot(x - fromX - dx * on, y - fromY - dy * on);
    }),
  );

/** Of the drawn house, by what it is painted with: what each of the twelve numbers speaks of. */
const numberedParts: Readonly<Record<number, string>> = {
  2: 'stroke-width="2"',
  3: 'fill="var\\(--d-water\\)" stroke-width="\\.9"',
  4: 'fill="var\\(--d-water\\)" stroke-width="\\.9"',
  5: 'fill="var\\(--d-brick(?:-side)?\\)"',
  6: 'fill="var\\(--d-water\\)" stroke-width="\\.9"',
  7: 'fill="var\\(--d-glass\\)" stroke-width="1.2"',
  8: 'fill="var\\(--d-wall\\)" stroke-width="1.3"',
  9: 'stroke-width="4"',
  // Its soffit is seen from below alone: under the gutter of a level eave.
  10: 'fill="var\\(--d-wall\\)" stroke-width="1.2"',
};

/** Its front slope, with the decking under it. */
const decking = (
  [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ] as const
).map(([across, up]) => {
  const { length, overhang } = heroHouseScene.house;
  return heroHouseScene.camera.project(onFrontSlope(across * (length + 2 * overhang), up * slopeLength));
});

/** The points of the inspection whose number ends beside the part it names. */
function listMisses(parts: Readonly<Record<number, string>>, markup: string, spots: readonly SheetPoint[]) {
  expect(spots).toHaveLength(inspectionPoints.length);
  const misses = Object.entries(parts).filter(([number, attributes]) => {
    const spot = spots[Number(number) - 1] ?? [0, 0];
    // The dot at the end of a leader touches it.
    return !partsOf(markup, attributes).some(
      (part) => isInside(spot, part) || distanceTo(spot, [...part, ...part.slice(0, 1)]) < 3,
    );
  });
  return misses.map(([number]) => inspectionPoints[Number(number) - 1]?.title);
}

it.each([
  ['home', HeroHouse, HeroLookedAt],
  ['inspection', Inspected, Inspected],
] as const)('each number on the house of the page %s ends on the part it names', (_, House, Numbers) => {
  const spots = spotsOf(renderToStaticMarkup(createElement(Numbers)));
  expect(listMisses(numberedParts, renderToStaticMarkup(createElement(House)), spots)).toEqual([]);
  expect(isInside(spots[10] ?? [0, 0], decking), inspectionPoints[10]?.title).toBe(true);
});

it('each number on the plan of the inspection ends on the part it names', () => {
  const parts = {
    2: 'stroke-width="2.6"',
    3: 'stroke="var\\(--d-patina\\)"',
    4: 'fill="var\\(--d-brick\\)"',
    5: 'fill="var\\(--d-brick\\)"',
    7: 'fill="var\\(--d-glass\\)"',
    8: 'stroke-width="2"',
    9: 'stroke="var\\(--d-mid\\)" stroke-width="3.4"',
    10: 'stroke-width="2"',
    11: 'fill="var\\(--d-wall\\)" stroke="none"',
  };
  const markup = renderToStaticMarkup(createElement(RoofPlan));
  expect(listMisses(parts, markup, spotsOf(markup))).toEqual([]);
});

// How much larger numbers are on the phone that grows them most.
it.each([
  ['hero looked at', 1.7],
  ['service house roof-inspection', 1.6],
  ['roof plan', 1.25],
  ['roof layers', 1.25],
  ['leaking house', 1.25],
])('no number of the %s touches another or leaves the sheet, and each is led to its spot', (name, growth) => {
  const markup = renderToStaticMarkup(everyDrawing[name]);
  const spots = spotsOf(markup);
  const balloons = [
    ...markup.matchAll(/data-number="\d+"><circle cx="([^"]+)" cy="([^"]+)" r="([^"]+)"/g),
  ].map(([, x, y, radius]) => ({
    at: [Number(x), Number(y)] as SheetPoint,
    reach: Number(radius) * growth,
  }));
  expect(spots).toHaveLength(balloons.length);
  for (const [index, { at, reach }] of balloons.entries()) {
    expect(findOffSheet(markup, [at], reach), `${index + 1} is on the sheet`).toEqual([]);
    for (const other of balloons.slice(index + 1))
      expect(Math.hypot(at[0] - other.at[0], at[1] - other.at[1]), `${index + 1}`).toBeGreaterThan(
        2 * reach + 3,
      );
    for (const [number, spot] of spots.entries())
      expect(
        Math.hypot(at[0] - spot[0], at[1] - spot[1]),
        `${index + 1} and the spot of ${number + 1}`,
      ).toBeGreaterThan(reach);
  }
});

it('draws what pages name beside their words', () => {
  const drawn = Object.keys({ ...pointDrawings, ...signDrawings, ...codeDrawings });
  const named = [...roofCodeRows, ...stormSigns].flatMap(({ picture }) => picture ?? []);
  expect(named.filter((picture) => !drawn.includes(picture))).toEqual([]);
});
