import { testimonials, testimonialsSection as words } from '#content/pages/testimonials.ts';
import { Carousel } from '#design/parts/Carousel.tsx';
import { TestimonialCard } from './TestimonialCard.tsx';
import styles from './TestimonialsSection.module.css';

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
        {hasSamples && <p className={`fine ${styles.note}`}>{words.sampleNote}</p>}
      </div>
    </section>
  );
}
