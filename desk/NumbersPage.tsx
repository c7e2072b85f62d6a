import type { ReactNode } from 'react';
import { roofTypes } from '#calculators/roof-cost/price-book.ts';
import { countOf } from '#content/wording/counts.ts';
import { formatCount, formatWholeDollars } from '#content/wording/money.ts';
import { Button } from '#design/parts/Button.tsx';
import { leadSources } from '#leads/notice/lead-sources.ts';
import { stageWords } from '#leads/progress/stage.ts';
import type { DeskPage } from '#server/desk/desk-page.ts';
import { FilterFields } from './FilterFields.tsx';
import styles from './NumbersPage.module.css';

type Figures = (DeskPage & { readonly kind: 'numbers' })['figures'];

interface Bar {
  readonly label: string;
  readonly count: number;
  readonly note?: string;
}

/** What a contractor lives by. */
export function NumbersPage({ figures, filters }: DeskPage & { readonly kind: 'numbers' }) {
  const named = (counts: Figures['byTown'], words: Readonly<Record<string, string>>, none: string) =>
    counts.map(({ name, leads }) => ({
      label: name === null ? none : (words[name] ?? name),
      count: leads,
    }));
  const materials = Object.fromEntries(Object.entries(roofTypes).map(([slug, { label }]) => [slug, label]));
  return (
    <div className="stack" data-gap="6">
      <h1>Numbers</h1>
      <p className="soft">
        The last twelve weeks, without what is held back as likely spam.
        {(filters.form || filters.service || filters.town) && (
          <>
            {' '}
            <a href="/desk/numbers">Count all</a>
          </>
        )}
      </p>
      <search>
        <form className={styles.filters} method="get" action="/desk/numbers">
          <FilterFields filters={filters} names={['form', 'service', 'town']} />
          <Button type="submit" tone="plain">
            Count these
          </Button>
        </form>
      </search>
      <dl className={styles.figures}>
        <Figure label="Wait for a call">
          <a href="/desk">{formatCount(figures.waiting)}</a>
        </Figure>
        <Figure label="Waiting longest">
          {figures.oldestWaiting === null ? (
            'Nobody'
          ) : (
            <a href={`/desk/requests/${figures.oldestWaiting.reference}`}>
              {describeWait(figures.oldestWaiting.minutes)}
            </a>
          )}
        </Figure>
        <Figure label="First call after (median)">
          {figures.medianMinutesToCall === null ? 'No call yet' : describeWait(figures.medianMinutesToCall)}
        </Figure>
      </dl>
      <div className={styles.charts}>
        <Chart
          title="Requests a week"
          heading="Week of"
          bars={figures.weeks.map(({ monday, leads }) => ({ label: shortDay(monday), count: leads }))}
        />
        <Chart
          title="What became of them"
          heading="Stage"
          bars={figures.byStage.map(({ stage, leads }) => ({ label: stageWords[stage], count: leads }))}
        />
        <Chart title="By form" heading="Form" bars={named(figures.byForm, leadSources, '')} />
        <Chart title="By town" heading="Town" bars={named(figures.byTown, {}, 'Elsewhere, or not said')} />
        <Chart
          title="By service"
          heading="Service"
          bars={named(figures.byService, {}, 'From a calculator')}
        />
        <Chart
          title="By source"
          heading="Source"
          bars={figures.bySource.map(({ name, leads, won, wonDollars, lost }) => ({
            label: name ?? 'Not known',
            count: leads,
            note: `${won} won${wonDollars > 0 ? ` (${formatWholeDollars(wonDollars)})` : ''}, ${lost} lost`,
          }))}
        />
        <Chart
          title="Materials priced"
          heading="Material"
          bars={Object.entries(materials).map(([slug, label]) => ({
            label,
            count: figures.byMaterial.find(({ name }) => name === slug)?.leads ?? 0,
          }))}
        />
      </div>
    </div>
  );
}

function Figure({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="soft">{label}</dt>
      <dd className="display">{children}</dd>
    </div>
  );
}

/** A table that is a chart: the figures are text, the bars beside them decoration. */
function Chart({
  title,
  heading,
  bars,
}: {
  readonly title: string;
  readonly heading: string;
  readonly bars: readonly Bar[];
}) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <table className={styles.chart}>
      <caption className="card-heading">{title}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{heading}</th>
          <th scope="col">Requests</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {bars.length === 0 && (
          <tr>
            <td colSpan={3}>None yet</td>
          </tr>
        )}
        {bars.map(({ label, count, note }) => (
          <tr key={label}>
            <th scope="row">
              {label}
              {note !== undefined && <span className={`fine ${styles.note}`}> {note}</span>}
            </th>
            <td>{formatCount(count)}</td>
            <td>
              <svg className={styles.bar} aria-hidden="true">
                <rect width={`${(100 * count) / most}%`} height="100%" />
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function describeWait(minutes: number): string {
  if (minutes < 90) return countOf(Math.round(minutes), 'minute');
  if (minutes < 36 * 60) return countOf(Math.round(minutes / 60), 'hour');
  return countOf(Math.round(minutes / 60 / 24), 'day');
}

const dayAndMonth = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const shortDay = (isoDate: string) => dayAndMonth.format(new Date(isoDate));
