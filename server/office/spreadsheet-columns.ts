// What a spreadsheet for the office says about each lead. Programs get the names and moments of `LeadRecord` instead.

import { formatWholeDollars } from '#content/wording/money.ts';
import { type FormName, formNames } from '#leads/forms/form-names.ts';
import { partsOf } from '#leads/forms/forms.ts';
import { leadSources } from '#leads/notice/lead-sources.ts';
import { lostReasons, nextStepWords } from '#leads/progress/next-step.ts';
import { stageWords } from '#leads/progress/stage.ts';
import type { LeadRecord, toLeadNotes } from './lead-record.ts';
import { toShopClock } from './shop-time.ts';

export type LeadWithNotes = LeadRecord & { readonly notes: ReturnType<typeof toLeadNotes> };

export interface Column<Cell = unknown> {
  readonly heading: string;
  readonly cellOf: (record: LeadWithNotes) => Cell;
}
type SpreadsheetCell = string | number | null;

/** Excel's own limit; it spreads what is longer over the cells below. */
const longestCell = 32_767;

const atShop = (moment: string | null | undefined) => (moment ? toShopClock(moment) : null);

/** What somebody who works with the table looks for stands before what was told. */
const leadingColumns: readonly Column<SpreadsheetCell>[] = [
  { heading: 'Reference', cellOf: ({ reference }) => reference },
  { heading: 'Received', cellOf: ({ receivedAt }) => atShop(receivedAt) },
  { heading: 'Form', cellOf: ({ form }) => leadSources[form] },
  { heading: 'Town', cellOf: ({ town }) => town },
  { heading: 'Stage', cellOf: ({ stage }) => stageWords[stage] },
  { heading: 'First called', cellOf: ({ firstCalledAt }) => atShop(firstCalledAt) },
  {
    heading: 'Next call',
    cellOf: ({ next }) => next && `${toShopClock(next.at).slice(0, 10)} ${nextStepWords[next.step]}`,
  },
  { heading: 'Visit', cellOf: ({ visitAt }) => atShop(visitAt) },
  { heading: 'Assigned to', cellOf: ({ assignedTo }) => assignedTo },
  { heading: 'Won for (dollars)', cellOf: ({ wonDollars }) => wonDollars },
  { heading: 'Why lost', cellOf: ({ lostReason }) => lostReason && lostReasons[lostReason] },
  { heading: 'Source', cellOf: ({ source }) => source },
];

const trailingColumns: readonly Column<SpreadsheetCell>[] = [
  { heading: 'Phone', cellOf: ({ phoneNormalized }) => phoneNormalized },
  { heading: 'Text consent given', cellOf: ({ textConsent }) => atShop(textConsent?.givenAt) },
  {
    heading: 'Held back as likely spam',
    cellOf: ({ quarantine }) => quarantine && (quarantine.releasedAt === null ? 'yes' : 'released'),
  },
  { heading: 'Forgotten', cellOf: ({ forgottenAt }) => atShop(forgottenAt) },
  {
    heading: 'Deliveries',
    cellOf: ({ deliveries }) =>
      deliveries.map(({ carrier, state }) => `${carrier}: ${state.replaceAll('-', ' ')}`).join('; '),
  },
  {
    heading: 'Notes',
    cellOf: ({ notes }) =>
      notes
        .map(({ at, by, text }) => `${[toShopClock(at), by].filter(Boolean).join(', ')}: ${text}`)
        .join('\n'),
  },
];

/** Where the name of a field does not say it. */
const fieldHeadings: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    formNames
      .flatMap((form) => partsOf(form).flatMap(([, table]) => Object.entries(table)))
      .flatMap(([name, { heading }]) => (heading === undefined ? [] : [[name, heading]])),
  ),
  referrer: 'Linked from',
  utmSource: 'Campaign source',
  utmMedium: 'Campaign medium',
  utmCampaign: 'Campaign',
  utmTerm: 'Search term',
  utmContent: 'Ad',
  filledVeryFast: 'Filled in very fast',
};

/** "firstName" → "First name". */
function headingOf(fieldName: string): string {
  const words = fieldName.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return fieldHeadings[fieldName] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

function choiceOf(form: FormName, name: string, chosen: string): string {
  const entry = partsOf(form).flatMap(([, table]) => table[name] ?? [])[0];
  return (entry && 'options' in entry && entry.options[chosen]) || chosen;
}

function fieldCell({ form, fields }: LeadWithNotes, name: string): SpreadsheetCell {
  const value = fields[name];
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return value;
  // The one list among the fields.
  if (Array.isArray(value))
    return (value as { label: string; wholeDollars: number }[])
      .map(({ label, wholeDollars }) => `${label}: ${formatWholeDollars(wholeDollars)}`)
      .join('; ');
  return value === true ? 'yes' : choiceOf(form, name, String(value));
}

/** @param fieldNames of everything that people told, in the forms they used. */
export function spreadsheetColumns(fieldNames: readonly string[]): readonly Column<SpreadsheetCell>[] {
  const told = fieldNames.map((name) => ({
    heading: headingOf(name),
    cellOf: (record: LeadWithNotes) => fieldCell(record, name),
  }));
  return [...leadingColumns, ...told, ...trailingColumns].map(({ heading, cellOf }) => ({
    heading,
    cellOf: (record) => {
      const cell = cellOf(record);
      return typeof cell === 'string' ? cell.slice(0, longestCell) : cell;
    },
  }));
}
