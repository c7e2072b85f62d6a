import type { City, CityPage } from '#content/cities/city.ts';
import { permitFacts } from '#content/cities/local-facts.ts';
import { fillLocalSlots } from '#content/cities/local-slots.ts';
import { describeTheWay, cityPageWords as words } from '#content/pages/city-page-words.ts';
import { Sources } from '../sources/Sources.tsx';
import styles from './LocalRoofs.module.css';

interface LocalRoofsProps {
  readonly city: City;
  readonly page: CityPage;
}

/** What is particular to this place, each statement above the source it rests on. */
export function LocalRoofs({ city, page }: LocalRoofsProps) {
  const isOnPermits = (name: (typeof page.sources)[number]) => permitFacts.includes(name);
  return (
    <section className="section" data-surface="raised">
      <div className={`wrap ${styles.columns}`}>
        <div>
          <h2>{fillLocalSlots(words.localHeading, city.slug)}</h2>
          <div className={styles.paragraphs}>
            {page.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <Sources facts={page.sources.filter((name) => !isOnPermits(name))} />
        </div>
        <div className={styles.notes}>
          <div>
            <h3>{words.permitHeading}</h3>
            <p>{page.permitNote}</p>
            <Sources facts={page.sources.filter(isOnPermits)} />
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
