import type { City } from '#content/cities/cities.ts';
import type { CityPage } from '#content/cities/default-texts.ts';
import { fillLocalSlots } from '#content/cities/local-texts.ts';
import { cityPageWords as words } from '#content/pages/city-page-words.ts';
import { DrawingFile } from '../../drawings/pictures/DrawingFile.tsx';
import styles from './LocalRoofs.module.css';

interface LocalRoofsProps {
  readonly city: City;
  readonly page: CityPage;
}

/** What is particular to the roofs of this place. */
export function LocalRoofs({ city, page }: LocalRoofsProps) {
  return (
    <section className="section" data-surface="raised">
      <div className="wrap two-columns" data-split="4 7">
        <div>
          <h2>{fillLocalSlots(words.localHeading, city.slug)}</h2>
          {page.lookFor && (
            <figure className={`above-5 ${styles.picture}`}>
              <div data-surface="sunken">
                <DrawingFile name={page.lookFor.picture} />
              </div>
              <figcaption className="fine above-2">
                {page.lookFor.text} {words.notToScale}
              </figcaption>
            </figure>
          )}
        </div>
        <div className="stack measure">
          {page.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
