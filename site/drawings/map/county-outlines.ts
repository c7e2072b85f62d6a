import type { FeatureCollection, MultiLineString, MultiPolygon, Polygon } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
// Built-in knowledge of every county of the United States: it is read while the pages are built and must never be
// imported by anything that runs in a browser.
import atlas from 'us-atlas/counties-10m.json' with { type: 'json' };

/** A county may have islands, or an exclave in its neighbor. */
export type Outline = Polygon | MultiPolygon;

const topology = atlas as unknown as Topology<{ counties: GeometryCollection; nation: GeometryCollection }>;
const outlines = new Map(
  feature(topology, topology.objects.counties).features.map(({ id, geometry }) => [id, geometry as Outline]),
);

/**
 * The outline of a county in degrees, from the Census Bureau's cartographic boundary files; undefined when the atlas has no
 * such county. `fips`: its five-digit code.
 */
export const findCountyOutline = (fips: string): Outline | undefined => outlines.get(fips);

/** The same. @throws Error when the atlas has no such county. */
export function readCountyOutline(fips: string): Outline {
  const outline = findCountyOutline(fips);
  if (outline === undefined) throw new Error(`The atlas has no county ${fips}.`);
  return outline;
}

/** The land of the United States: where it ends there is water, or another country. */
export const land: FeatureCollection = feature(topology, topology.objects.nation);

export const countyLines: MultiLineString = mesh(topology, topology.objects.counties);
