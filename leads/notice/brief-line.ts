// One line about a request for places where anybody may read along, such as a lock screen: what and where, never who.

import type { FormName } from '../forms/form-names.ts';
import type { Urgency } from '../forms/urgency.ts';
import { leadSources } from './lead-sources.ts';

/** "<town>, Roof Repair, urgent"; without a town or service, what there is. */
export function briefLine({
  form,
  town,
  service,
  urgency,
}: {
  readonly form: FormName;
  readonly town: string | null;
  readonly service: string | null;
  readonly urgency: Urgency;
}): string {
  const soon = { normal: '', urgent: 'urgent', emergency: 'EMERGENCY' }[urgency];
  return [town, service ?? leadSources[form], soon].filter(Boolean).join(', ');
}
