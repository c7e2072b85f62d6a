// How a page links to the phone and the mailbox in client/company.ts, and to pages of others.

import { company } from '#client/company.ts';
import { onlyWhere } from '../wording/only-where.ts';
import { listWithAnd } from '../wording/text.ts';
import { hasShop } from './proof-words.ts';

export const phoneHref = `tel:${company.phone.value.e164}`;
export const emailHref = `mailto:${company.email.value}`;

/** "the appointment calendar and the directions": what opens on a page of another company. */
export const outsidePages = listWithAnd([
  'the appointment calendar',
  ...onlyWhere(hasShop, 'the directions'),
]);
