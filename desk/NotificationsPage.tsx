import { formatShopTime } from '#content/business/format-shop-time.ts';
import { cityList } from '#content/cities/cities.ts';
import { serviceChoices } from '#content/services/service-choices.ts';
import { Button } from '#design/parts/Button.tsx';
import { briefLine } from '#leads/notice/brief-line.ts';
import type { DeskPage } from '#server/desk/desk-page.ts';
import styles from './PlainPage.module.css';
import { PlainPage } from './PlainPage.tsx';

const example = briefLine({
  form: 'contact',
  town: cityList[0]?.name ?? null,
  service: serviceChoices[0] ?? null,
  urgency: 'urgent',
});

/** What browser/notifications.ts fills in, and the devices that have them already. */
export function NotificationsPage({ publicKey, devices }: DeskPage & { readonly kind: 'notifications' }) {
  return (
    <PlainPage title="Notifications">
      <p>
        A notification for every new request, like “{example}”. It never says who asked, so it may be read on
        a locked screen. On an iPhone or iPad, add the desk to the Home Screen first and turn them on there.
      </p>
      <form className={styles.form} method="post" action="/desk/notifications" data-push-key={publicKey}>
        <input type="hidden" name="subscription" />
        <Button type="submit">Turn on for this device</Button>
        <p role="alert" className="trouble" data-push-trouble="" />
        <noscript>
          <p>This one page needs JavaScript: only a script can ask your browser for notifications.</p>
        </noscript>
      </form>
      {devices.length > 0 && (
        <section>
          <h2 className="card-heading">Your devices</h2>
          <ul className="ruled-list">
            {devices.map(({ id, name, addedAt }) => (
              <li key={id}>
                <form className="row" method="post" action={`/desk/notifications/${id}/remove`}>
                  <span>
                    {name}, since {formatShopTime(addedAt)}
                  </span>
                  <Button type="submit" tone="line">
                    Turn off
                  </Button>
                </form>
              </li>
            ))}
          </ul>
        </section>
      )}
    </PlainPage>
  );
}
