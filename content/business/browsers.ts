// The two floors below which no browser is served. Builds, tests and the accessibility page take them from here.

export type BrowserFloor = Readonly<Record<'safari' | 'chrome' | 'firefox', string>>;

/** From here on every page looks as drawn: range media queries, container queries, subgrid, `:has()`. */
export const designFloor: BrowserFloor = { safari: '16.4', chrome: '117', firefox: '121' };

/** From here on every page reads and every form arrives: the first browsers with cascade layers and `<dialog>`. */
export const arrivalFloor: BrowserFloor = { safari: '15.4', chrome: '99', firefox: '98' };

/** A floor as a build tool takes it: `safari15.4`. Safari on phones counts apart: it needs prefixes that desktops do not. */
export const buildTargets = (floor: BrowserFloor) =>
  Object.entries({ ...floor, ios: floor.safari }).map(([browser, version]) => `${browser}${version}`);

/** A floor in words, as documents and the accessibility statement have it. */
export const nameFloor = ({ safari, chrome, firefox }: BrowserFloor) =>
  `Safari ${safari}, Chrome and Edge ${chrome}, Firefox ${firefox}`;
