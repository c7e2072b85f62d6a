import type { ReactElement } from 'react';
import { company } from '#client/company.ts';
import { type SampleSlug, sampleWords as words } from '#content/pages/sample-documents.ts';
import { PhoneLink } from '../../lead-forms/CallLinks.tsx';
import { certificateSheets } from './CertificateSheets.tsx';
import { estimateSheets } from './EstimateSheets.tsx';
import { reportSheets } from './ReportSheets.tsx';
import styles from './SampleSheets.module.css';

/** The pages of one document on paper. */
export interface SheetsOfSample {
  readonly foot: string;
  readonly pages: readonly ReactElement[];
}

const sheetsOf: Readonly<Record<SampleSlug, SheetsOfSample>> = {
  'roof-report': reportSheets,
  estimate: estimateSheets,
  'insurance-certificate': certificateSheets,
};

export const countPages = (slug: SampleSlug) => sheetsOf[slug].pages.length;

/** A document page by page. */
export function SampleSheets({
  slug,
  id,
  isShort = false,
  className,
}: {
  readonly slug: SampleSlug;
  /** Of the first page, for links to it. */
  readonly id?: string;
  /** Its first page only. */
  readonly isShort?: boolean;
  readonly className?: string | undefined;
}) {
  const { pages, foot } = sheetsOf[slug];
  return (
    <ol className={className}>
      {pages.slice(0, isShort ? 1 : undefined).map((content, index) => {
        const page = words.pageOf(index + 1, pages.length);
        const isFirst = index === 0;
        return (
          <li key={page} id={isFirst ? id : undefined} className={`stack container ${styles.sheet}`}>
            <p className={`row apart ruled-below ${styles.top}`}>
              <span>
                <b className="display">{company.name.value}</b>
                {'\u2003'}
                {isFirst && <PhoneLink className="unbroken" />}
              </span>
              <b className={styles.mark}>{words.mark}</b>
            </p>
            <div className={`stack ${styles.body}`}>{content}</div>
            <p className={`row apart fine ${styles.foot}`}>
              <span>{foot}</span>
              <span>{page}</span>
            </p>
          </li>
        );
      })}
    </ol>
  );
}
