import { useEffect, useSyncExternalStore } from 'react';
import { photographRefusals, photographWords as words } from '#content/pages/photograph-words.ts';
import { Button } from '#design/parts/Button.tsx';
import { FieldError } from '#design/parts/FieldError.tsx';
import styles from './photographs.module.css';
import type { PhotographUpload } from './upload-queue.ts';
import * as sending from './upload-queue.ts';

interface UploadListProps {
  readonly requestKey: string;
  /** False: the words still wait on this device, and the photos behind them. */
  readonly isReceived: boolean;
}

/** How far the photos of a request have come, after its words; nothing when it has none. */
export function UploadList({ requestKey, isReceived }: UploadListProps) {
  const all = useSyncExternalStore(sending.onUploads, sending.listUploads, sending.listUploads);
  // After a reload they are on the device and in no list yet.
  useEffect(() => void sending.resumeUploads(), []);

  const own = all.filter(({ key }) => key === requestKey);
  if (own.length === 0) return null;
  const arrived = own.filter(({ state }) => state === 'stored').length;
  const isOpen = own.some(sending.isOpen);
  const ended = arrived === own.length ? words.allArrived : words.arrivedOf(arrived, own.length);
  return (
    <section className="above-5" aria-label={words.heading}>
      <h3 className="large">{words.heading}</h3>
      <p role="status">{isOpen ? (isReceived ? words.follow : words.followLater) : ended}</p>
      {isOpen && (
        <p className="fine">{own.every(({ isKept }) => isKept) ? words.keptHere : words.notKeptHere}</p>
      )}
      <ul className="fitting above-4">
        {own.map((photograph) => (
          <UploadRow key={photograph.place} photograph={photograph} />
        ))}
      </ul>
    </section>
  );
}

function UploadRow({ photograph }: { readonly photograph: PhotographUpload }) {
  const { place, preview, state, percent, reason } = photograph;
  const name = <span className="visually-hidden">({words.picture(place)})</span>;
  return (
    <li className="beside">
      <img className={styles.picture} src={preview} alt={words.picture(place)} />
      <div className="stack" data-gap="2">
        {state === 'sending' && (
          <progress className={styles.progress} max={100} value={percent} aria-label={words.picture(place)} />
        )}
        {state === 'refused' ? (
          <FieldError id={`photograph-${place}-error`} error={reason && photographRefusals[reason]} />
        ) : (
          <p>{state === 'sending' ? words.percent(percent) : words[state]}</p>
        )}
        <div className="row" data-gap="2">
          {/* One button that changes, so that the focus stays on it. */}
          {state !== 'stored' && state !== 'refused' && (
            <Button
              tone="line"
              onClick={() =>
                state === 'canceled'
                  ? sending.retryPhotograph(photograph)
                  : sending.cancelPhotograph(photograph)
              }
            >
              <span>{state === 'canceled' ? words.retry : words.cancel}</span> {name}
            </Button>
          )}
          {(state === 'interrupted' || state === 'put-off') && (
            <Button tone="line" onClick={() => sending.retryPhotograph(photograph)}>
              {words.retry} {name}
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}
