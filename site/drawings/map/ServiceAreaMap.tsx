import { river } from '#client/cities/landmarks.ts';
import { company } from '#client/company.ts';
import type { CitySlug } from '#content/cities/cities.ts';
import { tenth } from '../geometry/path-data.ts';
import { composeMap } from './compose-map.ts';
import { lineEms, type MapLabel } from './map-labels.ts';
import type { MapView } from './map-views.ts';
import { markRadius, type TownMark } from './mark-towns.ts';
import styles from './ServiceAreaMap.module.css';

interface ServiceAreaMapProps {
  /** The whole area, the neighborhood of the shop, or a town (which is then marked) together with the shop. */
  readonly view: MapView;
  /** The page that a town links to. */
  readonly pathOfCity: (slug: CitySlug) => string;
}

/**
 * The map of where the company works. Render it while the pages are built and never inside an island: it reads
 * an atlas of every county in the country.
 *
 * For people who do not see it: a figure named in words that holds the towns as links; lines, rings and dots are
 * silent. It is not one image (`role="img"`), because links inside an image cannot be reached.
 */
export function ServiceAreaMap({ view, pathOfCity }: ServiceAreaMapProps) {
  const drawing = composeMap(view);
  const { sheet, shop, northArrow, scaleBar } = drawing;
  const focus = drawing.towns.find(({ role }) => role === 'focus');
  const subject = focus ? `Map of ${focus.name} and our shop in` : 'Map of our service area around';
  const linked = drawing.towns.filter(({ target }) => target !== null);
  const silent = drawing.towns.filter(({ target }) => target === null);
  return (
    <figure
      aria-label={`${subject} ${company.town}${river ? `, along ${river.name}` : ''}`}
      className={[styles.frame, styles[`${sheet.kind}Sheet`]].join(' ')}
    >
      <svg role="presentation" className={styles.sheet} viewBox={`0 0 ${sheet.width} ${sheet.height}`}>
        <g aria-hidden>
          {drawing.waterPath === null ? null : (
            <path className={styles.water} fillRule="evenodd" d={drawing.waterPath} />
          )}
          {drawing.counties.map(({ county, path }) => (
            <path key={county} className={styles.county} d={path} />
          ))}
          {drawing.interstatePath === null ? null : (
            <>
              <path className={styles.interstate} d={drawing.interstatePath} />
              <path className={styles.lane} d={drawing.interstatePath} />
            </>
          )}
          {drawing.riverPath === null ? null : <path className={styles.river} d={drawing.riverPath} />}
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
          {drawing.interstateLabel === null ? null : (
            <MapLabelText label={drawing.interstateLabel} className={styles.soft} />
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
            <MapTown key={town.name} town={town} pathOfCity={pathOfCity} />
          ))}
        </g>
        {linked.map((town) => (
          <MapTown key={town.name} town={town} pathOfCity={pathOfCity} />
        ))}
      </svg>
    </figure>
  );
}

interface MapTownProps {
  readonly town: TownMark;
  readonly pathOfCity: (slug: CitySlug) => string;
}

function nameOfLink({ name, role, milesFromShop }: TownMark): string {
  if (role === 'shop') return `${name}, where our shop is`;
  return `${name}, ${Math.round(milesFromShop * 10) / 10} miles from our shop`;
}

/** A town: a triangle for the shop, a dot for the others; a link when it has a page and room for a finger. */
function MapTown({ town, pathOfCity }: MapTownProps) {
  const { role, spot, label, slug, target } = town;
  const [x, y] = [tenth(spot.x), tenth(spot.y)];
  const mark = (
    <>
      {role === 'shop' ? (
        <path className={styles.mark} d={`M${tenth(spot.x - 13)} ${tenth(spot.y + 6)}h26l-13-17z`} />
      ) : (
        <circle className={styles.mark} cx={x} cy={y} r={markRadius[role]} />
      )}
      <MapLabelText label={label} />
    </>
  );
  if (slug === null || target === null) return <g className={styles[`${role}Mark`]}>{mark}</g>;
  return (
    <a
      className={[styles[`${role}Mark`], styles.link].join(' ')}
      href={pathOfCity(slug)}
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

interface MapLabelTextProps {
  readonly label: MapLabel;
  readonly className?: string | undefined;
}

// Ems, so that the text stays centered on its spot whatever size the style sheet gives it.
const capsHalfEms = 0.35;

function firstLineShift({ side, lines }: MapLabel): string {
  const ems = {
    right: capsHalfEms - ((lines.length - 1) * lineEms) / 2,
    left: capsHalfEms - ((lines.length - 1) * lineEms) / 2,
    over: capsHalfEms - ((lines.length - 1) * lineEms) / 2,
    above: -0.24 - (lines.length - 1) * lineEms,
    below: 0.92,
  };
  return `${ems[side].toFixed(2)}em`;
}

function MapLabelText({ label, className }: MapLabelTextProps) {
  const { lines, spot, side, gap, size } = label;
  const x = side === 'right' ? spot.x + gap : side === 'left' ? spot.x - gap : spot.x;
  const y = side === 'above' ? spot.y - gap : side === 'below' ? spot.y + gap : spot.y;
  const anchor = side === 'right' ? undefined : side === 'left' ? 'end' : 'middle';
  return (
    <text
      className={[styles.label, styles[`${size}Name`], className].filter(Boolean).join(' ')}
      x={tenth(x)}
      y={tenth(y)}
      dy={firstLineShift(label)}
      textAnchor={anchor}
    >
      {lines.length === 1
        ? lines[0]
        : lines.map((line, position) => (
            <tspan key={line} x={tenth(x)} dy={position === 0 ? undefined : `${lineEms}em`}>
              {line}
            </tspan>
          ))}
    </text>
  );
}
