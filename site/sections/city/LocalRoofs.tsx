import type { City } from '#content/cities/cities.ts';
import type { CityPage } from '#content/cities/city.ts';
import { fillLocalSlots } from '#content/cities/local-texts.ts';
import { describeTheWay, cityPageWords as words } from '#content/pages/city-page-words.ts';
import { Sources } from '../parts/Sources.tsx';
import styles from './LocalRoofs.module.css';

interface LocalRoofsProps {
  readonly city: City;
  readonly page: CityPage;
}

/** What is particular to this place, each statement above the source it rests on. */
export function LocalRoofs({ city, page }: LocalRoofsProps) {
  return (
    <section className="section" data-surface="raised">
      <div className={`wrap two-columns ${styles.columns}`} data-split="7 5">
        <div>
          <h2>{fillLocalSlots(words.localHeading, city.slug)}</h2>
          <div className={`paragraphs ${styles.paragraphs}`}>
            {page.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <Sources facts={page.sources} />
        </div>
        <div className={`ruled-cards ${styles.notes}`}>
          <div>
            <h3>{words.permitHeading}</h3>
            <p>{page.permitNote}</p>
            <Sources facts={page.permitSources} />
          </div>
          <div>
            <h3>{words.wayHeading}</h3>
            <p>{describeTheWay(city)}</p>
          </div>
        </div>
      </div>
    </section>
  );
}
