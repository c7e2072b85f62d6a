import { formatShopTime } from '#content/business/shop-time.ts';
import { Button } from '#design/parts/Button.tsx';
import { ButtonLink } from '#design/parts/ButtonLink.tsx';
import { TextField } from '#design/parts/TextField.tsx';
import type { DeskPage } from '#server/desk/desk-page.ts';
import styles from './PasskeyPages.module.css';

/** The secret address of the visits, shown this once. */
export function CalendarPage({ href }: DeskPage & { readonly kind: 'calendar' }) {
  return (
    <div className={styles.page}>
      <h1>Calendar of visits</h1>
      <p>
        Have your calendar subscribe to this address (“From URL” in most of them). It shows every visit that
        is set, with name, phone and place, and follows when one is moved.
      </p>
      <TextField className={styles.wide} label="Address" id="address" readOnly value={href} />
      <p>
        Keep it to yourself: whoever knows it can read the visits, your calendar’s provider included. You see
        it only this once. It stops working when you get a new one or are removed from the desk.
      </p>
      <p>
        <a href="/desk?view=all">All requests</a>
      </p>
    </div>
  );
}

/** Asks first: a new address ends what other devices read. */
export function ReplaceCalendarPage({ linkedAt }: DeskPage & { readonly kind: 'replace-calendar' }) {
  return (
    <div className={styles.page}>
      <h1>You already have a calendar address</h1>
      <p>
        You got it on {formatShopTime(new Date(linkedAt).toISOString())}, and it cannot be shown again. A new
        one ends it: every calendar that reads it, on your phone or elsewhere, stops showing the visits until
        you give it the new address.
      </p>
      <form method="post" action="/desk/calendar">
        <div className="row">
          <Button type="submit" name="replace" value="yes">
            Get a new address; the one you have now ends
          </Button>
          <ButtonLink href="/desk" tone="line">
            Keep it
          </ButtonLink>
        </div>
      </form>
    </div>
  );
}
