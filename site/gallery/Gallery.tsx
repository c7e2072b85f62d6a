import { shelves } from '#design/parts/examples.tsx';
import styles from './Gallery.module.css';

/** Every part in every state. Served by `npm run dev` only. */
export function Gallery() {
  return (
    <div className={`wrap ${styles.gallery}`}>
      <h1>Gallery of parts</h1>
      {shelves.map((shelf) => (
        <section key={shelf.part} aria-label={shelf.part}>
          <h2>{shelf.part}</h2>
          <div className={shelf.isWide ? 'stack' : styles.examples} data-gap="6">
            {shelf.examples.map((example) => (
              <figure key={example.name} className={styles.example}>
                <figcaption>{example.name}</figcaption>
                {example.element}
              </figure>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
