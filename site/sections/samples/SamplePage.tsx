import {
  type SampleDocument,
  sampleDocuments,
  sampleWords as words,
} from '#content/pages/sample-documents.ts';
import { ArrowLink } from '#design/parts/ArrowLink.tsx';
import type { Breadcrumb } from '../../search-listing/breadcrumbs.ts';
import { samplePath } from '../../search-listing/routes.ts';
import { PageHead } from '../parts/PageHead.tsx';
import { countPages, SampleSheets } from '../parts/SampleSheets.tsx';
import styles from './SamplePage.module.css';

interface SamplePageProps {
  readonly sample: SampleDocument;
  readonly breadcrumbs: readonly Breadcrumb[];
}

/** A sample document alone, for reading and for printing. */
export function SamplePage({ sample, breadcrumbs }: SamplePageProps) {
  return (
    <>
      <div data-print="hide">
        <PageHead breadcrumbs={breadcrumbs} heading={sample.heading} lead={sample.text} />
      </div>
      <section className={`section ${styles.desk}`} data-surface="sunken">
        {countPages(sample.slug) > 1 && (
          <div className={`wrap ${styles.hint}`} data-print="hide">
            <h2 className="card-heading">{words.leaf}</h2>
            <p className="soft above-2">{words.printHint}</p>
          </div>
        )}
        <SampleSheets slug={sample.slug} className={`wrap stack above-5 ${styles.below}`} />
        <p className={`wrap row above-6 ${styles.hint}`} data-print="hide">
          {sampleDocuments
            .filter(({ slug }) => slug !== sample.slug)
            .map(({ slug, name }) => (
              <ArrowLink key={slug} href={samplePath(slug)}>
                {name}
              </ArrowLink>
            ))}
        </p>
      </section>
    </>
  );
}
