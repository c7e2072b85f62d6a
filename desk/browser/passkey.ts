// Asks the device for a passkey and sends what it signed as an ordinary form.

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

async function askForPasskey({ dataset }: HTMLFormElement): Promise<unknown> {
  const options = JSON.parse(dataset.options ?? '{}');
  const credential =
    dataset.passkey === 'create'
      ? await navigator.credentials.create({
          publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options),
        })
      : await navigator.credentials.get({
          publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options),
        });
  if (!(credential instanceof PublicKeyCredential)) throw new Error('No passkey was given.');
  return credential.toJSON();
}

function explain(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError') return 'That was canceled or took too long. Please try again.';
  if (name === 'InvalidStateError') return 'This device has a passkey for the desk already.';
  if (!('PublicKeyCredential' in globalThis) || error instanceof TypeError)
    return 'This browser is too old for passkeys. Please update it, or use another one.';
  return 'This device could not use a passkey. Please try again, or use another device.';
}
