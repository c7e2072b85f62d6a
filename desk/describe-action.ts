import { officeDeviceDays } from '#leads/progress/sign-in.ts';
import { type Stage, stageWords } from '#leads/progress/stage.ts';
import type { AuditEntry } from '#server/database/audit-entries.ts';

const actionWords: Readonly<Record<AuditEntry['action'], string>> = {
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
  'site-changed': 'Changed the site',
  'site-change-undone': 'Undid a change to the site',
  announced: 'Announced',
  'office-changes-taken-over': 'Took over what was set in an earlier release, from',
};

/** "Set the stage: Called" */
export function describeAction({ action, detail }: Pick<AuditEntry, 'action' | 'detail'>): string {
  // Releases before 0.3 kept the whole site page before and after in there, as JSON.
  if (action === 'site-changed' || action === 'site-change-undone') return actionWords[action];
  const words = detail !== null && Object.hasOwn(stageWords, detail) ? stageWords[detail as Stage] : detail;
  return words === null ? actionWords[action] : `${actionWords[action]}: ${words}`;
}
