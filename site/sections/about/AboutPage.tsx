import { actionWords } from '#content/business/action-words.ts';
import {
  hasShop,
  listPapers,
  listPeople,
  listPortraits,
  listWarrantyProof,
  proofWords,
} from '#content/business/proof-words.ts';
import {
  aboutClosing,
  aboutFacts,
  aboutHead,
  aboutJoints,
  aboutStory,
  coreValues,
  whyChoose,
} from '#content/pages/about.ts';
import { servicePageWords } from '#content/pages/service-page-words.ts';
import { ArrowLink } from '#design/parts/ArrowLink.tsx';
import { ClientPicture } from '../../drawings/pictures/ClientPicture.tsx';
import { ShopDrawing } from '../../drawings/services/ShopDrawing.tsx';
import { pagePaths, samplePath } from '../../search-listing/routes.ts';
import { ClosingCall } from '../parts/ClosingCall.tsx';
import { FeatureCards } from '../parts/FeatureCards.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { ProofLines } from '../parts/ProofLines.tsx';
import { ShingleCourses } from '../parts/ShingleCourses.tsx';
import { StatsBand } from '../parts/StatsBand.tsx';
import styles from './AboutPage.module.css';

export function AboutPage() {
  return (
    <>
      <PageHead page="about" {...aboutHead} picture={hasShop ? <ShopDrawing /> : undefined} />
      <StatsBand facts={aboutFacts} />
      <WhoComes />
      <section className="section">
        <div className="wrap two-columns" data-split="5 7">
          <h2>{aboutStory.heading}</h2>
          <div className="stack measure">
            {aboutStory.paragraphs.map((paragraph, position) => (
              // The first says who we are.
              <p key={paragraph} className={position === 0 ? 'lead' : 'soft'}>
                {paragraph}
              </p>
            ))}
            <p>
              <ArrowLink href={pagePaths['roof-cost']}>{actionWords.price}</ArrowLink>
            </p>
          </div>
        </div>
      </section>
      <FeatureCards heading={coreValues.heading} cards={coreValues.values} surface="calm" />
      <section className="section">
        <div className="wrap">
          <h2>{whyChoose.heading}</h2>
          <ShingleCourses className={styles.reasons} cardCount={whyChoose.cards.length} cardsOnPhone={1}>
            {whyChoose.cards.map(({ title, text, paper }) => (
              <li key={title} className="shingle">
                <h3>{title}</h3>
                <p className="soft above-2">{text}</p>
                {paper && (
                  <p className="above-2">
                    <a className="touch small" href={samplePath(paper.slug)}>
                      {paper.link}
                    </a>
                  </p>
                )}
              </li>
            ))}
          </ShingleCourses>
        </div>
      </section>
      <FeatureCards {...aboutJoints}>
        <p className="fine above-5">{servicePageWords.issuesNote}</p>
      </FeatureCards>
      <AboutProof />
      <ClosingCall {...aboutClosing} />
    </>
  );
}

/** Owner, estimator, foreman: people with a name and a portrait. */
function WhoComes() {
  const people = listPortraits();
  if (people.length === 0) return null;
  return (
    <section className="section" data-surface="raised">
      <div className="wrap two-columns" data-split="5 7">
        <div>
          <h2>{proofWords.peopleHeading}</h2>
          <p className="lead above-4">{proofWords.peopleLead}</p>
        </div>
        <ul className="columns" data-columns="3" data-fold="narrow" data-gap="5">
          {people.map(({ name, role, picture, since, words }) => (
            <li key={name}>
              <ClientPicture
                className={`ruled-below ${styles.portrait}`}
                file={picture}
                label={`${name}, ${role}`}
              />
              <h3>{name}</h3>
              <p>
                <b>{role}</b>
                {since !== undefined && <span className="soft">. {proofWords.inTrade(since)}.</span>}
              </p>
              {words !== undefined && <p>{words}</p>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Papers, and people without a portrait, once the contractor has filled them in. */
function AboutProof() {
  const lines = [...listPapers(), ...listWarrantyProof(), ...listPeople()];
  if (lines.length === 0) return null;
  return (
    <section className="section">
      <div className="wrap">
        <h2>{proofWords.aboutHeading}</h2>
        <ProofLines lines={lines} />
      </div>
    </section>
  );
}
