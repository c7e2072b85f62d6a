import { energyFieldWords as words } from '#content/pages/energy-savings-wizard-words.ts';
import styles from './SliderStep.module.css';

const bigSteps = 10;

/** The keys of the slider, for those who have any. */
export function KeysHint({ formatSteps }: { readonly formatSteps: (steps: number) => string }) {
  return (
    <p className={styles.keys}>
      {words.keysLead} <kbd>←</kbd> <kbd>→</kbd> {formatSteps(1)}, <kbd>Page Up</kbd> <kbd>Page Down</kbd>{' '}
      {formatSteps(bigSteps)}, <kbd>Home</kbd> <kbd>End</kbd> {words.keysLimits}.
    </p>
  );
}
