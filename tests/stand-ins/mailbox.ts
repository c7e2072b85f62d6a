// A real SMTP server on loopback that keeps what it gets, and is in whatever mood a test asks for.
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { type ReadMail, readMail } from './read-mail.ts';

export const mailboxMoods = [
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
export type MailboxMood = (typeof mailboxMoods)[number];

export interface KeptMail extends ReadMail {
  readonly from: string;
  readonly recipients: readonly string[];
}

export interface MailboxStandIn {
  /** What SMTP_URL has to be. */
  readonly url: string;
  readonly mails: readonly KeptMail[];
  mood: MailboxMood;
  /** Turned down with 550, whatever the mood. */
  unknownRecipients: readonly string[];
  /** When set, nobody gets in without it. */
  password: string | undefined;
  forgetMails(): void;
  close(): Promise<void>;
}

const reply = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode });

export async function startMailboxStandIn(port = 0): Promise<MailboxStandIn> {
  const mails: KeptMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    // A certificate of its own making would be refused, rightly.
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    closeTimeout: 50,
    onConnect(_session, next) {
      next(standIn.mood === 'not-talking' ? reply(554, '5.7.1 No') : null);
    },
    onAuth(login, _session, next) {
      const isKnown = standIn.password === undefined || login.password === standIn.password;
      if (isKnown) next(null, { user: login.username ?? '' });
      else next(reply(535, '5.7.8 Wrong'));
    },
    onMailFrom(_sender, session, next) {
      if (standIn.mood === 'sender-refused') next(reply(553, '5.7.1 Not your address'));
      else if (standIn.mood === 'wants-password' && !session.user) next(reply(530, '5.7.0 Who are you'));
      else next();
    },
    onRcptTo({ address }, _session, next) {
      if (standIn.unknownRecipients.includes(address)) next(reply(550, `5.1.1 <${address}> unknown`));
      else if (standIn.mood === 'busy') next(reply(451, '4.3.2 Busy'));
      else if (standIn.mood === 'unknown-mailbox') next(reply(550, `5.1.1 <${address}> unknown`));
      else if (standIn.mood === 'full-mailbox') next(reply(552, '5.2.2 Mailbox full'));
      else if (standIn.mood === 'too-much-today') next(reply(550, '5.4.5 Daily sending quota exceeded'));
      else next();
    },
    onData(stream, session, next) {
      const pieces: Buffer[] = [];
      stream.on('data', (piece: Buffer) => pieces.push(piece));
      stream.on('end', () => {
        if (standIn.mood === 'hang') return;
        if (standIn.mood === 'cut') {
          for (const connection of server.connections) connection._socket.destroy();
          return;
        }
        if (standIn.mood === 'message-refused') {
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
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  const standIn: MailboxStandIn = {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    mood: 'accept',
    unknownRecipients: [],
    password: undefined,
    forgetMails: () => {
      mails.length = 0;
    },
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
  return standIn;
}
