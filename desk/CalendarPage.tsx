import { formatShopTime } from '#content/business/format-shop-time.ts';
import { Button, ButtonLink } from '#design/parts/Button.tsx';
import { TextField } from '#design/parts/TextField.tsx';
import type { DeskPage } from '#server/desk/desk-page.ts';
import { PlainPage } from './PlainPage.tsx';

/** The secret address of the visits, shown this once. */
export function CalendarPage({ href }: DeskPage & { readonly kind: 'calendar' }) {
  return (
    <PlainPage title="Calendar of visits">
      <p>
        Have your calendar subscribe to this address (“From URL” in most of them). It shows every visit that
        is set, with name, phone and place, and follows when one is moved.
      </p>
      <TextField className="wide" label="Address" readOnly value={href} />
      <p>
        Keep it to yourself: anyone who knows it can read the visits, your calendar’s provider included. You
        see it only this once. It stops working when you end it or are removed from the desk.
      </p>
    </PlainPage>
  );
}

/** Asked before there is another address: whether calendars that read the old one keep it. */
export function ReplaceCalendarPage({ linkedAt }: DeskPage & { readonly kind: 'replace-calendar' }) {
  return (
    <PlainPage title="You already have a calendar address" next={null}>
      <p>
        You got it on {formatShopTime(linkedAt)}, and it cannot be shown again. For another device, get
        another one. If somebody else may know the old one, end it: every calendar that reads it stops showing
        the visits.
      </p>
      <form method="post" action="/desk/calendar">
        <div className="row">
          <Button type="submit" name="replace" value="no">
            Get another address
          </Button>
          <Button type="submit" tone="line" name="replace" value="yes">
            End the old ones and get a new one
          </Button>
          <ButtonLink href="/desk" tone="line">
            Keep it
          </ButtonLink>
        </div>
      </form>
    </PlainPage>
  );
}
