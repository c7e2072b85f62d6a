import { useEffect, useRef } from 'react';
import { photographRefusals, photographWords as words } from '#content/pages/photograph-words.ts';
import { Button } from '#design/parts/Button.tsx';
import { FieldError } from '#design/parts/FieldError.tsx';
import { LiveRegion } from '#design/parts/LiveRegion.tsx';
import { PhotographInput } from './PhotographInput.tsx';
import styles from './photographs.module.css';
import type { Photographs } from './usePhotographs.ts';

interface PhotographFieldProps {
  readonly idPrefix: string;
  readonly photographs: Photographs;
  readonly isAlive?: boolean;
  readonly className?: string | undefined;
}

/** Photos chosen for a request, small, each with its buttons, or with why it cannot be used. */
export function PhotographField({ idPrefix, photographs, isAlive = true, className }: PhotographFieldProps) {
  const { chosen, add, remove, turn } = photographs;
  const id = `${idPrefix}-photographs`;
  const usable = chosen.filter(({ reason }) => !reason);
  const input = useRef<HTMLInputElement>(null);

  const isReady = chosen.length > 0 && chosen.every(({ state }) => state !== 'preparing');
  const told =
    isReady &&
    [
      usable.length > 0 && words.ready(usable.length),
      ...chosen.map(({ reason }) => reason && photographRefusals[reason]),
    ]
      .filter(Boolean)
      .join(' ');

  const take = (control: HTMLInputElement | null) => {
    if (!control?.files?.length) return;
    add([...control.files]);
    // The same photo may be chosen again after it was removed.
    control.value = '';
  };
  // Chosen before the script was there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script runs
  useEffect(() => take(input.current), []);

  return (
    <div className={className}>
      <PhotographInput
        ref={input}
        id={id}
        isAlive={isAlive}
        onChange={(event) => take(event.currentTarget)}
      />
      <LiveRegion>{told}</LiveRegion>
      <ul className={styles.list}>
        {chosen.map((photograph) => {
          const { state, reason, preview } = photograph;
          const name = reason ? photograph.file.name : words.picture(usable.indexOf(photograph) + 1);
          return (
            <li key={photograph.id} className={styles.photograph}>
              {preview && !reason ? (
                <img className={styles.preview} src={preview} alt={name} />
              ) : (
                <span className={styles.preview} />
              )}
              <div className={styles.beside}>
                <p className={styles.name}>{state === 'preparing' ? words.preparing : name}</p>
                <FieldError
                  id={`${id}-${photograph.id}-error`}
                  error={reason && photographRefusals[reason]}
                />
                <div className={styles.buttons}>
                  {!reason && (
                    <Button tone="line" onClick={() => turn(photograph.id)}>
                      {words.turn} <span className="visually-hidden">({name})</span>
                    </Button>
                  )}
                  <Button
                    tone="line"
                    onClick={() => {
                      remove(photograph.id);
                      input.current?.focus();
                    }}
                  >
                    {words.remove} <span className="visually-hidden">({name})</span>
                  </Button>
                </div>
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
