import { river } from '#client/cities/landmarks.ts';
import { company } from '#client/company.ts';
import { wholeMiles } from '#content/cities/distance.ts';
import { cityPath } from '../../search-listing/routes.ts';
import { tenth } from '../geometry/path-data.ts';
import { composeMap } from './compose-map.ts';
import { MapCountry, MapLabelText } from './MapCountry.tsx';
import type { MapView } from './map-views.ts';
import { markRadius, type TownMark } from './mark-towns.ts';
import styles from './ServiceAreaMap.module.css';

interface ServiceAreaMapProps {
  /** The whole area, the neighborhood of the shop, or a town (which is then marked) together with the shop. */
  readonly view: MapView;
}

/**
 * The map of where the company works. Render it while the pages are built and never inside an island: it reads
 * an atlas of every county in the country.
 *
 * For people who do not see it: a figure named in words that holds the towns as links; lines, rings and dots are
 * silent. It is not one image (`role="img"`), because links inside an image cannot be reached.
 */
export function ServiceAreaMap({ view }: ServiceAreaMapProps) {
  const drawing = composeMap(view);
  const { sheet, shop } = drawing;
  const focus = drawing.towns.find(({ role }) => role === 'focus');
  const subject = focus ? `Map of ${focus.name} and where we are in` : 'Map of our service area around';
  const linked = drawing.towns.filter(({ target }) => target !== null);
  const silent = drawing.towns.filter(({ target }) => target === null);
  return (
    <figure
      aria-label={`${subject} ${company.town}${river ? `, along ${river.name}` : ''}`}
      className={[styles.frame, styles[`${sheet.kind}Sheet`]].join(' ')}
    >
      <svg role="presentation" className={styles.sheet} viewBox={`0 0 ${sheet.width} ${sheet.height}`}>
        <g aria-hidden>
          <MapCountry drawing={drawing}>
            {drawing.rings.map(({ miles, radius }) => (
              <circle
                key={miles}
                className={styles.ring}
                cx={tenth(shop.x)}
                cy={tenth(shop.y)}
                r={tenth(radius)}
              />
            ))}
            {drawing.rings.map(
              ({ miles, label }) =>
                label && <MapLabelText key={miles} label={label} className={styles.copper} />,
            )}
          </MapCountry>
          {silent.map((town) => (
            <MapTown key={town.name} town={town} />
          ))}
        </g>
        {linked.map((town) => (
          <MapTown key={town.name} town={town} />
        ))}
      </svg>
    </figure>
  );
}

function nameOfLink({ name, role, milesFromShop }: TownMark): string {
  if (role === 'shop') return `${name}, where we are`;
  return `${name}, ${wholeMiles(milesFromShop)} miles from us`;
}

/** A town: a triangle for the shop, a dot for the others; a link when it has a page and room for a finger. */
function MapTown({ town }: { readonly town: TownMark }) {
  const { role, spot, label, slug, target } = town;
  const mark = (
    <>
      {role === 'shop' ? (
        <path className={styles.mark} d={`M${tenth(spot.x - 13)} ${tenth(spot.y + 6)}h26l-13-17z`} />
      ) : (
        <circle className={styles.mark} cx={tenth(spot.x)} cy={tenth(spot.y)} r={markRadius[role]} />
      )}
      <MapLabelText label={label} />
    </>
  );
  if (slug === null || target === null) return <g className={styles[`${role}Mark`]}>{mark}</g>;
  return (
    <a
      className={[styles[`${role}Mark`], styles.link].join(' ')}
      href={cityPath(slug)}
      aria-label={nameOfLink(town)}
    >
      <rect
        className={styles.target}
        x={tenth(target.left)}
        y={tenth(target.top)}
        width={tenth(target.right - target.left)}
        height={tenth(target.bottom - target.top)}
      />
      {mark}
    </a>
  );
}
