import { cityPath } from '../../search-listing/routes.ts';
import { tenth } from '../geometry/path-data.ts';
import { MapLabelText } from './MapLabelText.tsx';
import type { TownMark } from './map-drawing.ts';
import { markRadius } from './mark-towns.ts';
import styles from './ServiceAreaMap.module.css';

export interface MapTownProps {
  readonly town: TownMark;
}

function nameOfLink({ name, role, milesFromShop }: TownMark): string {
  if (role === 'shop' || milesFromShop === null) return `${name}, where our shop is`;
  return `${name}, ${Math.round(milesFromShop)} miles from our shop`;
}

/** A town: a triangle for the shop, a dot for the others; a link when it has a page and room for a finger. */
export function MapTown({ town }: MapTownProps) {
  const { role, spot, label, slug, target } = town;
  const [x, y] = [tenth(spot.x), tenth(spot.y)];
  const mark = (
    <>
      {role === 'shop' ? (
        <path className={styles.mark} d={`M${tenth(spot.x - 13)} ${tenth(spot.y + 6)}h26l-13-17z`} />
      ) : (
        <circle className={styles.mark} cx={x} cy={y} r={markRadius[role]} />
      )}
      {label === null ? null : <MapLabelText label={label} />}
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
