// A real SMTP server on loopback that keeps what it gets, and behaves as a test asks.
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { type ReadMail, readMail } from './read-mail.ts';

export const mailboxBehaviors = [
  'accept',
  'busy',
  'unknown-mailbox',
  'full-mailbox',
  'too-much-today',
  'sender-refused',
  'message-refused',
  'not-talking',
  'wants-password',
  'cut',
  'hang',
] as const;
export type MailboxBehavior = (typeof mailboxBehaviors)[number];

export interface KeptMail extends ReadMail {
  readonly from: string;
  readonly recipients: readonly string[];
}

export interface FakeMailbox {
  /** What SMTP_URL has to be. */
  readonly url: string;
  readonly mails: readonly KeptMail[];
  behavior: MailboxBehavior;
  /** Turned down with 550, whatever the behavior. */
  unknownRecipients: readonly string[];
  /** When set, nobody gets in without it. */
  password: string | undefined;
  /** Forgets what arrived and behaves as at the start. */
  reset(): void;
  close(): Promise<void>;
}

const reply = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode });

export async function startFakeMailbox(): Promise<FakeMailbox> {
  const mails: KeptMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    // A certificate of its own making would be refused, rightly.
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    closeTimeout: 50,
    onConnect(_session, next) {
      next(fake.behavior === 'not-talking' ? reply(554, '5.7.1 No') : null);
    },
    onAuth(login, _session, next) {
      const isKnown = fake.password === undefined || login.password === fake.password;
      if (isKnown) next(null, { user: login.username ?? '' });
      else next(reply(535, '5.7.8 Wrong'));
    },
    onMailFrom(_sender, session, next) {
      if (fake.behavior === 'sender-refused') next(reply(553, '5.7.1 Not your address'));
      else if (fake.behavior === 'wants-password' && !session.user) next(reply(530, '5.7.0 Who are you'));
      else next();
    },
    onRcptTo({ address }, _session, next) {
      if (fake.unknownRecipients.includes(address)) next(reply(550, `5.1.1 <${address}> unknown`));
      else if (fake.behavior === 'busy') next(reply(451, '4.3.2 Busy'));
      else if (fake.behavior === 'unknown-mailbox') next(reply(550, `5.1.1 <${address}> unknown`));
      else if (fake.behavior === 'full-mailbox') next(reply(552, '5.2.2 Mailbox full'));
      else if (fake.behavior === 'too-much-today') next(reply(550, '5.4.5 Daily sending quota exceeded'));
      else next();
    },
    onData(stream, session, next) {
      const pieces: Buffer[] = [];
      stream.on('data', (piece: Buffer) => pieces.push(piece));
      stream.on('end', () => {
        if (fake.behavior === 'hang') return;
        if (fake.behavior === 'cut') {
          for (const connection of server.connections) connection._socket.destroy();
          return;
        }
        if (fake.behavior === 'message-refused') {
          next(reply(554, '5.7.1 Looks like spam'));
          return;
        }
        mails.push({
          ...readMail(Buffer.concat(pieces).toString('utf8')),
          from: session.envelope.mailFrom ? session.envelope.mailFrom.address : '',
          recipients: session.envelope.rcptTo.map((recipient) => recipient.address),
        });
        next();
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const fake: FakeMailbox = {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    behavior: 'accept',
    unknownRecipients: [],
    password: undefined,
    reset: () => {
      mails.length = 0;
      Object.assign(fake, { behavior: 'accept', unknownRecipients: [], password: undefined });
    },
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
  return fake;
}
