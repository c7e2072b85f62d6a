import type { FormName } from '../forms/form-names.ts';

/**
 * How one lead reads as a message to the contractor, before any carrier has given it its own shape.
 * Source: specification §7. Mailbox and carbon copies are not here: they belong to the server's configuration.
 */
export interface Notice {
  readonly form: FormName;
  /** Plain text on one line; ends with the reference when there is one. */
  readonly subject: string;
  /** Field name and text, in the order of specification §7. */
  readonly fields: readonly (readonly [name: string, text: string])[];
  /** The visitor's address. Absent where the specification names no reply-to. */
  readonly replyTo?: string;
  readonly fromName?: string;
  /** The form service's own reply to the visitor, where the specification asks for it. */
  readonly autoResponse?: string;
  /** Site-relative page for the form service's own redirect (contact form only). */
  readonly nextPage?: `/${string}`;
}
