import type { ReactNode } from 'react';
import { formatLongDate } from '#content/wording/dates.ts';
import { Button } from '#design/parts/Button.tsx';
import { SelectField } from '#design/parts/SelectField.tsx';
import { TextAreaField, TextField } from '#design/parts/TextField.tsx';
import type { DeskPage } from '#server/desk/desk-page.ts';
import styles from './FormPage.module.css';
import { HiddenFields } from './HiddenFields.tsx';
import { Message } from './Message.tsx';

type AnnouncementsPageProps = DeskPage & { readonly kind: 'announcements' };

/** What the office says on every page of the site: a notice, days with hours of their own, when the prices were reviewed. */
export function AnnouncementsPage(props: AnnouncementsPageProps) {
  const { message, noticeForm, dayForm } = props;
  const wrong = [noticeForm, dayForm].flatMap(({ action, errors }) =>
    Object.entries(errors).map(([name, text]) => ({ id: idOf(action, name), text })),
  );
  return (
    <div className={`stack ${styles.page}`} data-gap="6">
      <h1>What the site says</h1>
      <p className="soft">Visitors see what you save here within a minute.</p>
      <Message {...message} text={message?.text} wrong={wrong} />
      <Notice {...props} />
      <SpecialDays {...props} />
      <Prices {...props} />
    </div>
  );
}

const idOf = (action: string, name: string) => `${action}-${name}`;

function fieldsFor({ action, fields, errors }: AnnouncementsPageProps['noticeForm']) {
  return (name: string) => ({
    id: idOf(action, name),
    name,
    defaultValue: fields[name] ?? '',
    error: errors[name],
  });
}

function PostButton({
  action,
  fields = {},
  children,
}: {
  readonly action: string;
  readonly fields?: Readonly<Record<string, string | number>>;
  readonly children: ReactNode;
}) {
  return (
    <form method="post" action="/desk/announcements">
      <HiddenFields fields={fields} />
      <Button type="submit" tone="line" name="action" value={action}>
        {children}
      </Button>
    </form>
  );
}

const kinds = { plain: 'Plain', storm: 'Storm, with the phone number' };
const times = { mark: 'optional', placeholder: '9 am' };

function Notice({ notice, noticeForm, seen }: AnnouncementsPageProps) {
  const field = fieldsFor(noticeForm);
  return (
    <section className="shingle stack" aria-labelledby="notice">
      <h2 id="notice" className="card-heading">
        Notice
      </h2>
      {notice === null ? (
        <p className="soft">
          No notice is set. It is one or two sentences at the top of every page, and comes off at its end.
        </p>
      ) : (
        <div className="row">
          <p>
            On every page {notice.span}: “{notice.text}”
          </p>
          <PostButton action="end-notice" fields={{ seen: seen ?? '' }}>
            Take it off
          </PostButton>
        </div>
      )}
      <form className="stack" method="post" action="/desk/announcements" aria-labelledby="notice">
        <input type="hidden" name="seen" value={seen ?? ''} />
        <TextAreaField label="What it says" rows={2} {...field('text')} />
        <SelectField label="Kind" options={kinds} {...field('kind')} />
        <div className="fitting" data-fill="">
          <TextField label="From" type="date" {...field('fromDay')} />
          <TextField label="From what time" {...times} {...field('fromTime')} />
          <TextField label="Until" type="date" {...field('untilDay')} />
          <TextField label="Until what time" {...times} {...field('untilTime')} />
        </div>
        <div className="row">
          <Button type="submit" tone="plain" name="action" value="set-notice">
            Save the notice
          </Button>
        </div>
      </form>
    </section>
  );
}

function SpecialDays({ days, dayForm }: AnnouncementsPageProps) {
  const field = fieldsFor(dayForm);
  return (
    <section className="shingle stack" aria-labelledby="days">
      <h2 id="days" className="card-heading">
        Closed days
      </h2>
      <p className="soft">
        They stand below your hours and are told to search engines. With times, you are open between them.
      </p>
      {days.length > 0 && (
        <ul className="ruled-list">
          {days.map(({ on, label, text, isFromDesk }) => (
            <li key={on} className="row">
              <span>
                {label}: {text}
              </span>
              {isFromDesk ? (
                <PostButton action="remove-day" fields={{ day: on }}>
                  Remove
                </PostButton>
              ) : (
                <span className="soft">from the website’s own list</span>
              )}
            </li>
          ))}
        </ul>
      )}
      <form className="stack" method="post" action="/desk/announcements" aria-labelledby="days">
        <div className="fitting" data-fill="">
          <TextField label="Day" type="date" {...field('day')} />
          <TextField label="Reason" placeholder="Thanksgiving" {...field('name')} />
          <TextField label="Opens" {...times} {...field('opens')} />
          <TextField label="Closes" {...times} placeholder="12 pm" {...field('closes')} />
        </div>
        <div className="row">
          <Button type="submit" tone="plain" name="action" value="set-day">
            Add the day
          </Button>
        </div>
      </form>
    </section>
  );
}

function Prices({ review }: AnnouncementsPageProps) {
  return (
    <section className="shingle stack" aria-labelledby="prices">
      <h2 id="prices" className="card-heading">
        Prices of the roof calculator
      </h2>
      <p>
        {review.on === null
          ? 'Nobody has reviewed them yet.'
          : `Last reviewed on ${formatLongDate(review.on)}. The site says so.`}{' '}
        <span className="soft">
          Press this once you have compared them with what jobs cost: materials, skylights, chimneys and
          gutters, what stories, pitch and access add, and the range. To change a price, ask the person who
          runs the website.
        </span>
      </p>
      {review.isPressedToday ? (
        <PostButton action="take-back-review">Not reviewed after all</PostButton>
      ) : (
        <PostButton action="review-prices">Prices reviewed today</PostButton>
      )}
    </section>
  );
}
