import { type RoofType, roofCostDefaults } from '#calculators/roof-cost/answers.ts';
import { compareMaterials } from '#calculators/roof-cost/material-comparison.ts';
import { describeLife, describeMaterialPrice } from '#calculators/roof-cost/option-wording.ts';
import { roofCostResultWords } from '#content/pages/roof-cost-results-words.ts';
import {
  type MaterialWords,
  materialWords,
  roofMaterialsFacts,
  roofMaterialsHead,
  roofMaterialsWords as words,
} from '#content/pages/roof-materials.ts';
import { isOffered } from '#content/services/service-slugs.ts';
import { services } from '#content/services/services.ts';
import { formatCount, formatWholeDollars } from '#content/wording/money.ts';
import { onlyWith } from '#content/wording/only-where.ts';
import { ArrowLink } from '#design/parts/ArrowLink.tsx';
import { MaterialSwatch } from '../../drawings/cards/MaterialSwatch.tsx';
import type { Breadcrumb } from '../../search-listing/breadcrumbs.ts';
import { pagePaths, servicePath } from '../../search-listing/routes.ts';
import { ClosingCall } from '../parts/ClosingCall.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { PriceReview } from '../parts/PriceReview.tsx';
import { Sources } from '../parts/Sources.tsx';
import styles from './RoofMaterialsPage.module.css';

/** A material without its words, or words without a material, do not compile. */
const wordsOf: Readonly<Record<RoofType, MaterialWords>> = materialWords;

/** The calculator's materials, each with the same lines; a line without a source is left out. */
export function RoofMaterialsPage({ breadcrumbs }: { readonly breadcrumbs: readonly Breadcrumb[] }) {
  const area = formatCount(roofCostDefaults.squareFootage);
  return (
    <>
      <PageHead breadcrumbs={breadcrumbs} {...roofMaterialsHead} />
      <section className="section" data-surface="sunken">
        <div className="wrap">
          <ul className={styles.materials}>
            {compareMaterials(roofCostDefaults).map((material) => {
              const { suits, slope, usualSlope, weight, upkeep, service, priceNote } =
                wordsOf[material.roofType];
              const [low, average, high] = [
                material.lowDollars,
                material.averageDollars,
                material.highDollars,
              ].map(formatWholeDollars);
              const lines = [
                ...onlyWith(slope?.text ?? usualSlope, (value) => ({ term: words.slope, value })),
                { term: words.weight, value: weight.text },
                { term: words.life, value: describeLife(material.roofType) },
                {
                  term: words.price,
                  value: `${describeMaterialPrice(material.roofType)}: ${words.average(average ?? '', area)}, ${words.planningRange(low ?? '', high ?? '')}.${priceNote ? ` ${priceNote}` : ''}`,
                },
                { term: words.upkeep, value: upkeep },
              ];
              return (
                <li key={material.roofType} className={`shingle ${styles.material}`}>
                  <div className={`row ${styles.top}`}>
                    <div className={styles.swatch}>
                      <MaterialSwatch material={material.roofType} />
                    </div>
                    <h2 className="card-heading">{material.label}</h2>
                  </div>
                  <p className="soft">{suits}</p>
                  <dl className={styles.lines}>
                    {lines.map(({ term, value }) => (
                      <div key={term}>
                        <dt className="small quiet">{term}</dt>
                        <dd>{value}</dd>
                      </div>
                    ))}
                  </dl>
                  <p className={styles.links}>
                    <ArrowLink href={`${pagePaths['roof-cost']}?roofType=${material.roofType}`}>
                      {words.calculatorLink(material.label)}
                    </ArrowLink>
                    {isOffered(service) && (
                      <ArrowLink href={servicePath(service)}>{services[service].label}</ArrowLink>
                    )}
                  </p>
                </li>
              );
            })}
          </ul>
          <p className="fine above-5">
            {words.house} <PriceReview /> {roofCostResultWords.comparisonNote}
          </p>
        </div>
      </section>
      <section className="section">
        <div className="wrap">
          {isOffered('flat-roof-systems') && (
            <>
              <h2>{words.lowSlopeHeading}</h2>
              <p className="lead above-4">{words.lowSlopeLead}</p>
            </>
          )}
          <p className="row above-5">
            {isOffered('flat-roof-systems') && (
              <ArrowLink href={servicePath('flat-roof-systems')}>{words.lowSlopeLink}</ArrowLink>
            )}
            <ArrowLink href={pagePaths['roof-cost-examples']}>{words.costLink}</ArrowLink>
          </p>
        </div>
      </section>
      <Sources facts={roofMaterialsFacts} />
      <ClosingCall heading={words.closingHeading} lead={words.closingLead} button={words.closingButton} />
    </>
  );
}
