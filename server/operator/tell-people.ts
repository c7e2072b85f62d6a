import { findPeople } from '../database/people.ts';
import { toIso } from '../office/lead-record.ts';
import { CannotBeDone } from '../office/office.ts';
import { invitePerson, removePerson } from '../office/people.ts';
import type { Answer, CommandContext } from './command-context.ts';
import type { Command } from './command-line.ts';
import { formatMoment, formatTable } from './text-table.ts';

export async function invite(context: CommandContext, { name }: Command): Promise<Answer> {
  const { siteUrl, isDeskOn } = context;
  if (!isDeskOn) throw new CannotBeDone('The desk is off. Set DESK=on and start the server again.');
  const { token, validMinutes } = await invitePerson(context, name);
  const link = `${siteUrl}/desk/invitation/${token}`;
  return {
    json: { name, link, validMinutes },
    text: `${link}\n\nGive this link to ${name} alone. It works once, for ${validMinutes} minutes, and sets up a passkey on the device where it is opened.`,
  };
}

export async function listPeople(context: CommandContext): Promise<Answer> {
  const people = (await findPeople(context.database.queries)).map(
    ({ name, passkeys, invitedAt, lastSignedInAt }) => ({
      name,
      passkeys,
      invitedAt: toIso(invitedAt),
      lastSignedInAt: toIso(lastSignedInAt),
    }),
  );
  const rows = people.map(({ name, passkeys, lastSignedInAt }) => [
    name,
    String(passkeys),
    lastSignedInAt === null ? 'never' : formatMoment(lastSignedInAt),
  ]);
  const text =
    rows.length === 0
      ? 'Nobody may sign in at the desk yet. "invite" lets somebody in.'
      : formatTable(['NAME', 'PASSKEYS', 'LAST SIGNED IN'], rows);
  return { json: people, text };
}

export async function remove(context: CommandContext, { name }: Command): Promise<Answer> {
  await removePerson(context, name);
  return {
    json: { name, removed: true },
    text: `${name} can no longer sign in, and is signed out everywhere.`,
  };
}
