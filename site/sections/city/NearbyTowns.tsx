import { type City, listNearbyCities } from '#content/cities/cities.ts';
import { fillLocalSlots } from '#content/cities/local-texts.ts';
import { cityPageWords as words } from '#content/pages/city-page-words.ts';
import { Chips } from '#design/parts/Chips.tsx';
import { cityPath } from '../../search-listing/routes.ts';

export function NearbyTowns({ city }: { readonly city: City }) {
  const nearby = listNearbyCities(city.slug);
  if (nearby.length === 0) return null;
  return (
    <nav className="section" aria-labelledby="nearby" data-print="hide">
      <div className="wrap two-columns" data-align="center">
        <div>
          <h2 id="nearby">{words.otherCitiesHeading}</h2>
          <p className="lead above-4">{fillLocalSlots(words.otherCitiesLead, city.slug)}</p>
        </div>
        <Chips
          chips={nearby.map(({ name, slug }) => ({
            lead: 'Roofing in',
            label: name,
            href: cityPath(slug),
          }))}
        />
      </div>
    </nav>
  );
}
