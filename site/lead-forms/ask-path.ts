import type { ServiceChoice } from '#content/services/service-choices.ts';
import { pagePaths } from '../search-listing/routes.ts';

/** The contact page with this service already chosen in its form. */
export function askPath(choice: ServiceChoice): string {
  return `${pagePaths.contact}?service=${encodeURIComponent(choice)}`;
}
