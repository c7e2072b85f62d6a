import { insuranceSection as words } from '#content/pages/home.ts';
import { inspectionChoice } from '#content/services/service-choices.ts';
import { ArrowLink } from '#design/parts/ArrowLink.tsx';
import { ButtonLink } from '#design/parts/Button.tsx';
import { hailTestSquare } from '../../drawings/details/HailTestSquare.tsx';
import { DrawingFile } from '../../drawings/pictures/DrawingFile.tsx';
import { contactPath } from '../../lead-forms/contact-path.ts';
import { pagePaths } from '../../search-listing/routes.ts';
import styles from './InsuranceBanner.module.css';

export function InsuranceBanner() {
  return (
    <section className={styles.band} data-surface="calm">
      <div className="wrap two-columns" data-align="center" data-keep="paper">
        <div className="section">
          <h2>{words.heading}</h2>
          <p className="lead above-5">{words.lead}</p>
          <ol className={`numbered-list ${styles.points}`} data-lines="">
            {words.points.map(({ title, text }) => (
              <li key={title}>
                <span>
                  <b>{title}.</b> {text}
                </span>
              </li>
            ))}
          </ol>
          <div className="row">
            <ButtonLink href={contactPath(inspectionChoice, { needsInsuranceClaim: 'unsure' })} tone="plain">
              {words.button}
            </ButtonLink>
            <span data-phone="leave">
              <ArrowLink href={pagePaths.storms}>{words.stormsLink}</ArrowLink>
            </span>
          </div>
          <p className="fine above-5">{words.note}</p>
        </div>
        <figure className={styles.drawing}>
          <DrawingFile name="hail-test-square" label={hailTestSquare.label} size={hailTestSquare.size} />
          <figcaption className={`row apart small ${styles.caption}`} data-surface="strong">
            <b>{hailTestSquare.square}</b>
            <b>{hailTestSquare.strikes}</b>
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
