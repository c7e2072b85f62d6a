// What somebody typed and has not saved, carried past a sign-in or an error: the form as it was sent, to be sent again.

import type { FastifyRequest } from 'fastify';
import type { Fields } from '../http/form-bodies.ts';
import type { Texts, Unsaved } from './desk-page.ts';

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The texts among these fields; a field that came twice is left out. */
export const textsIn = (fields: Fields, names: readonly string[] = Object.keys(fields)): Texts =>
  Object.fromEntries(
    names.flatMap((name) => {
      const text = fields[name];
      return typeof text === 'string' ? [[name, text]] : [];
    }),
  );

/** The form that was sent; null where nothing was filled in. */
export function readUnsaved({ url, body }: FastifyRequest): Unsaved | null {
  return toUnsaved(url, body);
}

/** Reads the form back after the sign-in; null for anything else. */
export function readCarried(text: unknown): Unsaved | null {
  try {
    const { action, fields } = JSON.parse(textOf(text));
    return /^\/desk\/[\w/-]+$/.test(textOf(action)) ? toUnsaved(action, fields) : null;
  } catch {
    return null;
  }
}

function toUnsaved(action: string, sent: unknown): Unsaved | null {
  const { credential: _, ...fields } = textsIn({ ...(sent as Fields | null) });
  return Object.values(fields).some((text) => text !== '') ? { action, fields } : null;
}
