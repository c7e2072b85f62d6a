import { type Testimonial, testimonials, testimonialsSection as words } from '#content/pages/testimonials.ts';
import { Carousel } from '#design/parts/Carousel.tsx';
import styles from './TestimonialsSection.module.css';

const highestRating = 5;

interface TestimonialCardProps {
  readonly testimonial: Testimonial;
}

function TestimonialCard({
  testimonial: { name, location, text, rating, image, isSample },
}: TestimonialCardProps) {
  return (
    <figure className={`shingle ${styles.card}`}>
      {isSample && <p className={styles.badge}>{words.sampleBadge}</p>}
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

export function TestimonialsSection() {
  const hasSamples = testimonials.some(({ isSample }) => isSample);
  return (
    <section className={`section ${styles.section}`} data-surface="sunken">
      <div className="wrap">
        <Carousel
          label={words.heading}
          previousLabel={words.previous}
          nextLabel={words.next}
          heading={<h2>{words.heading}</h2>}
        >
          {testimonials.map((testimonial) => (
            <TestimonialCard key={testimonial.text} testimonial={testimonial} />
          ))}
        </Carousel>
        {hasSamples && <p className="fine above-5">{words.sampleNote}</p>}
      </div>
    </section>
  );
}
