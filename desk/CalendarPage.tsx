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
        <a href="/desk">All requests</a>
      </p>
    </div>
  );
}
