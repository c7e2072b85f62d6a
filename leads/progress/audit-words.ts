import { officeDeviceDays } from './sign-in.ts';
import { type Stage, stageWords } from './stage.ts';

/** What is put on record at the desk and on the command line. */
export const auditWords = {
  invited: 'Invited',
  'passkey-added': 'Set up a passkey',
  'signed-in': 'Signed in',
  'signed-out': 'Signed out',
  removed: 'Ended the person',
  'device-ended': 'Ended a device',
  'office-device': `Stays signed in for ${officeDeviceDays} days on an office device`,
  noted: 'Wrote a note',
  entered: 'Entered it by hand',
  corrected: 'Corrected the contact details',
  'stage-set': 'Set the stage',
  'next-set': 'Set the next call',
  'outcome-set': 'Said what came of it',
  assigned: 'Assigned it to',
  'visit-confirmed': 'Confirmed the visit by email',
  released: 'Released from likely spam',
  resent: 'Sent again',
  exported: 'Exported every request',
  'request-exported': 'Exported the request',
  'calendar-linked': 'Got a calendar address',
  'notifications-on': 'Turned notifications on',
  'notifications-off': 'Turned notifications off',
  forgotten: 'Forgot the person',
  'backed-up': 'Backed up',
  announced: 'Announced',
  'office-changes-taken-over': 'Took over what was set in an earlier release, from',
  // Releases before 0.3.
  'site-changed': 'Changed the site',
  'site-change-undone': 'Undid a change to the site',
} as const;
export type AuditAction = keyof typeof auditWords;

/** "Set the stage: Called" */
export function describeAction({
  action,
  detail,
}: {
  readonly action: AuditAction;
  readonly detail: string | null;
}): string {
  // Releases before 0.3 kept the whole site page before and after in there, as JSON.
  if (action === 'site-changed' || action === 'site-change-undone') return auditWords[action];
  const words = detail !== null && Object.hasOwn(stageWords, detail) ? stageWords[detail as Stage] : detail;
  return words === null ? auditWords[action] : `${auditWords[action]}: ${words}`;
}
