import type { StormEntry } from '#content/cities/town-facts.ts';
import { findTornadoStrength } from '#content/pages/storms.ts';
import { joinClasses } from '#design/parts/join-classes.ts';
import { tenth } from '../geometry/path-data.ts';
import { composeStormMap } from './compose-storm-map.ts';
import { MapCountry, MapLabelText } from './MapCountry.tsx';
import type { Spot } from './map-labels.ts';
import type { MapTown } from './map-views.ts';
import { markRadius } from './mark-towns.ts';
import map from './ServiceAreaMap.module.css';
import { StormGlyph } from './StormGlyph.tsx';
import styles from './StormMap.module.css';

interface StormMapProps {
  readonly entries: readonly StormEntry[];
  /** Cut out around a town; without it the whole area. */
  readonly around?: MapTown;
  /** What it shows, in a sentence; the list beside it says the rest. */
  readonly label: string;
}

const pathBetween = (from: Spot, to: Spot) =>
  `M${tenth(from.x)} ${tenth(from.y)}L${tenth(to.x)} ${tenth(to.y)}`;

/** Storms at their places, numbered as in the list: a line where a survey gave both ends, else a mark beside the place. */
export function StormMap({ entries, around, label }: StormMapProps) {
  const drawing = composeStormMap(entries, around);
  const { sheet, towns, storms } = drawing;
  return (
    <div className={joinClasses(map.frame, styles[`${sheet.kind}Frame`])}>
      <svg
        role="img"
        aria-label={label}
        className={joinClasses(map.sheet, styles.sheet, styles[`${sheet.kind}Sheet`])}
        viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      >
        <path className={styles.neighbors} d={drawing.neighborLines} />
        <MapCountry drawing={drawing} />
        {storms.flatMap(({ entry, line, marks }) =>
          marks.map(({ spot, at, cities }) => (
            <g
              key={`${entry.number} ${spot.x} ${spot.y}`}
              data-storm={entry.number}
              data-cities={cities.join(' ')}
            >
              {line && <path className={styles.path} d={pathBetween(...line)} />}
              <path className={styles.leader} d={pathBetween(spot, at)} />
            </g>
          )),
        )}
        {storms.flatMap(({ entry, line, marks }) =>
          line
            ? []
            : marks.map(({ spot }) => (
                <circle
                  key={`${entry.number} ${spot.x}`}
                  className={styles.place}
                  cx={tenth(spot.x)}
                  cy={tenth(spot.y)}
                  r="3.4"
                />
              )),
        )}
        {towns.map(({ name, role, spot, label: townLabel }) => (
          <g key={name} className={map.townMark}>
            <circle
              className={map.mark}
              cx={tenth(spot.x)}
              cy={tenth(spot.y)}
              r={markRadius[role === 'focus' ? 'focus' : 'town']}
            />
            <MapLabelText label={townLabel} />
          </g>
        ))}
        {storms.flatMap(({ entry, marks }) =>
          marks.map(({ at, cities }) => (
            <g
              key={`${entry.number} ${at.x} ${at.y}`}
              data-storm={entry.number}
              data-cities={cities.join(' ')}
              transform={`translate(${tenth(at.x)} ${tenth(at.y)})`}
            >
              <StormGlyph kind={entry.kind} strength={findTornadoStrength(entry)} number={entry.number} />
            </g>
          )),
        )}
      </svg>
    </div>
  );
}
