// Names and lines that nobody reads: a misspelled setting must not be ignored.

import { isOneEditApart } from '../platform/one-edit-apart.ts';
import { ConfigurationError, type Variables } from './setting-kinds.ts';

/** Beginnings that no other program uses for its own variables. */
const ourBeginnings =
  /^(?:ALERT|DESK|AUTO_RESPONSE|LEAD|SMTP|WEBHOOK|METRICS|FORM_SERVICE|OUTGOING|HSTS|OFFICE|TRUST_PROXY|RATE_LIMIT|RETRY|CLAIM|DELIVERY|PHOTOGRAPH)_/;

/** Kubernetes tells every program the addresses of services, which may be named lead or smtp. */
const serviceAddress = /_(?:SERVICE_HOST|SERVICE_PORT|PORT)(?:_\w+)?$/;

/** Names that belong into `.env` although other programs read them: Node, PostgreSQL, container tools, our systemd units. */
const ofOtherPrograms = /^(?:NODE_\w+|TZ|PG[A-Z]+|POSTGRES_PASSWORD|COMPOSE_\w+|SSL_CERT_\w+)$/;

/** Shorter names are like too many others. */
const shortestForgiven = 6;

const isUnknown = 'is not a setting of this program; .env.example lists them all.';

export function refuseUnknownNames(variables: Variables, known: ReadonlySet<string>): void {
  const unknown = Object.keys(variables).find(
    (name) =>
      !known.has(name) &&
      !serviceAddress.test(name) &&
      !ofOtherPrograms.test(name) &&
      (ourBeginnings.test(name) ||
        [...known].some((ours) => ours.length >= shortestForgiven && isOneEditApart(name, ours))),
  );
  if (unknown !== undefined) throw new ConfigurationError(unknown, isUnknown);
}

/** Refuses what Node, systemd and container engines would read each in its own way, and names that nobody reads. */
export function checkEnvFile(text: string, known: ReadonlySet<string>): void {
  const names = new Set<string>();
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (/^\s*(?:#.*)?$/.test(line)) continue;
    const [, name = '', value = ''] = /^([A-Za-z_]\w*)=(.*)$/.exec(line) ?? [];
    if (name === '') throw new ConfigurationError('.env', `has no NAME=value in line ${index + 1}.`);
    if (names.has(name)) throw new ConfigurationError(name, 'is in .env twice; keep one of the two lines.');
    names.add(name);
    if (!known.has(name) && !ofOtherPrograms.test(name)) throw new ConfigurationError(name, isUnknown);
    if (value.includes('#') && !/^(["'])[^"']*\1$/.test(value.trim())) {
      throw new ConfigurationError(
        name,
        'has a # in .env, where some programs begin a comment: write %23 in an address, else put the value in quotes.',
      );
    }
  }
}
