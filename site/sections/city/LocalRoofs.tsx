import type { City } from '#content/cities/cities.ts';
import type { CityPage } from '#content/cities/city.ts';
import { fillLocalSlots } from '#content/cities/local-texts.ts';
import { cityPageWords as words } from '#content/pages/city-page-words.ts';
import styles from './LocalRoofs.module.css';

interface LocalRoofsProps {
  readonly city: City;
  readonly page: CityPage;
}

/** What is particular to the roofs of this place. */
export function LocalRoofs({ city, page }: LocalRoofsProps) {
  return (
    <section className="section" data-surface="raised">
      <div className={`wrap ${styles.columns}`}>
        <h2>{fillLocalSlots(words.localHeading, city.slug)}</h2>
        <div className={styles.paragraphs}>
          {page.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
