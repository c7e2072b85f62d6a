// What a page of the desk shows, without how it looks: server/desk decides it, desk/ draws it.

import type { HoursRow } from '#content/business/opening-hours.ts';
import type { FormName } from '#leads/forms/form-names.ts';
import type { Field } from '#leads/forms/form-table.ts';
import type { StoredLead } from '#leads/forms/stored-lead.ts';
import type { Stage } from '#leads/progress/stage.ts';
import type { Agenda } from '../database/agenda.ts';
import type { AuditEntry } from '../database/audit-entries.ts';
import type { LeadFigures } from '../database/lead-figures.ts';
import type { Device, findPeople } from '../database/people.ts';
import type { Forgotten } from '../office/forget-lead.ts';
import type { LeadRecord } from '../office/lead-record.ts';
import type { LeadDetails } from '../office/show-lead.ts';

/** By the name of a field: what was typed into it, or what is wrong with it. */
export type Texts = Readonly<Record<string, string>>;

/** A form that was sent and not saved: where to, and what its fields hold. */
export interface Unsaved {
  readonly action: string;
  readonly fields: Texts;
}

/** A form of the page of announcements. */
export interface TypedAnnouncement {
  readonly action: 'set-notice' | 'set-day';
  readonly fields: Texts;
  readonly errors: Texts;
}

/** Name by id of those who may sign in. */
export type PeopleNames = ReadonlyMap<string, string>;

/** What the filters hold, as in the address of the list. */
export interface ListFilters {
  readonly q: string;
  readonly form: FormName | '';
  readonly town: string;
  readonly service: string;
  readonly source: string;
  readonly stage: Stage | '';
  readonly urgency: 'urgent' | 'emergency' | '';
  /** Id of who takes care of them. */
  readonly person: string | 'nobody' | '';
  readonly from: string;
  readonly to: string;
  readonly held: boolean;
  /** What the desk opens with is what waits for a call; a search is in all of them. */
  readonly view: Agenda | 'all';
}

/** What the page of people does once the passkey was shown again. */
export type PeopleAction = 'invite' | 'end-device' | 'end-person' | 'office-device';

export type DeskPage =
  | {
      readonly kind: 'sign-in';
      /** PublicKeyCredentialRequestOptionsJSON, as text. */
      readonly options: string;
      readonly next: string;
      /** What could not be saved because the session was over. */
      readonly unsaved: Unsaved | null;
      readonly message: string | null;
    }
  | {
      readonly kind: 'invitation';
      readonly name: string;
      /** PublicKeyCredentialCreationOptionsJSON, as text. */
      readonly options: string;
      readonly message: string | null;
    }
  | {
      readonly kind: 'list';
      readonly filters: ListFilters;
      readonly people: PeopleNames;
      readonly leads: readonly (LeadRecord & { readonly name: string })[];
      /** In the list of all; how many wait for a call is in the frame. */
      readonly matching: number;
      readonly dueToday: number;
      /** Milliseconds since 1970. */
      readonly now: number;
      /** How many in quarantine match as well, and the list of them; none on that list itself. */
      readonly held: { readonly matching: number; readonly href: string };
      readonly firstHref: string;
      readonly nextHref: string | null;
      readonly isFirstPage: boolean;
      /** Nothing matches as it was typed; these do but for a letter. */
      readonly isMisspelled: boolean;
    }
  | {
      readonly kind: 'request';
      readonly details: LeadDetails;
      /** Null once forgotten, or when it cannot be read. */
      readonly lead: StoredLead | null;
      /** Below the request, and not saved: `note`, `visit` ("2026-11-24T14:30"), `nextDay`, `dollars`, `reason`. */
      readonly typed: Texts;
      /** Milliseconds since 1970. */
      readonly now: number;
      /** Days for the next call, by one press. */
      readonly nextDays: readonly string[];
      /** Whether the visit can be confirmed by email, and has not been. */
      readonly isConfirmable: boolean;
      readonly people: PeopleNames;
      readonly message: { readonly tone: 'danger' | 'success' | 'note'; readonly text: string } | null;
    }
  | {
      readonly kind: 'request-form';
      /** Whose contact details are corrected; null: a new request. */
      readonly reference: string | null;
      readonly hidden: Texts;
      readonly asked: readonly (readonly [name: string, field: Field])[];
      readonly values: Texts;
      readonly errors: Texts;
      readonly message: string | null;
    }
  | { readonly kind: 'forget'; readonly details: LeadDetails }
  | ({
      readonly kind: 'forgotten';
      readonly references: readonly string[];
      readonly isPostgres: boolean;
    } & Forgotten)
  | {
      readonly kind: 'notifications';
      /** Of the key that signs them, base64url. */
      readonly publicKey: string;
      /** Those of the person signed in. */
      readonly devices: readonly { readonly id: string; readonly name: string; readonly addedAt: number }[];
    }
  | {
      readonly kind: 'people';
      readonly people: Awaited<ReturnType<typeof findPeople>>;
      readonly devices: readonly Device[];
      /** Of this browser. */
      readonly session: { readonly passkeyId: string | null; readonly expiresAt: number } | null;
      readonly isDone: boolean;
    }
  | {
      readonly kind: 'ask-passkey';
      readonly action: PeopleAction;
      readonly id: string;
      readonly name: string;
      /** Whose device it is, or who is ended or invited. */
      readonly person: string;
      readonly device: Device | undefined;
      /** Who could take over the requests, with their ids. */
      readonly others: readonly (readonly [id: string, name: string])[];
      /** PublicKeyCredentialRequestOptionsJSON, as text. */
      readonly options: string;
      readonly message: string | null;
    }
  | {
      readonly kind: 'invited';
      readonly name: string;
      readonly link: string;
      readonly validMinutes: number;
    }
  | { readonly kind: 'calendar'; readonly href: string }
  | {
      readonly kind: 'replace-calendar';
      /** When this person got the address they have. */
      readonly linkedAt: number;
    }
  | {
      readonly kind: 'announcements';
      /** When the notice was set that is there; sent back with every change of it. Null: none. */
      readonly seen: number | null;
      /** Null once it is over. `span`: "from … until …". */
      readonly notice: { readonly text: string; readonly span: string } | null;
      readonly noticeForm: TypedAnnouncement;
      readonly days: readonly (HoursRow & { readonly on: string; readonly isFromDesk: boolean })[];
      readonly dayForm: TypedAnnouncement;
      /** ISO date of the last price review; null: never. */
      readonly review: { readonly on: string | null; readonly isPressedToday: boolean };
      readonly message: { readonly tone: 'danger' | 'success' | 'note'; readonly text: string } | null;
    }
  | {
      readonly kind: 'record';
      readonly entries: readonly AuditEntry[];
      readonly nextHref: string | null;
    }
  | {
      readonly kind: 'numbers';
      readonly figures: LeadFigures;
      /** Of these, those that say which kind of requests is counted. */
      readonly filters: ListFilters;
      readonly people: PeopleNames;
    }
  | {
      readonly kind: 'message';
      readonly title: string;
      readonly text: string;
      /** What was typed, to be sent again. */
      readonly again: Unsaved | null;
    };

export interface DeskFrame {
  readonly person: string | null;
  /** How many wait for a call; null for nobody signed in, and while the database is away. */
  readonly waiting: number | null;
  /** What had changed last when it was drawn; the page is told of what is newer. */
  readonly newestChange: string;
  readonly isDemonstration: boolean;
  readonly stylesheetHref: string;
  readonly scriptHref: string;
}

export type RenderDeskPage = (page: DeskPage, frame: DeskFrame) => string;
