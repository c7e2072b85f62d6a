import { formatShopTime } from '#content/business/format-shop-time.ts';
import { formatCount } from '#content/wording/money.ts';
import { Button } from '#design/parts/Button.tsx';
import { SelectField } from '#design/parts/SelectField.tsx';
import { TextField } from '#design/parts/TextField.tsx';
import { formatPhone } from '#leads/forms/phone.ts';
import { leadSources } from '#leads/notice/lead-sources.ts';
import type { Agenda } from '#server/database/agenda.ts';
import type { DeskFrame, DeskPage } from '#server/desk/desk-page.ts';
import { FilterFields } from './FilterFields.tsx';
import styles from './ListPage.module.css';
import { DueMark, StageMark, UrgencyMark } from './StageMark.tsx';

type ListPageProps = DeskPage & { readonly kind: 'list' } & Pick<DeskFrame, 'waiting'>;
type Listed = ListPageProps['leads'][number];

export const listNames = { 'to-call': 'To call', today: 'Today', all: 'All requests' } as const;

const nothingThere = {
  'to-call': 'Nobody waits for a call.',
  today: 'No visit and no call is due today.',
  all: 'No request has come in yet.',
} as const;

/** What waits for a call, what is due today, or every request, newest first. */
export function ListPage(props: ListPageProps) {
  const { filters, people, leads, nextHref, firstHref, isFirstPage, waiting, dueToday } = props;
  const { view, ...narrowing } = filters;
  const isFiltered = Object.values(narrowing).some(Boolean);
  const isAgenda = view !== 'all';
  const due = { 'to-call': waiting ?? leads.length, today: dueToday };
  const more = isAgenda ? due[view] - leads.length : 0;
  return (
    <div className={`stack ${styles.page}`} data-gap="4" data-renews="">
      <Head filters={filters} due={due} isFiltered={isFiltered} />
      <p role="status">
        <a href={firstHref} hidden data-renew-note="">
          Something new has come in: show it
        </a>
        <a href={firstHref} hidden data-sign-in-note="">
          You are no longer signed in: sign in again
        </a>
      </p>
      <Filters filters={filters} people={people} />
      {!isAgenda && <Matching {...props} isFiltered={isFiltered} />}
      {!isAgenda && <Held {...props} isFiltered={isFiltered} />}
      <Requests {...props} isFiltered={isFiltered} />
      {more > 0 && <p>{formatCount(more)} more come after these.</p>}
      {!isAgenda && (
        <nav className="row" aria-label="Pages">
          {!isFirstPage && <a href={firstHref}>Newest</a>}
          {nextHref !== null && <a href={nextHref}>Older requests</a>}
        </nav>
      )}
      {isAgenda && <Held {...props} isFiltered={false} />}
      <form className="row buttons" data-align="stretch" method="post" aria-label="Export and subscribe">
        <Button type="submit" tone="line" icon="download" formAction="/desk/export/csv">
          All requests for Excel
        </Button>
        <Button type="submit" tone="line" icon="calendar" formAction="/desk/calendar">
          Visits in your calendar
        </Button>
        <a className="touch" href="/desk/notifications">
          Notifications
        </a>
      </form>
    </div>
  );
}

interface Filtered {
  /** Not the whole list. */
  readonly isFiltered: boolean;
}

function Head({
  filters: { held, view },
  due,
  isFiltered,
}: Pick<ListPageProps, 'filters'> & Filtered & { readonly due: Readonly<Record<Agenda, number>> }) {
  return (
    <div className={`row ${styles.head}`}>
      <h1>{held ? 'Held back as likely spam' : listNames[view]}</h1>
      <nav aria-label="Lists" data-print="hide">
        <ul className={`row ${styles.views}`}>
          {(['to-call', 'today', 'all'] as const).map((each) => (
            <li key={each}>
              <a
                className="touch"
                href={each === 'to-call' ? '/desk' : `/desk?view=${each}`}
                aria-current={each === view && !isFiltered ? 'page' : undefined}
              >
                {each === 'all' ? 'All' : `${listNames[each]} (${formatCount(due[each])})`}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <a className="touch" href="/desk/new" data-print="hide">
        New request
      </a>
    </div>
  );
}

function Matching({ filters, matching, isMisspelled, isFiltered }: ListPageProps & Filtered) {
  return (
    <p className="soft">
      {matching === 1 ? '1 request' : `${formatCount(matching)} requests`}
      {isFiltered && !filters.held && (
        <>
          {isMisspelled && ' nearly'} {matching === 1 ? 'matches' : 'match'}
          {isMisspelled && ': nothing is spelled as you typed it'} · <a href="/desk?view=all">Show all</a>
        </>
      )}
    </p>
  );
}

function Requests({ filters: { view }, leads, held, now, isFiltered }: ListPageProps & Filtered) {
  if (leads.length > 0)
    return (
      <table className={styles.requests}>
        <thead className="small soft">
          <tr>
            <th scope="col">Who and what</th>
            <th scope="col">State</th>
            <th scope="col">Received</th>
            <th scope="col">Phone</th>
          </tr>
        </thead>
        <tbody className="ruled">
          {leads.map((lead) => (
            <ListedRequest key={lead.reference} lead={lead} view={view} now={now} />
          ))}
        </tbody>
      </table>
    );
  if (!isFiltered) return <p>{nothingThere[view]}</p>;
  return <p>{held.matching === 0 ? 'No request matches.' : 'No other request matches.'}</p>;
}

function Held({ held, isFiltered }: Pick<ListPageProps, 'held'> & Filtered) {
  if (held.matching === 0) return null;
  return (
    <p>
      <a href={held.href}>
        {held.matching === 1
          ? `1 request ${isFiltered ? 'that matches ' : ''}is`
          : `${formatCount(held.matching)} requests ${isFiltered ? 'that match ' : ''}are`}{' '}
        held back as likely spam
      </a>
      . Nobody has been told about {held.matching === 1 ? 'it' : 'them'}.
    </p>
  );
}

function ListedRequest({
  lead,
  view,
  now,
}: {
  readonly lead: Listed;
  readonly view: ListPageProps['filters']['view'];
  readonly now: number;
}) {
  const { reference, name, form, fields, phoneNormalized, town, urgency, stage, assignedTo, deliveries } =
    lead;
  const phone = typeof fields.phone === 'string' ? fields.phone : '';
  const service = typeof fields.service === 'string' ? fields.service : leadSources[form];
  const gaveUp = deliveries.some(
    ({ state, carrier }) => state === 'gave-up' && carrier !== 'auto-response' && carrier !== 'push',
  );
  return (
    <tr>
      <td className={styles.what}>
        <a className={styles.who} href={`/desk/requests/${reference}`}>
          {name}
        </a>
        <p className="small soft">
          {service}
          {town !== null && `, ${town}`}
          {assignedTo !== null && ` · ${assignedTo}`}
        </p>
      </td>
      <td className={styles.marks}>
        <div className="row small" data-gap="2">
          <UrgencyMark urgency={urgency} />
          {view !== 'to-call' && <StageMark stage={stage} />}
          <DueMark lead={lead} now={now} />
          {gaveUp && <b className="trouble">Not delivered</b>}
        </div>
      </td>
      <td className={`small soft ${styles.when}`}>
        {formatShopTime(lead.receivedAt)}
        <span className="figures own-line">{reference}</span>
      </td>
      <td className={`figures ${styles.phone}`}>
        {phoneNormalized === null ? (
          phone
        ) : (
          <a className="touch" href={`tel:${phoneNormalized}`}>
            {formatPhone(phone)}
          </a>
        )}
      </td>
    </tr>
  );
}

function Filters({ filters, people }: Pick<ListPageProps, 'filters' | 'people'>) {
  const { q, held, view: _view, ...narrowing } = filters;
  const inUse = Object.values(narrowing).filter(Boolean).length;
  return (
    <search>
      <form className={styles.filters} method="get" action="/desk">
        {held && <input type="hidden" name="held" value="1" />}
        <input type="hidden" name="view" value="all" />
        <TextField label="Find by name, phone, street or anything said" name="q" defaultValue={q} />
        <Button type="submit" tone="plain">
          Find
        </Button>
        <details className={`whole ${styles.more}`}>
          <summary>{inUse === 0 ? 'Narrow down' : `Narrow down (${inUse} in use)`}</summary>
          <div className={`fitting ${styles.fields}`}>
            <FilterFields filters={filters} />
            <SelectField
              label="Assigned to"
              name="person"
              prompt="Any"
              defaultValue={filters.person}
              options={{ ...Object.fromEntries(people), nobody: 'Nobody' }}
            />
            {filters.source && <TextField label="Source" name="source" defaultValue={filters.source} />}
            <TextField label="From" name="from" type="date" defaultValue={filters.from} />
            <TextField label="Through" name="to" type="date" defaultValue={filters.to} />
          </div>
        </details>
      </form>
    </search>
  );
}
