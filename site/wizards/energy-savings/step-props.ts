import type { EnergyEntries } from './entries.ts';
import type { JudgedFields } from './useJudgedFields.ts';

/** What every question of the wizard is given. */
export interface StepProps {
  readonly entries: EnergyEntries;
  readonly fields: JudgedFields;
  readonly change: (changes: Partial<EnergyEntries>) => void;
}
