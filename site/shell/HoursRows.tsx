import type { ReactNode } from 'react';
import { company } from '#client/company.ts';
import { features } from '#content/business/features.ts';
import {
  describeSpecialDay,
  findSpecialDays,
  type HoursRow,
  listHours,
} from '#content/business/opening-hours.ts';

/** Longer, and the holidays of the year stand in every footer. */
const nextDays = 7;
const today = new Date().toISOString().slice(0, 10);

interface SpecialDayRowsProps {
  /** How many days from today on; left out, all that are known. */
  readonly daysAhead?: number;
  /** One row: an element that holds no other of its kind, and whose first attribute is `data-special-day={mark}`. */
  readonly children: (row: HoursRow, mark: '') => ReactNode;
}

/**
 * Days with hours of their own, below those of the week. Our server writes today's in the place of the built ones, after the
 * pattern in the template (server/http/render-live-page.ts); a list of the next days has no built ones.
 */
export function SpecialDayRows({ daysAhead, children }: SpecialDayRowsProps) {
  const built = daysAhead === undefined ? findSpecialDays(today).map(describeSpecialDay) : [];
  return (
    <>
      {built.map((row) => children(row, ''))}
      <template data-special-days={daysAhead ?? ''}>
        {children({ label: '%day%', text: '%hours%' }, '')}
      </template>
    </>
  );
}

const writeRow = ({ label, text }: HoursRow, mark?: '') => (
  <div data-special-day={mark} className="row" key={label}>
    <dt>{label}</dt>
    <dd>{text}</dd>
  </div>
);

/** Rows of a list: the hours of the week, the next days with hours of their own, and those for emergencies. */
export function HoursRows({ emergencyLabel }: { readonly emergencyLabel: string }) {
  return (
    <>
      {listHours().map((row) => writeRow(row))}
      <SpecialDayRows daysAhead={nextDays}>{writeRow}</SpecialDayRows>
      {features.emergencyLine && writeRow({ label: emergencyLabel, text: company.emergencyHours })}
    </>
  );
}
