import { photographRefusals, photographWords as words } from '#content/pages/photograph-words.ts';
import { FieldError } from '#design/parts/FieldError.tsx';
import { Icon, type IconName } from '#design/parts/Icon.tsx';
import { LiveRegion } from '#design/parts/LiveRegion.tsx';
import styles from './photographs.module.css';
import type { Photographs } from './usePhotographs.ts';

// Fetched together with what is shown first: the rest is needed when the connection may be gone.
import './FollowingList.tsx';

export { createChosenPhotographs } from './chosen-photographs.ts';

interface ChosenPhotographsProps {
  readonly idPrefix: string;
  readonly photographs: Photographs;
  /** A button that had the focus is gone. */
  readonly onRemove: () => void;
}

/** Photos chosen for a request, each with its buttons on it, or with why it cannot be used. */
export function ChosenPhotographs({ idPrefix, photographs, onRemove }: ChosenPhotographsProps) {
  const { chosen, isHandedOver, remove, turn } = photographs;
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
      <ul className={`${styles.list} ${styles.pictures}`}>
        {chosen.map((photograph) => {
          const { state, reason, preview } = photograph;
          const name = reason ? photograph.file.name : words.picture(usable.indexOf(photograph) + 1);
          return (
            <li key={photograph.id} className={styles.chosen}>
              {preview && !reason ? (
                <img className={styles.picture} src={preview} alt={name} />
              ) : (
                <span className={styles.picture} />
              )}
              <p className={styles.name}>{state === 'preparing' ? words.preparing : name}</p>
              <div className={styles.keys}>
                {!reason && (
                  <Key
                    icon="turn"
                    label={words.turn}
                    of={name}
                    disabled={isHandedOver}
                    onPress={() => turn(photograph.id)}
                  />
                )}
                <Key
                  icon="close"
                  label={words.remove}
                  of={name}
                  disabled={isHandedOver}
                  onPress={() => {
                    remove(photograph.id);
                    onRemove();
                  }}
                />
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

interface KeyProps {
  readonly icon: IconName;
  readonly label: string;
  /** The photo it is for. */
  readonly of: string;
  readonly disabled: boolean;
  readonly onPress: () => void;
}

/** A sign on the picture, as large as a finger. */
function Key({ icon, label, of, disabled, onPress }: KeyProps) {
  return (
    <button type="button" className="icon-button" title={label} disabled={disabled} onClick={onPress}>
      <Icon name={icon} />
      <span className="visually-hidden">
        {label} ({of})
      </span>
    </button>
  );
}
