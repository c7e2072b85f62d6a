import { type City, citySlugs } from '#content/cities/cities.ts';
import { fillLocalSlots } from '#content/cities/local-texts.ts';
import { listNearbyCities } from '#content/cities/nearby-cities.ts';
import { cityPageWords as words } from '#content/pages/city-page-words.ts';
import { cityPath } from '../../search-listing/routes.ts';
import { TownChips } from '../towns/TownChips.tsx';
import styles from './NearbyTowns.module.css';

interface NearbyTownsProps {
  readonly city: City;
}

export function NearbyTowns({ city }: NearbyTownsProps) {
  const nearby = listNearbyCities(city.slug);
  return (
    <nav className="section" aria-labelledby="nearby" data-print="hide">
      <div className={`wrap ${styles.columns}`}>
        <div>
          <h2 id="nearby">{words.nearbyHeading}</h2>
          <p className={`lead ${styles.lead}`}>{fillLocalSlots(words.nearbyLead, city.slug)}</p>
        </div>
        <TownChips
          towns={nearby.map(({ city: { name, slug } }) => ({ label: name, href: cityPath(slug) }))}
          isShortened={nearby.length < citySlugs.length - 1}
        />
      </div>
    </nav>
  );
}
