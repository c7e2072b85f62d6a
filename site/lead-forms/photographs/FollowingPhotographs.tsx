import { useEffect, useState } from 'react';
import { photographRefusals, photographWords as words } from '#content/pages/photograph-words.ts';
import { Button } from '#design/parts/Button.tsx';
import { FieldError } from '#design/parts/FieldError.tsx';
import { hasPhotographFlag } from '../outbox/pending-flag.ts';
import type * as Following from './following-photographs.ts';
import type { FollowingPhotograph } from './following-photographs.ts';
import styles from './photographs.module.css';

interface FollowingPhotographsProps {
  readonly requestKey: string;
  /** False: the words still wait on this device, and the photos behind them. */
  readonly isReceived: boolean;
}

/** How far the photos of a request have come, after its words; nothing when there are none. */
export function FollowingPhotographs({ requestKey, isReceived }: FollowingPhotographsProps) {
  const [sending, setSending] = useState<typeof Following | null>(null);
  const [all, setAll] = useState<readonly FollowingPhotograph[]>([]);

  useEffect(() => {
    const ends = new AbortController();
    let stop = () => {};
    const look = async () => {
      const module = await import('./following-photographs.ts');
      if (ends.signal.aborted) return;
      ends.abort();
      setSending(module);
      setAll(module.listFollowing());
      stop = module.onFollowing(() => setAll(module.listFollowing()));
      // After a reload they are on the device and in no list yet.
      void module.resumeKept();
    };
    const start = () => void look().catch(() => {});
    if (hasPhotographFlag()) start();
    addEventListener('photographs-following', start, { signal: ends.signal });
    return () => {
      ends.abort();
      stop();
    };
  }, []);

  const own = all.filter(({ key }) => key === requestKey);
  if (sending === null || own.length === 0) return null;
  const isOver = own.every(({ state }) => state === 'stored');
  const isOpen = own.some(({ state }) => ['waiting', 'sending', 'interrupted'].includes(state));
  return (
    <section className={styles.following} aria-label={words.heading}>
      <h3 className={styles.heading}>{words.heading}</h3>
      <p role="status">{isOver ? words.allArrived : isReceived ? words.follow : words.followLater}</p>
      {isOpen && (
        <p className="fine">{own.every(({ isKept }) => isKept) ? words.keptHere : words.notKeptHere}</p>
      )}
      <ul className={styles.list}>
        {own.map((photograph) => (
          <FollowingRow key={photograph.place} photograph={photograph} sending={sending} />
        ))}
      </ul>
    </section>
  );
}

function FollowingRow({
  photograph,
  sending,
}: {
  readonly photograph: FollowingPhotograph;
  readonly sending: typeof Following;
}) {
  const { place, preview, state, percent, reason } = photograph;
  const name = <span className="visually-hidden">({words.picture(place)})</span>;
  return (
    <li className={styles.photograph}>
      <img className={styles.preview} src={preview} alt={words.picture(place)} />
      <div className={styles.beside}>
        {state === 'sending' && (
          <progress className={styles.progress} max={100} value={percent} aria-label={words.picture(place)} />
        )}
        {state === 'refused' ? (
          <FieldError id={`photograph-${place}-error`} error={reason && photographRefusals[reason]} />
        ) : (
          <p>{state === 'sending' ? words.percent(percent) : words[state]}</p>
        )}
        <div className={styles.buttons}>
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
              {state === 'canceled' ? words.retry : words.cancel} {name}
            </Button>
          )}
          {state === 'interrupted' && (
            <Button tone="line" onClick={() => sending.retryPhotograph(photograph)}>
              {words.retry} {name}
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}
