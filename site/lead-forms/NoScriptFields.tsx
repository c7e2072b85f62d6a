import type { FormName } from '#leads/forms/form-names.ts';
import { leadSources } from '#leads/notice/lead-sources.ts';
import { directDelivery } from './delivery-setting.ts';

/** Where a browser without script posts the form: to our lead server, or to the form service's page for people. */
export function formAction(form: FormName): string {
  if (directDelivery === null) return `/api/leads/${form}`;
  const { formServiceUrl, mailbox } = directDelivery;
  return `${formServiceUrl.replace(/\/ajax\/?$/, '')}/${mailbox}`;
}

/** Has a form's button post files, too, where there is a lead server to take them. */
export function withPhotographs(form: FormName) {
  if (directDelivery !== null) return {};
  return { formAction: `${formAction(form)}/with-photographs`, formEncType: 'multipart/form-data' };
}

/** The directives that the lead server would have added; only the build without one carries them in the page. */
export function NoScriptFields({ form }: { readonly form: FormName }) {
  if (directDelivery === null) return null;
  const source = leadSources[form];
  const directives = {
    source,
    _subject: `New request: ${source}`,
    _template: 'table',
    _captcha: 'false',
    _cc: directDelivery.carbonCopies.join(','),
  };
  return Object.entries(directives).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
