import { company } from '#content/business/company.ts';
import { river } from '#content/cities/landmarks.ts';
import { tenth } from '../geometry/path-data.ts';
import { composeMap } from './compose-map.ts';
import { MapLabelText } from './MapLabelText.tsx';
import { MapTown } from './MapTown.tsx';
import type { MapView } from './map-views.ts';
import styles from './ServiceAreaMap.module.css';

export interface ServiceAreaMapProps {
  /** The whole area, the neighborhood of the shop, or a town (which is then marked) together with the shop. */
  readonly view: MapView;
}

/**
 * The map of where the company works. Render it while the pages are built and never inside an island: behind it
 * stands an atlas of every county in the country.
 *
 * For people who do not see it: a figure named in words that holds the towns as links; lines, rings and dots are
 * silent. It is not one image (`role="img"`), because links inside an image cannot be reached.
 */
export function ServiceAreaMap({ view }: ServiceAreaMapProps) {
  const drawing = composeMap(view);
  const { sheet, shop, northArrow, scaleBar } = drawing;
  const focus = drawing.towns.find(({ role }) => role === 'focus');
  const subject = focus ? `Map of ${focus.name} and our shop` : 'Map of our service area';
  const linked = drawing.towns.filter(({ target }) => target !== null);
  const silent = drawing.towns.filter(({ target }) => target === null);
  return (
    <figure
      aria-label={`${subject} in ${company.town}, along ${river.name}`}
      className={[styles.frame, styles[`${sheet.kind}Sheet`]].join(' ')}
    >
      <svg role="presentation" className={styles.sheet} viewBox={`0 0 ${sheet.width} ${sheet.height}`}>
        <g aria-hidden>
          {drawing.counties.map(({ county, path }) => (
            <path key={county} className={styles.county} d={path} />
          ))}
          <path className={styles.interstate} d={drawing.interstatePath} />
          <path className={styles.lane} d={drawing.interstatePath} />
          <path className={styles.river} d={drawing.riverPath} />
          {drawing.rings.map(({ miles, radius }) => (
            <circle
              key={miles}
              className={styles.ring}
              cx={tenth(shop.x)}
              cy={tenth(shop.y)}
              r={tenth(radius)}
            />
          ))}
          {drawing.rings.map(({ miles, label }) =>
            label === null ? null : <MapLabelText key={miles} label={label} className={styles.copper} />,
          )}
          {drawing.counties.map(({ county, label }) =>
            label === null ? null : <MapLabelText key={county} label={label} className={styles.soft} />,
          )}
          {drawing.riverLabel === null ? null : (
            <MapLabelText label={drawing.riverLabel} className={styles.riverName} />
          )}
          <path
            className={styles.scale}
            d={`M${tenth(scaleBar.left.x)} ${tenth(scaleBar.left.y - 5)}v10m0-5h${tenth(scaleBar.units)}m0-5v10`}
          />
          <MapLabelText label={scaleBar.label} className={styles.copper} />
          <g transform={`translate(${northArrow.x} ${northArrow.y})`} className={styles.north}>
            <circle r="17" />
            <path d="M0-26 6 5 0 0-6 5z" />
            <text
              className={[styles.label, styles.quietName].join(' ')}
              y="24"
              dy=".72em"
              textAnchor="middle"
            >
              N
            </text>
          </g>
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
