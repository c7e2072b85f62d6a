import type { CustomerReview } from '#client/shapes/business.ts';
import { picturePath } from '#content/business/pictures.ts';
import { sampleDocuments, sampleWords } from '#content/pages/sample-documents.ts';
import { reviews, testimonialsSection as words } from '#content/pages/testimonials.ts';
import { formatLongDate } from '#content/wording/dates.ts';
import { Carousel } from '#design/parts/Carousel.tsx';
import { samplePath } from '../../search-listing/routes.ts';
import { countPages, SampleSheets } from '../parts/SampleSheets.tsx';
import styles from './TestimonialsSection.module.css';

const highestRating = 5;

export function ReviewCard({ review }: { readonly review: CustomerReview }) {
  const { name, location, text, rating, image, source, writtenOn } = review;
  return (
    <figure className={`shingle stack ${styles.card}`}>
      <blockquote className={styles.text}>{`“${text}”`}</blockquote>
      <figcaption className={`small soft ${styles.who}`}>
        {image !== undefined && <img src={picturePath(image)} alt="" width="56" height="56" loading="lazy" />}
        <span>
          <b className="own-line">{name}</b>
          {location && `${location}, `}
          <a href={source.url}>{source.name}</a>,{' '}
          <time dateTime={writtenOn}>{formatLongDate(writtenOn)}</time>
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

/** Three documents side by side, the first page of each in short (reading 22c). */
function listDocuments() {
  return sampleDocuments.map(({ slug, name, text }) => (
    <article key={slug} className={`stack ${styles.document}`}>
      <div>
        <h3>{name}</h3>
        <p className="soft">
          <span data-detail="">{text}</span>{' '}
          <a href={samplePath(slug)}>{sampleWords.open(countPages(slug))}</a>
        </p>
      </div>
      <SampleSheets slug={slug} id={slug} isShort className={`stack ${styles.sheets}`} />
    </article>
  ));
}

export function TestimonialsSection() {
  const hasReviews = reviews.length > 0;
  return (
    <section
      className={`section ${styles.section}`}
      data-surface="sunken"
      // The documents are printed from pages of their own.
      data-print={hasReviews ? undefined : 'hide'}
    >
      <div className="wrap">
        <Carousel
          label={words.heading}
          previousLabel={words.previous}
          nextLabel={words.next}
          heading={
            <div>
              <h2>{words.heading}</h2>
              {!hasReviews && (
                <p className="row above-4" data-phone="leave">
                  {sampleDocuments.map(({ slug, name }) => (
                    <a key={slug} className="touch" href={`#${slug}`}>
                      {name}
                    </a>
                  ))}
                </p>
              )}
            </div>
          }
        >
          {hasReviews
            ? reviews.map((review) => <ReviewCard key={review.text} review={review} />)
            : listDocuments()}
        </Carousel>
      </div>
    </section>
  );
}
