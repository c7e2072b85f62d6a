import type { CustomerReview } from '#client/shapes/business.ts';
import { picturePath } from '#content/business/pictures.ts';
import { type Testimonial, testimonials, testimonialsSection as words } from '#content/pages/testimonials.ts';
import { formatLongDate } from '#content/wording/dates.ts';
import { ArrowLink } from '#design/parts/ArrowLink.tsx';
import { Carousel } from '#design/parts/Carousel.tsx';
import styles from './TestimonialsSection.module.css';

const highestRating = 5;

/** A sample quotes nobody and shows neither name nor stars (reading 22c). */
export function TestimonialCard({ testimonial }: { readonly testimonial: Testimonial }) {
  return (
    <figure className={`shingle ${styles.card}`}>
      {testimonial.isSample ? (
        <>
          <h3>{testimonial.title}</h3>
          <p className={styles.text}>{testimonial.text}</p>
          <ArrowLink className={styles.link} href={testimonial.link.href}>
            {testimonial.link.label}
          </ArrowLink>
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

function Reviewer({ review }: { readonly review: CustomerReview }) {
  const { name, location, rating, image, source, writtenOn } = review;
  return (
    <figcaption className={`small soft ${styles.who}`}>
      {image !== undefined && <img src={picturePath(image)} alt="" width="56" height="56" loading="lazy" />}
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
        {hasSamples && (
          <p className="fine above-5" data-phone="leave">
            {words.sampleNote}
          </p>
        )}
      </div>
    </section>
  );
}
