import { servicesFor } from '#client/shapes/fact.ts';
import { cityList } from '#content/cities/cities.ts';
import { arePermitsKnown } from '#content/cities/town-facts.ts';
import { servicePageWords as words } from '#content/pages/service-page-words.ts';
import type { ServiceSlug } from '#content/services/service-slugs.ts';
import type { ServiceContent } from '#content/services/services.ts';
import { fillSlots } from '#content/wording/text.ts';
import { ArrowLink } from '#design/parts/ArrowLink.tsx';
import { Chips } from '#design/parts/Chips.tsx';
import { pagePaths, serviceInCityPath } from '../../search-listing/routes.ts';

const stormServices: readonly ServiceSlug[] = servicesFor.stormDamage;

/** The towns, each with its own page about this work there. */
export function TownLinks({ service }: { readonly service: ServiceContent }) {
  return (
    <nav className="section" aria-labelledby="towns" data-surface="sunken" data-print="hide">
      <div className="wrap two-columns">
        <div>
          <h2 id="towns">{fillSlots(words.townsHeading, { label: service.label })}</h2>
          <p className="lead above-5">{words.townsText}</p>
          <p className="row above-4">
            {arePermitsKnown && (
              <ArrowLink href={`${pagePaths.locations}#permits`}>{words.permitsLink}</ArrowLink>
            )}
            {stormServices.includes(service.slug) && (
              <ArrowLink href={pagePaths.storms}>{words.stormsLink}</ArrowLink>
            )}
          </p>
        </div>
        <Chips
          chips={cityList.map(({ name, slug }) => ({
            lead: `${service.label} in`,
            label: name,
            href: serviceInCityPath(service.slug, slug),
          }))}
        />
      </div>
    </nav>
  );
}
