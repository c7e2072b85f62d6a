import { keyField } from '#leads/forms/form-names.ts';
import { formAction } from './NoScriptFields.tsx';
import type { LeadRequest } from './send-request.ts';

/** Posts the request as a browser without script does, and so leaves the page; under its key, so that it arrives once. */
export function postPlainForm({ key, form, fields }: LeadRequest): void {
  const plain = document.createElement('form');
  plain.method = 'post';
  plain.action = formAction(form);
  for (const [name, value] of Object.entries({ ...fields, [keyField]: key })) {
    const field = document.createElement('input');
    Object.assign(field, { type: 'hidden', name, value });
    plain.append(field);
  }
  document.body.append(plain);
  plain.submit();
}
