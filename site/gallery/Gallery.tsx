import { partExamples } from '#design/parts/examples.tsx';
import styles from './Gallery.module.css';

/** One example a row. */
const needWholeWidth = new Set(['Slider', 'Progress', 'Foot bar', 'Carousel']);

/** Every part in every state. Served by `npm run dev` only. */
export function Gallery() {
  return (
    <div className={`wrap ${styles.gallery}`}>
      <h1>Gallery of parts</h1>
      {Object.entries(partExamples).map(([part, examples]) => (
        <section key={part} aria-label={part}>
          <h2>{part}</h2>
          <div className={needWholeWidth.has(part) ? 'stack' : `fitting ${styles.examples}`} data-gap="6">
            {Object.entries(examples).map(([name, element]) => (
              <figure key={name} className={styles.example}>
                <figcaption className="small quiet">{name}</figcaption>
                {element}
                {/* A bar shows what is in it once something follows it. */}
                <span />
              </figure>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
