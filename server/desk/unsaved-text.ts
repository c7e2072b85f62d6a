// What somebody typed and has not saved, carried past a sign-in or an error.

import type { FastifyRequest } from 'fastify';
import type { Fields } from '../http/form-bodies.ts';
import { readTypedAnnouncement } from './announcement-form.ts';
import type { DeskPage } from './desk-page.ts';
import { readTypedEntry } from './entry-routes.ts';
import { isNothingTyped, readTyped } from './request-routes.ts';

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What was typed below a request or to be announced, as hidden fields carry it through the sign-in. */
export function readUnsaved(fields: Fields): Readonly<Record<string, string>> | null {
  const announcement = readTypedAnnouncement(fields);
  if (announcement !== null) return announcement.fields;
  const entry = readTypedEntry(fields);
  if (entry !== null) return entry;
  const [typed, reference] = [readTyped(fields), textOf(fields.reference)];
  return reference === '' || isNothingTyped(typed) ? null : { ...typed, reference };
}

/** What an error page offers to send again. */
export function typedIn({ body }: FastifyRequest): (DeskPage & { kind: 'message' })['again'] {
  if (typeof body !== 'object' || body === null) return null;
  const typed = readTyped(body as Fields);
  if (
    isNothingTyped(typed) &&
    readTypedAnnouncement(body as Fields) === null &&
    readTypedEntry(body as Fields) === null
  )
    return null;
  const fields = Object.entries(body).filter(
    ([name, value]) => typeof value === 'string' && !['note', 'visit', 'credential'].includes(name),
  );
  return { ...typed, fields: Object.fromEntries(fields) as Record<string, string> };
}
