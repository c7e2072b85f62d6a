import { cityList } from '#content/cities/cities.ts';
import { servicePageWords as words } from '#content/pages/service-page-words.ts';
import type { ServiceContent } from '#content/services/service.ts';
import { fillSlots } from '#content/wording/text.ts';
import { Chips } from '#design/parts/Chips.tsx';
import { serviceInCityPath } from '../../search-listing/routes.ts';

interface TownLinksProps {
  readonly service: ServiceContent;
}

/** The towns, each with its own page about this work there. */
export function TownLinks({ service }: TownLinksProps) {
  return (
    <nav className="section" aria-labelledby="towns" data-surface="sunken" data-print="hide">
      <div className="wrap two-columns">
        <div>
          <h2 id="towns">{fillSlots(words.townsHeading, { label: service.label })}</h2>
          <p className="lead above-5">{words.townsText}</p>
        </div>
        <Chips
          chips={cityList.map(({ name, slug }) => ({
            label: name,
            href: serviceInCityPath(service.slug, slug),
          }))}
        />
      </div>
    </nav>
  );
}
