import type { ComponentProps } from 'react';
import { leadFormWords } from '#content/pages/lead-form-words.ts';
import { photographFieldWords as words } from '#content/pages/photograph-field-words.ts';
import { FieldFrame } from '#design/parts/FieldFrame.tsx';
import { joinClasses } from '#design/parts/join-classes.ts';
import { directDelivery } from '../delivery-setting.ts';
import styles from './PhotographInput.module.css';

interface PhotographInputProps extends ComponentProps<'input'> {
  readonly id: string;
  /** False in the built HTML and until the script runs: the browser then posts the files as they are. */
  readonly isAlive: boolean;
  /** How many are chosen. */
  readonly count?: number;
  readonly error?: string | undefined;
}

/** Photos from the camera or from the device. Without a lead server nobody could take them, so there is no field. */
export function PhotographInput({ isAlive, count = 0, ...input }: PhotographInputProps) {
  if (directDelivery !== null) return null;
  const help = isAlive ? words.help(count) : words.helpWithoutScript;
  return (
    <FieldFrame field={{ ...input, label: words.label, mark: leadFormWords.optional, help }}>
      {(control) => (
        <input
          {...control}
          className={joinClasses(styles.input, isAlive && styles.alive)}
          type="file"
          name="photographs"
          accept="image/*"
          multiple
        />
      )}
    </FieldFrame>
  );
}
