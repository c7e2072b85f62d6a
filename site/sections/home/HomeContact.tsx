import type { ReactNode } from 'react';
import { company, phoneHref } from '#content/business/company.ts';
import { contactSection as words } from '#content/pages/home/home-page.ts';
import { Table } from '#design/parts/Table.tsx';
import styles from './HomeContact.module.css';

const hours = [
  ...company.hours.map(({ label, text }) => [label, text] as const),
  [words.emergencyLabel, company.emergencyHours] as const,
];

/** `children` is the short form. */
export function HomeContact({ children }: { readonly children: ReactNode }) {
  return (
    <section className="section" id="contact" data-surface="calm">
      <div className={`wrap ${styles.inside}`}>
        <div>
          <h2>{words.heading}</h2>
          <p className={`lead ${styles.lead}`}>{words.lead}</p>
          <a className={styles.phone} href={phoneHref}>
            {company.phone.value.display}
          </a>
          <div className={styles.hours}>
            <Table
              caption={words.hoursTitle}
              showsCaption={false}
              columns={[{ title: 'Day' }, { title: 'Hours', isFigure: true }]}
              showsColumnTitles={false}
              rows={hours}
            />
          </div>
          <p className={`fine ${styles.voucher}`}>{words.voucherNote}</p>
        </div>
        <div>{children}</div>
      </div>
    </section>
  );
}
