import type { ReactNode } from 'react';
import { roofTypes } from '#calculators/roof-cost/price-book.ts';
import { spellCount } from '#content/wording/counts.ts';
import { formatCount, formatWholeDollars } from '#content/wording/money.ts';
import { Button } from '#design/parts/Button.tsx';
import { type CountedForm, calculatorSteps } from '#leads/forms/calculator-steps.ts';
import type { FormName } from '#leads/forms/form-names.ts';
import { leadSources } from '#leads/notice/lead-sources.ts';
import { stageWords } from '#leads/progress/stage.ts';
import type { DeskPage } from '#server/desk/desk-page.ts';
import { describeWait } from './describe-wait.ts';
import { FilterFields } from './FilterFields.tsx';
import styles from './NumbersPage.module.css';

type NumbersPageProps = DeskPage & { readonly kind: 'numbers' };
type Figures = NumbersPageProps['figures'];

interface Bar {
  readonly label: string;
  readonly count: number;
  readonly note?: string;
  /** The list of those that are counted. */
  readonly href?: string | undefined;
}

export function NumbersPage({ figures, filters, people }: NumbersPageProps) {
  const { form, service, town } = filters;
  return (
    <div className="stack" data-gap="6">
      <h1>Numbers</h1>
      <p className="soft">
        The last {spellCount(figures.weeks.length)} weeks, without what is held back as likely spam. Weeks and
        stages count people who were forgotten; the lists do not show them.
        {(form || service || town) && (
          <>
            {' '}
            <a href="/desk/numbers">Count all</a>
          </>
        )}
      </p>
      <search>
        <form className={`fitting ${styles.filters}`} data-align="end" method="get" action="/desk/numbers">
          <FilterFields filters={filters} names={['form', 'service', 'town']} />
          <Button type="submit" tone="plain">
            Count these
          </Button>
        </form>
      </search>
      <dl className={`fitting ${styles.figures}`} data-fill="">
        <Figure label="Wait for a call">
          <a href="/desk">{formatCount(figures.waiting)}</a>
        </Figure>
        <Figure label="Waiting longest">
          {figures.oldestWaiting === null ? (
            'Nobody'
          ) : (
            <a href={`/desk/requests/${figures.oldestWaiting.reference}`}>
              {describeWait(figures.oldestWaiting.waitMs)}
            </a>
          )}
        </Figure>
        <Figure label="First call after (median)">
          {figures.medianMsToCall === null ? 'No call yet' : describeWait(figures.medianMsToCall)}
        </Figure>
      </dl>
      <Charts figures={figures} filters={filters} people={people} />
    </div>
  );
}

/** The address of the list of those that are counted, narrowed down to some of them. */
type ListOf = (narrowed: Readonly<Record<string, string>>) => string;

function Charts({ figures, filters: { form, service, town }, people }: Omit<NumbersPageProps, 'kind'>) {
  const from = figures.weeks[0]?.monday ?? '';
  const listOf: ListOf = (narrowed) => {
    const asked = Object.entries({ form, service, town, from, ...narrowed }).filter(
      ([, text]) => text !== '',
    );
    return `/desk?${new URLSearchParams(asked)}`;
  };
  return (
    <div className={`fitting ${styles.charts}`}>
      <Chart
        title="Requests a week"
        heading="Week of"
        bars={figures.weeks.map(({ monday, sunday, leads }) => ({
          label: shortDay(monday),
          count: leads,
          href: listOf({ from: monday, to: sunday }),
        }))}
      />
      <Chart
        title="What became of them"
        heading="Stage"
        bars={figures.byStage.map(({ stage, leads }) => ({
          label: stageWords[stage],
          count: leads,
          href: listOf({ stage }),
        }))}
      />
      <ChartsByKind figures={figures} people={people} listOf={listOf} />
      <Chart
        title="By source"
        heading="Source"
        bars={figures.bySource.map(({ name, leads, won, wonDollars, lost }) => ({
          label: name ?? 'Not known',
          count: leads,
          href: listOf({ source: name ?? 'other' }),
          note: `${won} won${wonDollars > 0 ? ` (${formatWholeDollars(wonDollars)})` : ''}, ${lost} lost`,
        }))}
      />
      <Chart
        title="Materials priced"
        heading="Material"
        bars={Object.entries(roofTypes).map(([slug, { label }]) => ({
          label,
          count: figures.byMaterial.find(({ name }) => name === slug)?.leads ?? 0,
        }))}
      />
      <StepChart form="roof-cost" counts={figures.stepCounts} />
      <StepChart form="energy-savings" counts={figures.stepCounts} />
    </div>
  );
}

/** By what the list can be narrowed down to. */
function ChartsByKind({
  figures,
  people,
  listOf,
}: Pick<NumbersPageProps, 'figures' | 'people'> & { readonly listOf: ListOf }) {
  const barsOf = (
    counts: Figures['byTown'],
    filter: 'form' | 'town' | 'service' | 'person',
    labelOf: (name: string | null) => string,
    none = 'other',
  ) =>
    counts.map(({ name, leads }) => ({
      label: labelOf(name),
      count: leads,
      href: listOf({ [filter]: name ?? none }),
    }));
  return (
    <>
      <Chart
        title="By who takes care of it"
        heading="Person"
        bars={barsOf(
          figures.byPerson,
          'person',
          (id) => (id === null ? 'Nobody yet' : (people.get(id) ?? 'Somebody who has left')),
          'nobody',
        )}
      />
      <Chart
        title="By form"
        heading="Form"
        bars={barsOf(figures.byForm, 'form', (name) => leadSources[name as FormName])}
      />
      <Chart
        title="By town"
        heading="Town"
        bars={barsOf(figures.byTown, 'town', (name) => name ?? 'Elsewhere, or not said')}
      />
      <Chart
        title="By service"
        heading="Service"
        bars={barsOf(figures.byService, 'service', (name) => name ?? 'None named')}
      />
    </>
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

/** Where people give up: how many came to each step, and which part that is of those who came to the one before. */
function StepChart({ form, counts }: { readonly form: CountedForm; readonly counts: Figures['stepCounts'] }) {
  const steps = [...calculatorSteps[form]].map(([step, label]) => ({
    label,
    count: counts.find((each) => each.form === form && each.step === step)?.visits ?? 0,
  }));
  if (steps.every(({ count }) => count === 0)) return null;
  return (
    <Chart
      title={`How far visitors come: ${leadSources[form]}`}
      heading="Step"
      unit="Visits"
      bars={steps.map((step, place) => {
        const before = steps[place - 1]?.count ?? 0;
        return before === 0 ? step : { ...step, note: `${Math.round((100 * step.count) / before)}% went on` };
      })}
    />
  );
}

/** A table that is a chart: the figures are text, the bars beside them decoration. */
function Chart({
  title,
  heading,
  unit = 'Requests',
  bars,
}: {
  readonly title: string;
  readonly heading: string;
  readonly unit?: string;
  readonly bars: readonly Bar[];
}) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <table className={styles.chart}>
      <caption className="card-heading ruled-below">{title}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{heading}</th>
          <th scope="col">{unit}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {bars.length === 0 && (
          <tr>
            <td colSpan={3}>None yet</td>
          </tr>
        )}
        {bars.map(({ label, count, note, href }) => (
          <tr key={label}>
            <th scope="row">
              {label}
              {note !== undefined && <span className="fine own-line"> {note}</span>}
            </th>
            <td>{href && count > 0 ? <a href={href}>{formatCount(count)}</a> : formatCount(count)}</td>
            <td>
              <svg className={`chart ${styles.bar}`} aria-hidden="true">
                <rect width={`${(100 * count) / most}%`} height="100%" />
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const dayAndMonth = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const shortDay = (isoDate: string) => dayAndMonth.format(new Date(isoDate));
