import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { formNames } from '#leads/forms/form-names.ts';
import type { PublicForm } from '#leads/forms/forms.ts';
import { ContactLeadForm } from './ContactLeadForm.tsx';
import type { DirectDelivery } from './delivery-setting.ts';
import { HomeLeadForm } from './HomeLeadForm.tsx';
import { NoScriptForm } from './NoScriptForm.tsx';

const delivery = vi.hoisted(() => ({ direct: null as DirectDelivery | null }));
vi.mock('./delivery-setting.ts', () => ({
  get directDelivery() {
    return delivery.direct;
  },
}));

function formElement(name: PublicForm): HTMLFormElement {
  const forms = {
    home: <HomeLeadForm fine="" />,
    contact: <ContactLeadForm />,
    'roof-cost': <NoScriptForm form="roof-cost" heading="" lead="" />,
    'energy-savings': <NoScriptForm form="energy-savings" heading="" lead="" />,
  } satisfies Record<PublicForm, unknown>;
  document.body.innerHTML = renderToStaticMarkup(forms[name]);
  const form = document.querySelector('form');
  if (!form) throw new Error(`${name} shows no form.`);
  return form;
}

const sent = (form: HTMLFormElement, name: string) =>
  form.querySelector(`[name="${name}"]`)?.getAttribute('value');

describe.each(formNames.filter((name) => name !== 'desk'))(
  'the form "%s", sent by a browser without script,',
  (name) => {
    beforeEach(() => {
      delivery.direct = null;
    });

    // Proves 10.45, R6.1, R30.1.
    test('goes to the lead server, with a trap for programs and nothing else hidden', () => {
      const form = formElement(name);
      expect(form.getAttribute('action')).toBe(`/api/leads/${name}`);
      expect(form.querySelector('input[name="_honey"]')?.closest('[aria-hidden="true"]')).not.toBeNull();
      expect(form.querySelectorAll('[type="hidden"]')).toHaveLength(0);
    });

    test('goes to the form service’s own page when there is no lead server, with what that one wants to know', () => {
      delivery.direct = {
        formServiceUrl: 'https://forms.example/ajax',
        mailbox: 'leads@example.com',
        carbonCopies: ['office@example.com'],
      };
      const form = formElement(name);
      expect(form.getAttribute('action')).toBe('https://forms.example/leads@example.com');
      expect(sent(form, '_captcha')).toBe('false');
      expect(sent(form, '_cc')).toBe('office@example.com');
    });
  },
);
