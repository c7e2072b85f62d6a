// Everything an operator looks for first, on one screen.

import { readFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { countOf } from '#content/wording/counts.ts';
import { formatCount } from '#content/wording/money.ts';
import { countWaiting } from '../database/agenda.ts';
import { findNewestAction } from '../database/audit-entries.ts';
import { countLeads } from '../database/leads.ts';
import { countByCarrier } from '../database/outbox-entries.ts';
import { toIso } from '../office/lead-record.ts';
import type { CommandContext, CommandResult } from './commands.ts';
import { formatMoment, toOneLine } from './text-table.ts';

const packageFile = new URL('../../package.json', import.meta.url);

/** Nothing needs a look as long as no delivery fails or was given up. */
export async function printStatus({ database, clock, settings }: CommandContext): Promise<CommandResult> {
  const { database: address, outgoingFolder, carriers, desk } = settings;
  const { queries } = database;
  const { received, quarantined, newest } = await countLeads(queries);
  const due = await countByCarrier(queries, 'due');
  const givenUp = await countByCarrier(queries, 'gave-up');
  const unsettled = new Set([...due, ...givenUp].map(({ carrier }) => carrier));
  const deliveries = [...unsettled].sort().map((carrier) => {
    const { entries: waiting = 0, failing = 0 } = due.find((each) => each.carrier === carrier) ?? {};
    const gaveUp = givenUp.find((each) => each.carrier === carrier)?.entries ?? 0;
    return { carrier, waiting, failing, gaveUp };
  });
  const backup = await findNewestAction(queries, 'backed-up');
  const folder = address.kind === 'sqlite' ? dirname(address.path) : outgoingFolder;
  // The folder of copies may not be there before the first one.
  const disk = await statfs(folder).catch(() => null);
  const status = {
    version: (JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string }).version,
    database: database.location,
    received,
    quarantined,
    newestAt: toIso(newest),
    toCall: await countWaiting(queries, clock.now()),
    deliveries,
    carriers: carriers.map(({ name }) => name),
    desk,
    backup: backup ? { at: toIso(backup.at), file: backup.detail } : null,
    diskFreeBytes: disk && disk.bavail * disk.bsize,
  };
  const isWell = deliveries.every(({ failing, gaveUp }) => failing + gaveUp === 0);
  const at = (moment: string | null) => (moment === null ? 'never' : formatMoment(moment));
  const lines: [string, string][] = [
    ['Version', status.version],
    ['Database', status.database],
    ['Requests', `${formatCount(received)}, the last ${at(status.newestAt)}`],
    ['To call', formatCount(status.toCall)],
    ['Likely spam', `${formatCount(quarantined)} held back`],
    ['Carriers', status.carriers.join(', ')],
    ...deliveries.map(({ carrier, waiting, failing, gaveUp }): [string, string] => [
      `  ${carrier}`,
      `${formatCount(waiting)} waiting, ${formatCount(failing)} of them failing, ${formatCount(gaveUp)} given up`,
    ]),
    ...(deliveries.length === 0 ? [['  Deliveries', 'nothing waits'] as [string, string]] : []),
    ['Desk', desk ? 'on' : 'off'],
    ['Last backup', backup ? `${at(toIso(backup.at))}, ${backup.detail ?? ''}` : 'none on record'],
    [
      'Disk',
      status.diskFreeBytes === null
        ? 'not known'
        : `${countOf(Math.floor(status.diskFreeBytes / 2 ** 20), 'MB', 'MB')} free in ${folder}`,
    ],
  ];
  const width = Math.max(...lines.map(([name]) => name.length)) + 2;
  const text = lines.map(([name, told]) => name.padEnd(width) + toOneLine(told)).join('\n');
  return { json: status, text, isWell };
}
