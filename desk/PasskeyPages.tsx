import type { ReactNode } from 'react';
import { Button } from '#design/parts/Button.tsx';
import type { DeskPage } from '#server/desk/desk-page.ts';
import { HiddenFields } from './HiddenFields.tsx';
import { Message } from './Message.tsx';
import styles from './PlainPage.module.css';
import { PlainPage } from './PlainPage.tsx';

/** What browser/passkey.ts fills in and shows. */
export function PasskeyForm({
  action,
  options,
  ceremony,
  label,
  hidden = {},
  children,
}: {
  readonly action: string | undefined;
  readonly options: string;
  readonly ceremony: 'get' | 'create';
  readonly label: string;
  readonly hidden?: Readonly<Record<string, string>>;
  readonly children?: ReactNode;
}) {
  return (
    <form
      className={styles.form}
      method="post"
      action={action}
      data-passkey={ceremony}
      data-options={options}
    >
      <HiddenFields fields={hidden} />
      {children}
      <input type="hidden" name="credential" />
      <Button type="submit">{label}</Button>
      <p role="alert" className="trouble" data-passkey-trouble="" />
      <noscript>
        <p>This one page needs JavaScript: only a script can ask your device for a passkey.</p>
      </noscript>
    </form>
  );
}

export function SignInPage({ options, next, unsaved, message }: DeskPage & { readonly kind: 'sign-in' }) {
  return (
    <PlainPage title="Sign in" next={null}>
      <Message text={message} />
      <p>With the passkey on this device: your fingerprint, your face or the device’s PIN.</p>
      <PasskeyForm
        action="/desk/sign-in"
        options={options}
        ceremony="get"
        label="Sign in with a passkey"
        hidden={{ next, ...(unsaved && { unsaved: JSON.stringify(unsaved) }) }}
      />
      {unsaved?.fields.note && (
        <div>
          <h2 className="card-heading">Your note, not saved yet</h2>
          <p className="as-typed">{unsaved.fields.note}</p>
        </div>
      )}
      <p className="fine">
        No passkey yet, or a new device? Anybody at the desk can invite you, on the page “People”.
      </p>
    </PlainPage>
  );
}

export function InvitationPage({ name, options, message }: DeskPage & { readonly kind: 'invitation' }) {
  return (
    <PlainPage title={`Welcome, ${name}`} next={null}>
      <Message text={message} />
      <p>
        Set up a passkey on this device. From then on your fingerprint, your face or the device’s PIN signs
        you in at the desk. There is no password.
      </p>
      <PasskeyForm action={undefined} options={options} ceremony="create" label="Set up a passkey" />
      <p className="fine">This link works once. If it was not meant for you, close this page.</p>
    </PlainPage>
  );
}
