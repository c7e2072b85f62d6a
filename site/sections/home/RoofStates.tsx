import { phoneHref } from '#content/business/contact-links.ts';
import { features } from '#content/business/features.ts';
import { type RoofState, roofStates, roofStatesHeading } from '#content/pages/home.ts';
import { inspectionChoice } from '#content/services/service-choices.ts';
import { Icon } from '#design/parts/Icon.tsx';
import { RoofStateHouse } from '../../drawings/hero/RoofStateHouse.tsx';
import { askPath } from '../../lead-forms/ask-path.ts';
import { pagePaths } from '../../search-listing/routes.ts';
import styles from './RoofStates.module.css';

/** Where each state leads, with what it says of the case. */
const ways: Readonly<Record<RoofState, string>> = {
  leaking: phoneHref,
  stormed: askPath(inspectionChoice, {
    urgency: 'urgent',
    ...(features.claimHelp && { needsInsuranceClaim: 'unsure' }),
  }),
  aging: pagePaths['roof-cost'],
  unknown: askPath(inspectionChoice),
};

/** What the roof is doing, in four rows: the first question of the site. */
export function RoofStates() {
  return (
    <nav className={styles.band} aria-label={roofStatesHeading} data-page-actions="" data-print="hide">
      <ul className={`wrap columns ${styles.rows}`} data-columns="4" data-gap="0">
        {(Object.keys(ways) as RoofState[]).map((state) => (
          <li key={state}>
            <a
              className={styles.row}
              href={ways[state]}
              data-surface={state === 'leaking' ? 'strong' : undefined}
            >
              <RoofStateHouse state={state} className={styles.house} />
              <span className={styles.words}>
                <b>{roofStates[state].title}</b> <small>{roofStates[state].text}</small>
              </span>
              <Icon name={state === 'leaking' ? 'phone' : 'arrow'} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
