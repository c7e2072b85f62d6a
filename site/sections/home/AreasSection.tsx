import { servedTowns } from '#client/cities/served-towns.ts';
import { cityList } from '#content/cities/cities.ts';
import { areasSection as words } from '#content/pages/home.ts';
import { ArrowLink } from '#design/parts/ArrowLink.tsx';
import { Chips } from '#design/parts/Chips.tsx';
import { ServiceAreaMap } from '../../drawings/map/ServiceAreaMap.tsx';
import { cityPath, pagePaths } from '../../search-listing/routes.ts';

const towns = [
  ...cityList.map(({ name, slug }) => ({ label: name, href: cityPath(slug) })),
  ...servedTowns.map(({ name }) => ({ label: name })),
];

export function AreasSection() {
  return (
    <section className="section">
      <div className="wrap two-columns" data-keep="paper" data-align="center">
        <div>
          <h2>{words.heading}</h2>
          <p className="lead above-4">{words.lead}</p>
          <div className="above-5">
            <Chips chips={towns} />
          </div>
          <ArrowLink className="above-5" href={pagePaths.locations}>
            {words.linkLabel}
          </ArrowLink>
        </div>
        <div className="to-edges">
          <ServiceAreaMap view="area" />
        </div>
      </div>
    </section>
  );
}
