import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { writeDurably } from '../platform/durable-file.ts';
import type { Carrier, OutgoingLead } from './carrier.ts';
import { writeMailText } from './mail-text.ts';

export interface DiskConfiguration {
  readonly folder: string;
}

/**
 * Writes the lead into a folder, for development and for people who fetch leads themselves. Nobody is told by
 * that, so it is never called delivered. A repeat replaces the file of the same reference.
 */
export function createDiskCarrier({ folder }: DiskConfiguration): Carrier {
  return {
    name: 'disk',
    async deliver(lead, signal) {
      const fileName = fileNameFor(lead.reference);
      const unfinished = join(folder, `.${fileName}.${process.pid}.unfinished`);
      try {
        signal.throwIfAborted();
        // Names and addresses: for the server's own account only.
        await mkdir(folder, { recursive: true, mode: 0o700 });
        const text = `${JSON.stringify(describeLead(lead), null, 2)}\n`;
        await writeDurably(join(folder, fileName), text, unfinished);
        return { kind: 'written-to-disk', fileName };
      } catch (error) {
        return { kind: 'postponed', reason: describeDiskTrouble(error) };
      }
    },
  };
}

/** The words of the mail as lines, so that one file serves a person and a program. */
function describeLead(lead: OutgoingLead) {
  return {
    reference: lead.reference,
    receivedAt: lead.receivedAt,
    form: lead.notice.form,
    subject: lead.notice.subject,
    mail: writeMailText(lead).trimEnd().split('\n'),
    fields: lead.fields,
    id: lead.idempotencyKey,
  };
}

/** A reference is letters, digits and dashes; anything else must not choose the folder. */
export function fileNameFor(reference: string): string {
  return `${reference.replace(/[^\w-]/g, '-')}.json`;
}

/** Whose file this is, finished or not: `SWO-7K4M-Q2X8.json`, `.SWO-7K4M-Q2X8.json.4711.unfinished`. */
export function referenceOfFile(name: string): string {
  return name.replace(/^\./, '').replace(/\..*$/, '');
}

const troubles: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EROFS: 'the disk is read-only',
  EACCES: 'it may not be written to',
  EPERM: 'it may not be written to',
  ENOTDIR: 'a file is in its place',
  EEXIST: 'a file is in its place',
};

function describeDiskTrouble(error: unknown): string {
  const code = String((error as NodeJS.ErrnoException | undefined)?.code ?? 'the try was ended');
  return `The lead could not be written to its folder: ${troubles[code] ?? code}.`;
}
