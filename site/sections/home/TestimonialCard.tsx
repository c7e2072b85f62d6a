import { type Testimonial, testimonialsSection } from '#content/pages/testimonials.ts';
import styles from './TestimonialCard.module.css';

const highestRating = 5;

interface TestimonialCardProps {
  readonly testimonial: Testimonial;
}

export function TestimonialCard({
  testimonial: { name, location, text, rating, image, isSample },
}: TestimonialCardProps) {
  return (
    <figure className={styles.card}>
      {isSample && <p className={styles.badge}>{testimonialsSection.sampleBadge}</p>}
      <blockquote className={styles.text}>{isSample ? text : `“${text}”`}</blockquote>
      <figcaption className={styles.who}>
        {image !== undefined && <img src={image} alt="" width="56" height="56" loading="lazy" />}
        <span>
          <b>{name}</b>
          {location}
        </span>
        <span className={styles.rating} role="img" aria-label={`${rating} out of ${highestRating}`}>
          {Array.from({ length: rating }, (_, gable) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the gables are all alike
            <i key={gable} />
          ))}
        </span>
      </figcaption>
    </figure>
  );
}
