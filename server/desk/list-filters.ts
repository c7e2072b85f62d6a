import { serviceChoices } from '#content/services/service-choices.ts';
import { cleanLine } from '#leads/forms/clean-text.ts';
import { isFormName } from '#leads/forms/form-names.ts';
import { townNames } from '#leads/forms/town.ts';
import { urgencies } from '#leads/forms/urgency.ts';
import { stages } from '#leads/progress/stage.ts';
import type { LeadKind, LeadQuery } from '../database/lead-list.ts';
import type { LeadPosition } from '../database/leads.ts';
import { readReference } from '../intake/reference.ts';
import { foldForSearch } from '../intake/search-columns.ts';
import { readShopDay } from '../office/shop-time.ts';
import type { ListFilters } from './desk-page.ts';

export const listPath = '/desk';
const mostWords = 6;
const views = ['to-call', 'today', 'all'] as const;

type Typed = Readonly<Record<string, unknown>>;

/** What an address asks for. An unknown choice is ignored. */
export function readFilters(typed: Typed): ListFilters {
  const text = (name: string) => {
    const value = typed[name];
    return typeof value === 'string' ? cleanLine(value).slice(0, 100) : '';
  };
  const choice = <Choice extends string>(name: string, choices: readonly Choice[]): Choice | '' =>
    choices.find((each) => each === text(name)) ?? '';
  const form = text('form');
  const filters: Omit<ListFilters, 'view'> = {
    q: text('q'),
    form: isFormName(form) ? form : '',
    town: choice('town', [...townNames, 'other']),
    service: choice('service', [...serviceChoices, 'other']),
    source: text('source'),
    stage: choice('stage', stages),
    urgency: choice('urgency', ['urgent', 'emergency']),
    person: /^[\w-]{1,64}$/.test(text('person')) ? text('person') : '',
    from: readShopDay(text('from')) === null ? '' : text('from'),
    to: readShopDay(text('to')) === null ? '' : text('to'),
    held: text('held') !== '',
  };
  const isNarrowed = Object.values(filters).some(Boolean) || typed.after !== undefined;
  return { ...filters, view: choice('view', views) || (isNarrowed ? 'all' : 'to-call') };
}

export function toLeadQuery(filters: ListFilters): LeadQuery {
  return {
    ...toLeadKind(filters),
    words: wordsOf(filters.q),
    stage: filters.stage || null,
    assignedTo: filters.person || null,
    urgency: filters.urgency === '' ? null : urgencies.indexOf(filters.urgency),
    from: readShopDay(filters.from),
    until: readShopDay(filters.to, 1),
    isQuarantined: filters.held,
  };
}

export function toLeadKind({ form, town, service, source }: ListFilters): LeadKind {
  return { form: form || null, town: town || null, service: service || null, source: source || null };
}

/** A telephone number, however it is written and beside whatever else. */
const typedPhone = /(?<!\S)(?:tel:)?\+?[\d(][\d\s().+-]{6,}(?!\S)/g;

/** A telephone number is one word, and so is a reference, with its hyphens or without. */
function wordsOf(q: string): string[] {
  const phonesAsDigits = foldForSearch(q).replace(
    typedPhone,
    (phone) => ` ${phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')} `,
  );
  return phonesAsDigits
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, mostWords)
    .map((word) => (/[a-z]/.test(word) ? readReference(word)?.toLowerCase() : null) ?? word);
}

/** `<moment>-<id>` of the last lead of the page before; null for the first page. */
export function readPosition(typed: Typed): LeadPosition {
  const [, moment, id] = /^(\d{1,15})-([\w-]{1,64})$/.exec(String(typed.after ?? '')) ?? [];
  return moment === undefined || id === undefined ? null : { receivedAt: Number(moment), id };
}

/** The address of the list with these filters, and of its next page. */
export function listHref(filters: ListFilters, after: LeadPosition = null): string {
  const { held, view, ...texts } = filters;
  const query = new URLSearchParams(Object.entries(texts).filter(([, text]) => text !== ''));
  if (held) query.set('held', '1');
  if (query.size === 0 && view !== 'to-call') query.set('view', view);
  if (after !== null) query.set('after', `${after.receivedAt}-${after.id}`);
  return query.size === 0 ? listPath : `${listPath}?${query}`;
}
