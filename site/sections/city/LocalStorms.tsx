import type { City } from '#content/cities/cities.ts';
import { fillLocalSlots } from '#content/cities/local-texts.ts';
import { findTownStorms, townFactsWords as words } from '#content/pages/town-facts-words.ts';
import { ArrowLink } from '#design/parts/ArrowLink.tsx';
import { StormGlyph } from '../../drawings/map/StormGlyph.tsx';
import { StormMap } from '../../drawings/map/StormMap.tsx';
import { pagePaths } from '../../search-listing/routes.ts';
import styles from './LocalStorms.module.css';

/** The last storms in and around a town, on a cut-out of the map of storms. Nothing where none is known. */
export function LocalStorms({ city }: { readonly city: City }) {
  const storms = findTownStorms(city);
  if (storms.length === 0) return null;
  const here = (text: string) => fillLocalSlots(text, city.slug);
  return (
    <section className="section" id="storms" data-surface="raised">
      <div className="wrap two-columns">
        <div>
          <h2>{here(words.stormsHeading)}</h2>
          <ol className={`ruled-rows above-5 ${styles.storms}`}>
            {storms.map(({ line: { number, kind, tornado, date, day, brief }, place }) => (
              <li key={number} className="beside">
                <svg aria-hidden className="chart" viewBox="-20 -20 40 40">
                  <StormGlyph kind={kind} strength={tornado} number={number} />
                </svg>
                <div>
                  <p>
                    <b>
                      <time dateTime={day}>{date}</time>: {brief}
                    </b>
                  </p>
                  {place && <p className="soft">{place}</p>}
                </div>
              </li>
            ))}
          </ol>
          <ArrowLink className="above-4" href={`${pagePaths.storms}?city=${city.slug}`}>
            {words.allStormsLink}
          </ArrowLink>
        </div>
        <div className="sticky-column">
          <StormMap entries={storms.map(({ entry }) => entry)} around={city} label={here(words.stormsMap)} />
        </div>
      </div>
    </section>
  );
}
