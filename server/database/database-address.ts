import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ConfigurationError } from '../configuration-values.ts';

export type DatabaseAddress =
  | { readonly kind: 'sqlite'; readonly path: string }
  | { readonly kind: 'postgres'; readonly url: string };

/**
 * Reads DATABASE_URL. `file:` takes a path the way people write it (`file:./var/leads.db`, `file:/srv/leads.db`,
 * `file:///srv/leads.db`); a relative one starts at the folder the server was started in.
 */
export function readDatabaseAddress(text: string): DatabaseAddress {
  if (/^postgres(ql)?:\/\//i.test(text)) {
    const url = URL.parse(text);
    if (url !== null && url.hostname !== '' && url.pathname.length > 1)
      return { kind: 'postgres', url: text };
    throw new ConfigurationError(
      'DATABASE_URL',
      'must name a host and a database, such as postgres://user:password@db.example.com/leads.',
    );
  }
  if (/^file:/i.test(text)) {
    const path = readPath(text);
    if (path !== undefined && !path.endsWith('/')) return { kind: 'sqlite', path };
    throw new ConfigurationError(
      'DATABASE_URL',
      'must name a file after "file:", such as file:./var/leads.db.',
    );
  }
  throw new ConfigurationError(
    'DATABASE_URL',
    'must start with file: or postgres://, such as file:./var/leads.db.',
  );
}

function readPath(text: string): string | undefined {
  if (/^file:\/\//i.test(text)) {
    return URL.parse(text)?.hostname === '' ? fileURLToPath(text) : undefined;
  }
  const path = text.slice('file:'.length);
  return path === '' || path.endsWith('/') ? undefined : resolve(path);
}

/** The address as it may be printed: no user, no password. */
export function describeDatabase(address: DatabaseAddress): string {
  if (address.kind === 'sqlite') return address.path;
  const url = new URL(address.url);
  return `postgres://${url.host}${url.pathname}`;
}
