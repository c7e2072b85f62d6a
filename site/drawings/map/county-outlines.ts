import type { FeatureCollection, MultiPolygon, Polygon } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
// Built-in knowledge of every county of the United States: it is read while the pages are built and must never be
// imported by anything that runs in a browser.
import atlas from 'us-atlas/counties-10m.json' with { type: 'json' };
import { type CountyName, counties, countyNames } from '#client/cities/counties.ts';

/** A county may have islands, or an exclave in its neighbor. */
export type Outline = Polygon | MultiPolygon;

/** The outlines of our counties in degrees, from the Census Bureau's cartographic boundary files. */
export function readCountyOutlines(): FeatureCollection<Outline, { readonly county: CountyName }> {
  const topology = atlas as unknown as Topology<{ counties: GeometryCollection }>;
  const outlines = new Map(
    feature(topology, topology.objects.counties).features.map(({ id, geometry }) => [id, geometry]),
  );
  return {
    type: 'FeatureCollection',
    features: countyNames.map((county) => {
      const { fips } = counties[county];
      const geometry = outlines.get(fips);
      if (geometry?.type !== 'Polygon' && geometry?.type !== 'MultiPolygon')
        throw new Error(`The atlas has no county ${fips}: look up the code of ${county} County.`);
      return { type: 'Feature', properties: { county }, geometry };
    }),
  };
}
