import { homeSlides, lookedAt, slideControlWords as words } from '#content/pages/home.ts';
import { Icon } from '#design/parts/Icon.tsx';
import { PhoneLink } from '../../lead-forms/CallLinks.tsx';
import styles from './RoofNeeds.module.css';

/** What the roof is doing: each need brings its answer onto the house. The first three are the dots of the slides. */
export function RoofNeeds() {
  return (
    <div className={`container ${styles.strip}`} data-print="hide">
      <ol className={`wrap columns ${styles.needs}`} data-columns="4" data-gap="0">
        {[...homeSlides, lookedAt].map(({ need, name, text }, position) => (
          <li key={need} className={styles.need} data-surface={need === 'leaking' ? 'strong' : undefined}>
            <button
              type="button"
              className={styles.press}
              aria-current={position === 0 ? 'true' : undefined}
              data-slide-dot=""
            >
              <b className="own-line pointed">{name}</b>{' '}
              {need !== 'leaking' && <small className="own-line soft">{text}</small>}
            </button>
            {need === 'leaking' && (
              <small className={`own-line soft ${styles.call}`}>
                <PhoneLink />
                {text}
              </small>
            )}
          </li>
        ))}
      </ol>
      <button
        type="button"
        className={`icon-button ${styles.pause}`}
        aria-label={words.pause}
        data-slide-pause=""
        data-label-pause={words.pause}
        data-label-play={words.play}
      >
        <Icon name="pause" />
        <Icon name="play" />
      </button>
    </div>
  );
}
