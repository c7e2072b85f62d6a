import { type CustomerReview, type Testimonial, testimonialsSection } from '#content/pages/testimonials.ts';
import { formatLongDate } from '#content/wording/dates.ts';
import styles from './TestimonialCard.module.css';

const highestRating = 5;

/** A sample shows neither name nor stars (reading 22c). */
export function TestimonialCard({ testimonial }: { readonly testimonial: Testimonial }) {
  return (
    <figure className={styles.card}>
      {testimonial.isSample ? (
        <>
          <p className={styles.badge}>{testimonialsSection.sampleBadge}</p>
          <p className={styles.text}>{testimonial.text}</p>
        </>
      ) : (
        <>
          <blockquote className={styles.text}>{`“${testimonial.text}”`}</blockquote>
          <Reviewer review={testimonial} />
        </>
      )}
    </figure>
  );
}

function Reviewer({
  review: { name, location, rating, image, source, writtenOn },
}: {
  readonly review: CustomerReview;
}) {
  return (
    <figcaption className={styles.who}>
      {image !== undefined && <img src={image} alt="" width="56" height="56" loading="lazy" />}
      <span>
        <b>{name}</b>
        {location && `${location}, `}
        <a href={source.url}>{source.name}</a>, <time dateTime={writtenOn}>{formatLongDate(writtenOn)}</time>
      </span>
      <span className={styles.rating} role="img" aria-label={`${rating} out of ${highestRating}`}>
        {Array.from({ length: rating }, (_, gable) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the gables are all alike
          <i key={gable} />
        ))}
      </span>
    </figcaption>
  );
}
