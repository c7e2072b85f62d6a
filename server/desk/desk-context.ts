import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Receipt, Submission } from '../intake/submission.ts';
import type { OutgoingMail } from '../office/confirm-visit.ts';
import type { Office } from '../office/office.ts';
import type { DeskFiles } from './desk-files.ts';
import type { DeskPage } from './desk-page.ts';
import type { Person } from './passkeys.ts';

export interface DeskOptions {
  readonly office: Omit<Office, 'personId'>;
  readonly files: DeskFiles;
  /** The site's origin as browsers see it: passkeys are bound to it, and posts from other pages are refused. */
  readonly siteUrl: string;
  readonly rateLimitMax: number;
  /** Takes over what was announced. @throws while the database does not answer. */
  readonly refreshAnnouncements: () => Promise<void>;
  /** Stores a request that the desk writes down, as if a visitor had sent it. */
  readonly enterLead: (submission: Submission) => Promise<Receipt>;
  /** How mail to a homeowner leaves. */
  readonly mail: OutgoingMail;
  readonly wakeRelay: () => void;
  /** Which addresses notifications may be posted to; those of the known push services unless told. */
  readonly isPushEndpoint?: (endpoint: string) => boolean;
  /** Everybody is signed in as the demonstrator, if the database knows one. */
  readonly isDemonstration: boolean;
}

/** `newestChange`: another text whenever something has come in, was done, or has become due. `waiting`: for a call. */
export interface NewestChange {
  readonly newestChange: string;
  readonly waiting: number;
}

export interface DeskContext extends DeskOptions {
  /** `newest`: the newest change before the list was read. The open page asks for later ones. */
  readonly send: (
    request: FastifyRequest,
    reply: FastifyReply,
    page: DeskPage,
    newest?: NewestChange,
  ) => Promise<FastifyReply>;
  readonly officeOf: (request: FastifyRequest) => Office;
}

/** For routes that anybody may ask for. */
export const isLimited = { config: { rateLimit: {} } };

declare module 'fastify' {
  interface FastifyRequest {
    person: Person | null;
  }
}
