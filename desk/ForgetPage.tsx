import { formatShopTime } from '#content/business/format-shop-time.ts';
import { listWithAnd } from '#content/wording/text.ts';
import { Button, ButtonLink } from '#design/parts/Button.tsx';
import { leadSources } from '#leads/notice/lead-sources.ts';
import type { DeskPage } from '#server/desk/desk-page.ts';
import { carrierWords } from './Deliveries.tsx';
import styles from './PlainPage.module.css';
import { PlainPage } from './PlainPage.tsx';

/** Asks once more: this cannot be undone. */
export function ForgetPage({ details: { reference, others } }: DeskPage & { readonly kind: 'forget' }) {
  return (
    <PlainPage title="Forget this person?" next={null}>
      <p>
        Everything in {reference} that says who it was is erased: name, phone, email, address, message,
        answers, photos and your notes. That there was a request stays, for the count. This cannot be undone.
      </p>
      <form method="post" action={`/desk/requests/${reference}/forget`}>
        {others.length > 0 && (
          <fieldset className={`stack below-4 ${styles.others}`} data-gap="2">
            <legend>The same phone or email is on these. What is ticked is erased as well:</legend>
            {others.map((other) => (
              <label key={other.reference}>
                <input type="checkbox" name={`also-${other.reference}`} defaultChecked />{' '}
                {leadSources[other.form]}, {formatShopTime(other.receivedAt)}, {other.reference}
              </label>
            ))}
          </fieldset>
        )}
        <div className="row">
          <Button type="submit">Forget for good</Button>
          <ButtonLink href={`/desk/requests/${reference}`} tone="line">
            Keep it
          </ButtonLink>
        </div>
      </form>
    </PlainPage>
  );
}

export function ForgottenPage({
  references,
  sentBy,
  beingSentBy,
  isPostgres,
}: DeskPage & { readonly kind: 'forgotten' }) {
  const listCarriers = (carriers: typeof sentBy) =>
    listWithAnd(carriers.map((carrier) => carrierWords[carrier]));
  return (
    <PlainPage title="The person is forgotten">
      <p>
        {listWithAnd(references)}{' '}
        {references.length === 1
          ? 'is erased here; the request still counts'
          : 'are erased here; the requests still count'}
        .
      </p>
      {beingSentBy.length > 0 && (
        <p>It was just being sent ({listCarriers(beingSentBy)}) and may still arrive: erase it there.</p>
      )}
      {sentBy.length > 0 && <p>It had been sent before ({listCarriers(sentBy)}). Erase it there as well.</p>}
      <p>Backups of the database keep it until they are deleted.</p>
      {isPostgres && <p>The database clears the old rows on its own schedule.</p>}
    </PlainPage>
  );
}
