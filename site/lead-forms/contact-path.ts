import type { ContactLead } from '#leads/forms/contact-lead.ts';
import { pagePaths } from '../search-listing/routes.ts';

/** What a page knows of the visitor's case. The city is the name of the town, "Mill Creek". */
export type ContactPrefill = {
  readonly [Name in 'city' | 'urgency' | 'needsInsuranceClaim']?: ContactLead[Name] | undefined;
};

/** The contact page with this choice of service, and whatever else is known, already filled in. */
export function contactPath(service: string, known: ContactPrefill = {}): string {
  const told = Object.entries({ service, ...known }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return `${pagePaths.contact}?${told.join('&')}`;
}
