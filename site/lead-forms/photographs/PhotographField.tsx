import { useEffect, useEffectEvent, useRef } from 'react';
import { photographFieldWords as words } from '#content/pages/photograph-field-words.ts';
import { PhotographInput } from './PhotographInput.tsx';
import type { Photographs } from './usePhotographs.ts';

interface PhotographFieldProps {
  readonly idPrefix: string;
  readonly photographs: Photographs;
  readonly isAlive?: boolean;
}

/** The field for photos, and below it those that were chosen. */
export function PhotographField({ idPrefix, photographs, isAlive = true }: PhotographFieldProps) {
  const { List, count, isHandedOver, isNotLoaded } = photographs;
  const input = useRef<HTMLInputElement>(null);

  const take = (control: HTMLInputElement | null) => {
    if (!control?.files?.length) return;
    photographs.add([...control.files]);
    // The same photo may be chosen again after it was removed.
    control.value = '';
  };
  const takeEarlier = useEffectEvent(() => take(input.current));
  // Chosen before the script was there.
  useEffect(() => takeEarlier(), []);

  return (
    <div>
      <PhotographInput
        ref={input}
        id={`${idPrefix}-photographs`}
        isAlive={isAlive}
        count={count}
        disabled={isHandedOver}
        error={isNotLoaded ? words.notLoaded : undefined}
        onChange={(event) => take(event.currentTarget)}
      />
      {List && <List idPrefix={idPrefix} photographs={photographs} onRemove={() => input.current?.focus()} />}
    </div>
  );
}
