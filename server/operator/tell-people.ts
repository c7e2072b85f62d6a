import { CannotBeDone } from '../office/office.ts';
import { listPeople as findAll, invitePerson, removePerson } from '../office/people.ts';
import type { CommandContext } from './command-context.ts';
import type { Command } from './command-line.ts';
import { formatMoment, formatTable } from './text-table.ts';

export async function invite(
  context: CommandContext,
  { name, asJson }: Command & { verb: 'invite' | 'remove' },
): Promise<void> {
  const { terminal, siteUrl, isDeskOn } = context;
  if (!isDeskOn) throw new CannotBeDone('The desk is off. Set DESK=on and start the server again.');
  const { token, validMinutes } = await invitePerson(context, name);
  const link = `${siteUrl}/desk/invitation/${token}`;
  await terminal.stdout(
    asJson
      ? `${JSON.stringify({ name, link, validMinutes })}\n`
      : `${link}\n\nGive this link to ${name} alone. It works once, for ${validMinutes} minutes, and sets up a passkey on the device where it is opened.\n`,
  );
}

export async function listPeople(
  context: CommandContext,
  { asJson }: Command & { verb: 'people' },
): Promise<void> {
  const people = await findAll(context);
  const moment = (at: number | null) => (at === null ? null : new Date(at).toISOString());
  if (asJson) {
    const rows = people.map(({ name, passkeys, invitedAt, lastSignedInAt }) => ({
      name,
      passkeys,
      invitedAt: moment(invitedAt),
      lastSignedInAt: moment(lastSignedInAt),
    }));
    await context.terminal.stdout(`${JSON.stringify(rows, null, 2)}\n`);
    return;
  }
  const rows = people.map(({ name, passkeys, lastSignedInAt }) => [
    name,
    String(passkeys),
    lastSignedInAt === null ? 'never' : formatMoment(moment(lastSignedInAt) ?? ''),
  ]);
  await context.terminal.stdout(
    rows.length === 0
      ? 'Nobody may sign in at the desk yet. "invite" lets somebody in.\n'
      : `${formatTable(['NAME', 'PASSKEYS', 'LAST SIGNED IN'], rows)}\n`,
  );
}

export async function remove(
  context: CommandContext,
  { name, asJson }: Command & { verb: 'invite' | 'remove' },
): Promise<void> {
  await removePerson(context, name);
  await context.terminal.stdout(
    asJson
      ? `${JSON.stringify({ name, removed: true })}\n`
      : `${name} can no longer sign in, and is signed out everywhere.\n`,
  );
}
