// Asks the device for a passkey and sends what it signed as an ordinary form.

import { startAuthentication, startRegistration } from '@simplewebauthn/browser';

const form = document.querySelector<HTMLFormElement>('form[data-passkey]');
const trouble = document.querySelector('[data-passkey-trouble]');

form?.addEventListener('submit', async (event) => {
  event.preventDefault();
  if (trouble) trouble.textContent = '';
  try {
    const field = form.elements.namedItem('credential') as HTMLInputElement;
    field.value = JSON.stringify(await askForPasskey(form));
    form.submit();
  } catch (error) {
    if (trouble) trouble.textContent = explain(error);
  }
});

function askForPasskey({ dataset }: HTMLFormElement): Promise<unknown> {
  const optionsJSON = JSON.parse(dataset.options ?? '{}');
  return dataset.passkey === 'create'
    ? startRegistration({ optionsJSON })
    : startAuthentication({ optionsJSON });
}

function explain(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError') return 'That was canceled or took too long. Please try again.';
  if (name === 'InvalidStateError') return 'This device has a passkey for the desk already.';
  if (!('PublicKeyCredential' in globalThis) || error instanceof TypeError)
    return 'This browser is too old for passkeys. Please update it, or use another one.';
  return 'This device could not use a passkey. Please try again, or use another device.';
}
