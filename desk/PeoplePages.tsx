import { formatShopTime } from '#content/business/format-shop-time.ts';
import { Button, ButtonLink } from '#design/parts/Button.tsx';
import { SelectField } from '#design/parts/SelectField.tsx';
import { TextField } from '#design/parts/TextField.tsx';
import { longestPersonName, officeDeviceDays } from '#leads/progress/sign-in.ts';
import type { DeskPage } from '#server/desk/desk-page.ts';
import styles from './FormPage.module.css';
import { Message } from './Message.tsx';
import { PasskeyForm } from './PasskeyPages.tsx';
import { PlainPage } from './PlainPage.tsx';

const confirmPath = '/desk/people/confirm';

export function PeoplePage({ people, devices, session, isDone }: DeskPage & { readonly kind: 'people' }) {
  return (
    <div className={`stack ${styles.page}`} data-gap="5">
      <h1>People</h1>
      <Message tone="success" text={isDone ? 'Done.' : null} />
      {people.map((person) => (
        <section key={person.id} className="stack" data-gap="3">
          <h2 className="card-heading">{person.name}</h2>
          <ul className="ruled-list">
            {devices
              .filter(({ personId }) => personId === person.id)
              .map(({ id, name, createdAt, usedAt }) => (
                <li key={id} className="row">
                  <span>
                    {name ?? 'A device'}, since {formatShopTime(createdAt)}
                    {usedAt !== null && `, last used ${formatShopTime(usedAt)}`}
                    {id === session?.passkeyId && <b> (this one)</b>}
                  </span>
                  <ButtonLink
                    href={`${confirmPath}?${new URLSearchParams({ action: 'end-device', id })}`}
                    tone="line"
                  >
                    End this device
                  </ButtonLink>
                </li>
              ))}
          </ul>
          {person.passkeys === 0 && <p className="soft">Invited, and has not set up a passkey yet.</p>}
          <div className="row">
            <a href={`${confirmPath}?${new URLSearchParams({ action: 'invite', name: person.name })}`}>
              Add a device
            </a>
            <a href={`${confirmPath}?${new URLSearchParams({ action: 'end-person', id: person.id })}`}>
              End {person.name}…
            </a>
          </div>
        </section>
      ))}
      <form className="row" data-align="end" method="get" action={confirmPath}>
        <input type="hidden" name="action" value="invite" />
        <TextField
          label="Somebody new"
          name="name"
          autoComplete="off"
          required
          maxLength={longestPersonName}
        />
        <Button type="submit" tone="plain">
          Invite
        </Button>
      </form>
      <section className="stack" data-gap="3">
        <h2 className="card-heading">This device</h2>
        <p>
          {session === null
            ? 'You are signed in.'
            : `You are signed in until ${formatShopTime(session.expiresAt)}.`}{' '}
          On a computer that stays in the office, and that locks itself, you can stay signed in for{' '}
          {officeDeviceDays} days.
        </p>
        <p>
          <a href={`${confirmPath}?action=office-device`}>This is an office device…</a>
        </p>
      </section>
    </div>
  );
}

const words = {
  invite: {
    title: 'Invite',
    button: 'Invite with your passkey',
    text: 'Nobody with this name has access yet. You get a link to hand over. Anyone who is let in may see and do everything.',
  },
  'add-device': {
    title: 'Add a device for',
    button: 'Invite with your passkey',
    text: 'You get a link to hand over to them. They keep their other devices.',
  },
  'end-device': {
    title: 'End the device of',
    button: 'End it with your passkey',
    text: 'It is signed out at once and can no longer sign in. Its notifications end, and so does this person’s calendar address, which it may know. Requests and other devices stay as they are.',
  },
  'end-person': {
    title: 'End',
    button: 'End them with your passkey',
    text: 'Signed out everywhere at once, calendar and notifications included. The name stays in the record. For a lost phone, end the device alone.',
  },
  'office-device': {
    title: `Stay signed in for ${officeDeviceDays} days`,
    button: 'Stay signed in',
    text: 'Only where the device stays in the office and locks itself: anyone who sits down at it can read every request.',
  },
} as const;

/** What lets somebody in or out asks for the passkey once more. */
export function AskPasskeyPage({
  action,
  id,
  name,
  person,
  device,
  others,
  options,
  message,
}: DeskPage & { readonly kind: 'ask-passkey' }) {
  const isKnown = others.some(([, each]) => each === person);
  const { title, button, text } = words[action === 'invite' && isKnown ? 'add-device' : action];
  return (
    <PlainPage
      title={action === 'office-device' ? title : `${title} ${person}`}
      next={{ href: '/desk/people', words: 'Cancel' }}
    >
      <Message text={message} />
      {device !== undefined && (
        <p>
          {device.name ?? 'A device'}, since {formatShopTime(device.createdAt)}
        </p>
      )}
      <p>{text}</p>
      <PasskeyForm
        action="/desk/people"
        options={options}
        ceremony="get"
        label={button}
        hidden={{ action, id, name }}
      >
        {action === 'end-person' && (
          <SelectField
            label="Who takes care of their requests?"
            name="heir"
            prompt="Nobody yet"
            options={Object.fromEntries(others)}
          />
        )}
      </PasskeyForm>
    </PlainPage>
  );
}

/** The link, shown this once. */
export function InvitedPage({ name, link, validMinutes }: DeskPage & { readonly kind: 'invited' }) {
  return (
    <PlainPage title={`Give this link to ${name}`} next={{ href: '/desk/people', words: 'People' }}>
      <TextField className="wide" label="Link" readOnly value={link} />
      <p>
        It works once, for {validMinutes} minutes, and sets up a passkey on the device where it is opened.
        Give it to {name} alone: anyone who opens it first is let in.
      </p>
    </PlainPage>
  );
}
