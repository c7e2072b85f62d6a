import type { ReactNode } from 'react';
import { features } from '#content/business/features.ts';
import { contactSection as words } from '#content/pages/home.ts';
import { PhoneLink } from '../../lead-forms/CallLinks.tsx';
import { HoursRows } from '../../shell/HoursRows.tsx';
import styles from './HomeContact.module.css';

/** `children` is the short form. */
export function HomeContact({ children }: { readonly children: ReactNode }) {
  return (
    <section className="section" id="contact" data-surface="calm">
      <div className="wrap two-columns" data-keep="" data-split="5 7">
        <div>
          <h2>{words.heading}</h2>
          <p className="lead above-5">{words.lead}</p>
          <PhoneLink className={`display phone-number above-4 ${styles.phone}`} />
          <h3 className="visually-hidden">{words.hoursTitle}</h3>
          <dl className={`ruled lines above-6 ${styles.hours}`} data-phone="leave">
            <HoursRows emergencyLabel={words.emergencyLabel} />
          </dl>
          {features.voucher && (
            <p className="fine above-5" data-phone="leave">
              {words.voucherNote}
            </p>
          )}
        </div>
        <div>{children}</div>
      </div>
    </section>
  );
}
