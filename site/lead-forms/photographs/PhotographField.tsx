import { useEffect, useEffectEvent, useRef } from 'react';
import { leadFormWords } from '#content/pages/lead-form-words.ts';
import { photographFieldWords as words } from '#content/pages/photograph-field-words.ts';
import { FieldFrame } from '#design/parts/FieldFrame.tsx';
import { joinClasses } from '#design/parts/join-classes.ts';
import { directDelivery } from '../delivery-setting.ts';
import styles from './PhotographField.module.css';
import type { Photographs } from './usePhotographs.ts';

interface PhotographFieldProps {
  readonly idPrefix: string;
  /** Left out in a form for browsers without script: it posts the files as they are. */
  readonly photographs?: Photographs;
  /** False in the built HTML and until the script runs: until then, too, the files are posted as they are. */
  readonly isHydrated?: boolean;
}

/**
 * The field for photos from the camera or the device, and below it those that were chosen. Without a lead server nobody
 * could take them, so there is no field.
 */
export function PhotographField({ idPrefix, photographs, isHydrated = true }: PhotographFieldProps) {
  const input = useRef<HTMLInputElement>(null);

  const take = (control: HTMLInputElement | null) => {
    if (!photographs || !control?.files?.length) return;
    photographs.add([...control.files]);
    // The same photo may be chosen again after it was removed.
    control.value = '';
  };
  const takeEarlier = useEffectEvent(() => take(input.current));
  // Chosen before the script was there.
  useEffect(() => takeEarlier(), []);

  if (directDelivery !== null) return null;
  const isScripted = photographs !== undefined && isHydrated;
  const field = {
    id: `${idPrefix}-photographs`,
    label: words.label,
    mark: leadFormWords.optional,
    help: isScripted ? words.help(photographs.count) : words.helpWithoutScript,
    error: photographs?.isNotLoaded ? words.notLoaded : undefined,
  };
  return (
    <div>
      <FieldFrame field={field}>
        {(control) => (
          <input
            {...control}
            ref={input}
            className={joinClasses(styles.input, isScripted && styles.alive)}
            type="file"
            name="photographs"
            accept="image/*"
            multiple
            disabled={photographs?.isSubmitting}
            onChange={(event) => take(event.currentTarget)}
          />
        )}
      </FieldFrame>
      {photographs?.List && (
        <photographs.List
          idPrefix={idPrefix}
          photographs={photographs}
          onRemove={() => input.current?.focus()}
        />
      )}
    </div>
  );
}
