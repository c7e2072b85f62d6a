import type { ReactElement, ReactNode } from 'react';
import { offeredOr, roofCostDefaults } from '#calculators/roof-cost/answers.ts';
import { estimateRoofCost } from '#calculators/roof-cost/estimate.ts';
import { roofTypes } from '#calculators/roof-cost/price-book.ts';

import { actionWords } from '#content/business/action-words.ts';
import { features } from '#content/business/features.ts';
import {
  type HomeSlide,
  homeEyebrow,
  homeSlides,
  lookedAt,
  type RoofNeed,
  slideControlWords,
  slideLinks,
} from '#content/pages/home.ts';
import { inspectionPoints } from '#content/services/inspection-points.ts';
import { inspectionChoice } from '#content/services/service-choices.ts';
import { isOffered } from '#content/services/service-slugs.ts';
import { formatCount, formatWholeDollars } from '#content/wording/money.ts';
import { fillSlots } from '#content/wording/text.ts';
import { ButtonLink } from '#design/parts/Button.tsx';
import { HeroHouse, HeroLookedAt, HeroTarp } from '../../drawings/hero/HeroSlides.tsx';
import { CallButton } from '../../lead-forms/CallLinks.tsx';
import { contactPath } from '../../lead-forms/contact-path.ts';
import { pagePaths, servicePath } from '../../search-listing/routes.ts';
import styles from './Hero.module.css';
import { RoofNeeds } from './RoofNeeds.tsx';

/** The slides whose pictures come as files, laid over the house that is in the page. */
export type DeferredPicture = 'hero-storm' | 'hero-age';

/** What is laid over the house: in the page, or a file that waits until the page has been painted. */
const pictures: Readonly<Record<RoofNeed, ReactElement | DeferredPicture>> = {
  leaking: <HeroTarp />,
  stormed: 'hero-storm',
  aging: 'hero-age',
  unknown: <HeroLookedAt />,
};

const askForInspection = contactPath(inspectionChoice);
const askAfterStorm = contactPath(inspectionChoice, {
  urgency: 'urgent',
  ...(features.claimHelp && { needsInsuranceClaim: 'unsure' }),
});

/** Where each need leads, with what it says of the case, and what there is to read about it. */
const ways: Readonly<Record<RoofNeed, { readonly button: ReactNode; readonly link: string }>> = {
  leaking: {
    button: <CallButton tone="emergency" />,
    link: isOffered('emergency-repairs') ? servicePath('emergency-repairs') : '',
  },
  stormed: {
    button: <ButtonLink href={askAfterStorm}>{actionWords.book}</ButtonLink>,
    link: pagePaths.storms,
  },
  aging: {
    button: <ButtonLink href={pagePaths['roof-cost']}>{actionWords.price}</ButtonLink>,
    link: pagePaths['roof-cost-examples'],
  },
  unknown: {
    button: <ButtonLink href={askForInspection}>{actionWords.book}</ButtonLink>,
    link: pagePaths['roof-cost'],
  },
};

const material = offeredOr('architectural');
const { squareFootage } = roofCostDefaults;
const estimate = estimateRoofCost({ roofType: material, squareFootage });
const priced = {
  area: formatCount(squareFootage),
  average: formatWholeDollars(estimate.averageDollars),
  low: formatWholeDollars(estimate.lowDollars),
  high: formatWholeDollars(estimate.highDollars),
  material: roofTypes[material].label.toLowerCase(),
};

interface HeroSlideProps {
  readonly slide: HomeSlide;
  /** From 0. */
  readonly position: number;
}

function HeroSlide({ slide, position }: HeroSlideProps) {
  const { need, headline, lead } = slide;
  const isAside = need === lookedAt.need;
  const { button, link } = ways[need];
  const picture = pictures[need];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group of its own kind, and no element says so
    <div
      className={styles.slide}
      role="group"
      aria-roledescription={isAside ? undefined : 'slide'}
      aria-label={isAside ? slide.name : `${position + 1} of ${homeSlides.length}`}
      data-slide={position === 0 ? 'shown' : 'waiting'}
      data-aside={isAside ? '' : undefined}
    >
      <h2 className={`wrap ${styles.headline}`}>
        <span>{headline}</span>
      </h2>
      <div
        className={styles.picture}
        data-slide-picture={isAside ? undefined : ''}
        data-picture={typeof picture === 'string' ? `/drawings/${picture}.svg` : undefined}
      >
        {typeof picture === 'string' ? null : picture}
      </div>
      <div className={`wrap container ${styles.answer}`}>
        <p className={`lead ${styles.lead}`}>{need === 'aging' ? fillSlots(lead, priced) : lead}</p>
        {isAside && (
          <ol className={styles.legend}>
            {inspectionPoints.map(({ title }) => (
              <li key={title}>{title}</li>
            ))}
          </ol>
        )}
        <p className={`row ${styles.actions}`}>
          <span data-page-actions="">{button}</span>
          {link && (
            <a className="touch" href={link}>
              <b>{slideLinks[need]}</b>
            </a>
          )}
        </p>
      </div>
    </div>
  );
}

/** The slides: one house, and what each need makes of it. hero-slides.ts turns three; without script all are shown. */
export function Hero() {
  return (
    <section
      className={styles.hero}
      aria-roledescription="carousel"
      aria-label={slideControlWords.region}
      data-hero="loading"
    >
      <div className={styles.stage} data-hero-stage="">
        <h1 className={`wrap ${styles.eyebrow}`}>{homeEyebrow}</h1>
        <div className={styles.picture}>
          <HeroHouse />
        </div>
        {[...homeSlides, lookedAt].map((slide, position) => (
          <HeroSlide key={slide.need} slide={slide} position={position} />
        ))}
      </div>
      <RoofNeeds />
    </section>
  );
}
