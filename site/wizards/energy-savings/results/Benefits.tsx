import { Fragment } from 'react';
import type { EnergyAnswers } from '#calculators/energy-savings/answers.ts';
import {
  energyBenefitSources,
  energyBenefits,
  energyResultWords as words,
} from '#content/pages/energy-savings-results-words.ts';
import { EnergySection } from '../../../drawings/details/EnergySection.tsx';

/** The house as it was told, and as it would be. */
export function BeforeAndAfter({ answers }: { readonly answers: EnergyAnswers }) {
  const { insulation, roofAge, hvacAge, currentBill } = answers;
  return (
    <div className="columns above-6" data-fold="tablet" data-gap="6">
      <figure>
        <div className="sky framed to-edges">
          <EnergySection
            insulation={insulation}
            roofAge={roofAge}
            hvacAge={hvacAge}
            currentBill={currentBill}
          />
        </div>
        <figcaption className="small quiet above-2">{words.beforeTheWork}</figcaption>
      </figure>
      <figure>
        <div className="sky framed to-edges">
          <EnergySection insulation="excellent" roofAge={0} hvacAge={hvacAge} />
        </div>
        <figcaption className="small quiet above-2">{words.afterTheWork}</figcaption>
      </figure>
    </div>
  );
}

/** What the work does, in three blurbs. */
export function Benefits() {
  return (
    <div className="stack above-6" data-gap="6">
      <ul className="columns" data-columns="3" data-fold="tablet" data-gap="6">
        {energyBenefits.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className="small soft above-2">{text}</p>
          </li>
        ))}
      </ul>
      <p className="fine">
        {words.benefitSources}{' '}
        {energyBenefitSources.map(({ source, sourceUrl }, position) => (
          <Fragment key={source}>
            {position > 0 && '; '}
            <a href={sourceUrl}>{source}</a>
          </Fragment>
        ))}
      </p>
    </div>
  );
}
