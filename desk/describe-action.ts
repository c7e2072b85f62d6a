import { auditWords } from '#leads/progress/audit-words.ts';
import { type Stage, stageWords } from '#leads/progress/stage.ts';
import type { AuditEntry } from '#server/database/audit-entries.ts';

/** "Set the stage: Called" */
export function describeAction({ action, detail }: Pick<AuditEntry, 'action' | 'detail'>): string {
  // Releases before 0.3 kept the whole site page before and after in there, as JSON.
  if (action === 'site-changed' || action === 'site-change-undone') return auditWords[action];
  const words = detail !== null && Object.hasOwn(stageWords, detail) ? stageWords[detail as Stage] : detail;
  return words === null ? auditWords[action] : `${auditWords[action]}: ${words}`;
}
