import { formatShopTime } from '#content/business/format-shop-time.ts';
import { ButtonLink } from '#design/parts/Button.tsx';
import { contactOf } from '#leads/forms/lead-contact.ts';
import type { StoredLead } from '#leads/forms/stored-lead.ts';
import type { DeskPage } from '#server/desk/desk-page.ts';
import { primaryAction } from './primary-action.ts';
import styles from './RequestPage.module.css';

type RequestPageProps = DeskPage & { readonly kind: 'request' };

/** How to reach the person, and whether by text message. */
export function ContactDetails({ lead, details, now }: RequestPageProps & { readonly lead: StoredLead }) {
  const { textConsent } = details;
  const { phone, dial, email, mailHref, address, mapHref } = contactOf(lead);
  return (
    <section className="stack" data-gap="3" aria-label="Reach them">
      <p className="large figures">
        <b>{phone}</b>
      </p>
      <div className={`row ${styles.reach}`}>
        {dial !== null && (
          <>
            <ButtonLink
              href={`tel:${dial}`}
              icon="phone"
              tone={primaryAction(details, now) === 'call' ? 'action' : 'line'}
            >
              Call
            </ButtonLink>
            {textConsent !== null && (
              <ButtonLink href={`sms:${dial.replace(/;.*/, '')}`} tone="line">
                Text
              </ButtonLink>
            )}
          </>
        )}
        {email !== '' && (
          <ButtonLink href={mailHref} tone="line" icon="mail">
            Mail
          </ButtonLink>
        )}
        {mapHref !== null && (
          <ButtonLink href={mapHref} tone="line" icon="pin" rel="noreferrer" target="_blank">
            Map
          </ButtonLink>
        )}
      </div>
      <p>
        {email === '' ? 'No email' : email}
        {address !== null && (
          <>
            <br />
            {address}
          </>
        )}
      </p>
      <p data-print="hide">
        <a href={`/desk/requests/${details.reference}/contact`}>Correct these</a>
      </p>
      <p className="fine">
        {textConsent === null
          ? 'They have not agreed to text messages.'
          : `They agreed to text messages (wording ${textConsent.version}${
              textConsent.givenAt === null ? '' : `, ${formatShopTime(textConsent.givenAt)}`
            }).`}
      </p>
    </section>
  );
}
