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
  const publicKey = readOptions(JSON.parse(dataset.options ?? '{}'));
  const credential =
    dataset.passkey === 'create'
      ? await navigator.credentials.create({ publicKey })
      : await navigator.credentials.get({ publicKey });
  if (!(credential instanceof PublicKeyCredential)) throw new Error('No passkey was given.');
  return describe(credential);
}

// Passkeys as JSON. Browsers can do this themselves; on iPhones, which have had passkeys since iOS 16, only from 18.4 on.

const toBytes = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (byte) => byte.charCodeAt(0));
const toBase64url = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

interface OptionsAsJson {
  readonly challenge: string;
  readonly user?: { readonly id: string };
}

/** The server names no passkeys in them, which would have to be read, too. */
function readOptions({ challenge, user, ...others }: OptionsAsJson): PublicKeyCredentialCreationOptions {
  return {
    ...(others as PublicKeyCredentialCreationOptions),
    challenge: toBytes(challenge),
    ...(user && { user: { ...(user as PublicKeyCredentialUserEntity & typeof user), id: toBytes(user.id) } }),
  };
}

function describe(credential: PublicKeyCredential) {
  const response = credential.response as unknown as Readonly<Record<string, ArrayBuffer | null | undefined>>;
  const parts = ['clientDataJSON', 'attestationObject', 'authenticatorData', 'signature', 'userHandle'];
  const given = parts.flatMap((part) => {
    const bytes = response[part];
    return bytes ? [[part, toBase64url(bytes)]] : [];
  });
  return {
    id: credential.id,
    rawId: credential.id,
    type: credential.type,
    clientExtensionResults: credential.getClientExtensionResults(),
    response: Object.fromEntries(given),
  };
}

function explain(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError') return 'That was canceled or took too long. Please try again.';
  if (name === 'InvalidStateError') return 'This device has a passkey for the desk already.';
  if (!('PublicKeyCredential' in globalThis) || error instanceof TypeError)
    return 'This browser is too old for passkeys. Please update it, or use another one.';
  return 'This device could not use a passkey. Please try again, or use another device.';
}
