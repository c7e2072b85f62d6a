import { cityList } from '#content/cities/cities.ts';
import { inspectionChoice } from '#content/services/service-choices.ts';
import { serviceList } from '#content/services/services.ts';
import { contactPath } from '../lead-forms/contact-path.ts';

/** The contact form as a visitor of this page needs it: with the page's service, or an inspection, and its town. */
export function contactPathFrom(path: string): string {
  const parts = path.split('/');
  const service = serviceList.find(({ slug }) => parts.includes(slug));
  const city = cityList.find(({ slug }) => parts.includes(slug));
  return contactPath(service?.formChoice ?? inspectionChoice, { city: city?.name });
}
