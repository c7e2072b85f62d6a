import { photographRefusals, photographWords as words } from '#content/pages/photograph-words.ts';
import { FieldError } from '#design/parts/FieldError.tsx';
import { Icon } from '#design/parts/Icon.tsx';
import { LiveRegion } from '#design/parts/LiveRegion.tsx';
import styles from './photographs.module.css';
import type { Photographs } from './usePhotographs.ts';

// Fetched together with what is shown first: the rest is needed when the connection may be gone.
import './UploadList.tsx';

export { createChosenPhotographs } from './chosen-photographs.ts';

interface ChosenPhotographsProps {
  readonly idPrefix: string;
  readonly photographs: Photographs;
  /** A button that had the focus is gone. */
  readonly onRemove: () => void;
}

/** Photos chosen for a request, each with the button that takes it out, or with why it cannot be used. */
export function ChosenPhotographs({ idPrefix, photographs, onRemove }: ChosenPhotographsProps) {
  const { chosen, isSubmitting, remove } = photographs;
  const usable = chosen.filter(({ reason }) => !reason);

  const isReady = chosen.length > 0 && chosen.every(({ state }) => state !== 'preparing');
  const told =
    isReady &&
    [
      usable.length > 0 && words.ready(usable.length),
      ...chosen.map(({ reason }) => reason && photographRefusals[reason]),
    ]
      .filter(Boolean)
      .join(' ');

  return (
    <>
      <LiveRegion>{told}</LiveRegion>
      <ul className={`fitting ${styles.pictures}`}>
        {chosen.map((photograph) => {
          const { state, reason, preview } = photograph;
          const name = reason ? photograph.file.name : words.picture(usable.indexOf(photograph) + 1);
          return (
            <li key={photograph.id} className={reason ? styles.refused : styles.chosen}>
              {!reason &&
                (preview ? (
                  <img className={styles.picture} src={preview} alt={name} />
                ) : (
                  <span className={styles.picture} />
                ))}
              <p className="breakable">{state === 'preparing' ? words.preparing : name}</p>
              <div className={styles.keys}>
                <button
                  type="button"
                  className="icon-button"
                  title={words.remove}
                  disabled={isSubmitting}
                  onClick={() => {
                    remove(photograph.id);
                    onRemove();
                  }}
                >
                  <Icon name="close" />
                  <span className="visually-hidden">
                    {words.remove} ({name})
                  </span>
                </button>
              </div>
              <FieldError
                id={`${idPrefix}-photograph-${photograph.id}-error`}
                error={reason && photographRefusals[reason]}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}
