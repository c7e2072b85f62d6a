import { formatShopTime } from '#content/business/shop-time.ts';
import { formatCount } from '#content/wording/money.ts';
import { Button } from '#design/parts/Button.tsx';
import { SelectField } from '#design/parts/SelectField.tsx';
import { TextField } from '#design/parts/TextField.tsx';
import { formatPhone } from '#leads/forms/phone.ts';
import { leadSources } from '#leads/notice/lead-sources.ts';
import type { DeskPage } from '#server/desk/desk-page.ts';
import { FilterFields, personOptions } from './FilterFields.tsx';
import styles from './ListPage.module.css';
import { StageMark, UrgencyMark } from './StageMark.tsx';

type ListPageProps = DeskPage & { readonly kind: 'list' };
type Listed = ListPageProps['leads'][number];

/** Every request, newest first. */
export function ListPage(props: ListPageProps) {
  const { filters, people, leads, matching, held, firstHref, nextHref, isFirstPage, newestChange } = props;
  const isFiltered = Object.values(filters).some(Boolean);
  return (
    <div className={`stack ${styles.page}`} data-gap="5" data-renews={newestChange}>
      <div className={`row ${styles.head}`} data-align="baseline">
        <h1>{filters.held ? 'Held back as likely spam' : 'Requests'}</h1>
        <p className="soft">
          {matching === 1 ? '1 request' : `${formatCount(matching)} requests`}
          {isFiltered && !filters.held ? ' match' : ''}
          {isFiltered && (
            <>
              {' · '}
              <a href="/desk">Show all</a>
            </>
          )}
        </p>
      </div>
      {held.matching > 0 && (
        <p>
          <a href={held.href}>
            {held.matching === 1
              ? `1 request ${isFiltered ? 'that matches ' : ''}is`
              : `${formatCount(held.matching)} requests ${isFiltered ? 'that match ' : ''}are`}{' '}
            held back as likely spam
          </a>
          . Nobody has been told about {held.matching === 1 ? 'it' : 'them'}.
        </p>
      )}
      <p role="status">
        <a href={firstHref} hidden data-renew-note="">
          Something new has come in: show it
        </a>
        <a href={firstHref} hidden data-sign-in-note="">
          You are no longer signed in: sign in again
        </a>
      </p>
      <Filters filters={filters} people={people} />
      {leads.length === 0 ? (
        <p>
          {!isFiltered
            ? 'No request has come in yet.'
            : held.matching === 0
              ? 'No request matches.'
              : 'No other request matches.'}
        </p>
      ) : (
        <ol className="ruled">
          {leads.map((lead) => (
            <ListedRequest key={lead.reference} lead={lead} />
          ))}
        </ol>
      )}
      <nav className="row" aria-label="Pages">
        {!isFirstPage && <a href={firstHref}>Newest</a>}
        {nextHref !== null && <a href={nextHref}>Older requests</a>}
      </nav>
      <form className="row" data-align="stretch" method="post" aria-label="Export and subscribe">
        <Button type="submit" tone="line" icon="download" formAction="/desk/export/csv">
          All requests for Excel
        </Button>
        <Button type="submit" tone="line" icon="calendar" formAction="/desk/calendar">
          Visits in your calendar
        </Button>
        <a href="/desk/notifications">Notifications</a>
      </form>
    </div>
  );
}

function ListedRequest({ lead }: { readonly lead: Listed }) {
  const { reference, name, form, fields, phoneNormalized, town, urgency, stage, assignedTo, deliveries } =
    lead;
  const phone = typeof fields.phone === 'string' ? fields.phone : '';
  const service = typeof fields.service === 'string' ? fields.service : leadSources[form];
  const gaveUp = deliveries.some(
    ({ state, carrier }) => state === 'gave-up' && carrier !== 'auto-response' && carrier !== 'push',
  );
  return (
    <li className={styles.request}>
      <div>
        <a className={styles.who} href={`/desk/requests/${reference}`}>
          {name}
        </a>
        <p className={styles.what}>
          {service}
          {town !== null && `, ${town}`}
          {assignedTo !== null && ` · ${assignedTo}`}
        </p>
      </div>
      <p className={`row small ${styles.marks}`} data-gap="2">
        <UrgencyMark urgency={urgency} />
        <StageMark stage={stage} />
        {lead.visitAt !== null && <span>Visit: {formatShopTime(lead.visitAt)}</span>}
        {gaveUp && <b className={styles.trouble}>Not delivered</b>}
      </p>
      <p className={styles.when}>
        {formatShopTime(lead.receivedAt)}
        <span>{reference}</span>
      </p>
      <p className={styles.phone}>
        {phoneNormalized === null ? phone : <a href={`tel:${phoneNormalized}`}>{formatPhone(phone)}</a>}
      </p>
    </li>
  );
}

function Filters({ filters, people }: Pick<ListPageProps, 'filters' | 'people'>) {
  const { q, held, ...narrowing } = filters;
  const inUse = Object.values(narrowing).filter(Boolean).length;
  return (
    <search>
      <form className={styles.filters} method="get" action="/desk">
        {held && <input type="hidden" name="held" value="1" />}
        <TextField
          className={styles.find}
          label="Find by name, phone, email or reference"
          id="q"
          name="q"
          defaultValue={q}
        />
        <Button type="submit" tone="plain">
          Find
        </Button>
        <details className={styles.more}>
          <summary>{inUse === 0 ? 'Narrow down' : `Narrow down (${inUse} in use)`}</summary>
          <div className={styles.fields}>
            <FilterFields filters={filters} />
            <SelectField
              label="Assigned to"
              id="person"
              name="person"
              prompt="Any"
              defaultValue={filters.person}
              options={[...personOptions(people), { value: 'nobody', label: 'Nobody' }]}
            />
            <DayField label="From" name="from" value={filters.from} />
            <DayField label="Through" name="to" value={filters.to} />
          </div>
        </details>
      </form>
    </search>
  );
}

function DayField({
  label,
  name,
  value,
}: {
  readonly label: string;
  readonly name: string;
  readonly value: string;
}) {
  return <TextField label={label} id={name} name={name} type="date" defaultValue={value} />;
}
