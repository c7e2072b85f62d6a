import { pagePaths } from '../search-listing/routes.ts';

/** What a page knows of the visitor's case; the names are those of the contact form's fields. */
export interface KnownCase {
  /** Name of the town, "Mill Creek". */
  readonly city?: string | undefined;
  readonly urgency?: 'emergency' | 'urgent';
  readonly needsInsuranceClaim?: 'yes' | 'unsure';
}

/** The contact page with this choice of service, and whatever else is known, already filled in. */
export function askPath(service: string, known: KnownCase = {}): string {
  const told = Object.entries({ service, ...known }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return `${pagePaths.contact}?${told.join('&')}`;
}
