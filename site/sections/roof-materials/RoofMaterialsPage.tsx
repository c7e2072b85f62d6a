import { offeredOr, type RoofType, roofCostDefaults } from '#calculators/roof-cost/answers.ts';
import { compareMaterials } from '#calculators/roof-cost/material-comparison.ts';
import { priceOfMaterial } from '#calculators/roof-cost/price-book.ts';
import { roofCostResultWords } from '#content/pages/roof-cost-results-words.ts';
import {
  type MaterialWords,
  materialWords,
  poundsOf,
  roofMaterialsFacts,
  roofMaterialsHead,
  roofMaterialsWords as words,
} from '#content/pages/roof-materials.ts';
import { isOffered } from '#content/services/service-slugs.ts';
import { services } from '#content/services/services.ts';
import { formatCount, formatWholeDollars } from '#content/wording/money.ts';
import { fillSlots } from '#content/wording/text.ts';
import { ArrowLink } from '#design/parts/ArrowLink.tsx';
import { Breadcrumbs } from '#design/parts/Breadcrumbs.tsx';
import { MaterialSwatch } from '../../drawings/cards/MaterialSwatch.tsx';
import { DrawingFile } from '../../drawings/pictures/DrawingFile.tsx';
import { ServiceIllustration } from '../../drawings/services/ServiceIllustration.tsx';
import { breadcrumbsToPage } from '../../search-listing/breadcrumbs.ts';
import { pagePaths, servicePath } from '../../search-listing/routes.ts';
import { ClosingCall } from '../parts/ClosingCall.tsx';
import { PriceReview } from '../parts/PriceReview.tsx';
import { Sources } from '../parts/Sources.tsx';
import { MaterialTable, type MeasuredMaterial } from './MaterialTable.tsx';
import styles from './RoofMaterialsPage.module.css';

/** A material without its words, or words without a material, do not compile. */
const wordsOf: Readonly<Record<RoofType, MaterialWords>> = materialWords;

const area = formatCount(roofCostDefaults.squareFootage);
const atFirst = offeredOr('architectural');

/** Pressed here or in the table. */
function Choices({ materials }: { readonly materials: readonly MeasuredMaterial[] }) {
  return (
    <fieldset className={styles.choices} data-print="hide">
      <legend className="visually-hidden">{words.material}</legend>
      {materials.map(({ roofType, label }) => (
        <label key={roofType} htmlFor={`material-${roofType}`}>
          <input
            type="radio"
            name="material"
            id={`material-${roofType}`}
            defaultChecked={roofType === atFirst}
            autoComplete="off"
          />
          <span>
            <MaterialSwatch material={roofType} />
          </span>
          {label}
        </label>
      ))}
    </fieldset>
  );
}

function Price(material: MeasuredMaterial) {
  const { roofType, label, words: own } = material;
  const [average = '', low = '', high = ''] = [
    material.averageDollars,
    material.lowDollars,
    material.highDollars,
  ].map(formatWholeDollars);
  return (
    <section>
      <h2 className="card-heading">
        {label}: {words.forThisHouse(average)}
      </h2>
      <p className="small soft above-2">{words.basis(area, low, high)}</p>
      <p className="row above-2">
        <ArrowLink href={`${pagePaths['roof-cost']}?roofType=${roofType}`}>
          {words.calculatorLink(label)}
        </ArrowLink>
        {isOffered(own.service) && (
          <ArrowLink href={servicePath(own.service)}>{services[own.service].label}</ArrowLink>
        )}
      </p>
    </section>
  );
}

/** What its price, slope and weight mean. */
function Note({ roofType, label, words: own }: MeasuredMaterial) {
  return (
    <section>
      <div className="two-columns" data-keep="">
        <div>
          <h2 className="card-heading">{label}</h2>
          <p className="above-2">
            {own.suits} {own.priceNote}
          </p>
          <p className="soft above-2">
            {own.slope?.text ?? own.usualSlope} {own.weight.text}
          </p>
          <p className="soft above-2">
            {words.upkeep}: {own.upkeep}
          </p>
        </div>
        <div className={styles.closeUp} data-print="hide">
          <DrawingFile name={`roof-${roofType}`} size={[640, 330]} />
        </div>
      </div>
    </section>
  );
}

function LowSlope() {
  const isFlatOffered = isOffered('flat-roof-systems');
  return (
    <section className="section" data-print="hide">
      <div className="wrap two-columns" data-keep="" data-split="7 5" data-align="center">
        <div>
          {isFlatOffered && (
            <>
              <h2>{words.lowSlopeHeading}</h2>
              <p className="lead above-4">{words.lowSlopeLead}</p>
            </>
          )}
          <p className="row above-5" data-gap="5">
            {isFlatOffered && (
              <ArrowLink href={servicePath('flat-roof-systems')}>{words.lowSlopeLink}</ArrowLink>
            )}
            <ArrowLink href={pagePaths['roof-cost-examples']}>{words.costLink}</ArrowLink>
          </p>
        </div>
        {isFlatOffered && (
          <div>
            <ServiceIllustration service="flat-roof-systems" isLarge />
          </div>
        )}
      </div>
    </section>
  );
}

const measured = () =>
  compareMaterials(roofCostDefaults)
    .map((material): MeasuredMaterial => {
      const own = wordsOf[material.roofType];
      return {
        ...material,
        words: own,
        dollars: priceOfMaterial(material.roofType),
        pounds: poundsOf(own),
        rise: (own.slope ?? own.usualSlope) ? own.leastRise : null,
      };
    })
    .toSorted((a, b) => a.dollars - b.dollars);

/** The calculator's materials on shared axes and one house, the cheapest first; the style sheet picks what it wears. */
export function RoofMaterialsPage() {
  const materials = measured();
  return (
    <>
      <div className={styles.compare}>
        <div className="hero-band">
          <div className={`wrap ${styles.head}`}>
            <div>
              <Breadcrumbs crumbs={breadcrumbsToPage('roof-materials', roofMaterialsHead.heading)} />
              <h1 className="above-5">{roofMaterialsHead.heading}</h1>
              <p className="lead above-4" data-print="hide">
                {words.choose}
              </p>
            </div>
            <div className={styles.houses}>
              {materials.map(({ roofType, label }) => (
                <DrawingFile
                  key={roofType}
                  name={`roof-${roofType}`}
                  label={fillSlots(words.picture, { material: label })}
                  size={[640, 330]}
                />
              ))}
            </div>
            <Choices materials={materials} />
            <div className={`stack ${styles.panels}`} data-gap="0" aria-live="polite">
              {materials.map((material) => (
                <Price key={material.roofType} {...material} />
              ))}
            </div>
          </div>
        </div>
        <section className={styles.table} data-surface="raised">
          <div className="wrap">
            <MaterialTable materials={materials} />
            <div className={`above-6 ${styles.notes}`} aria-live="polite">
              {materials.map((material) => (
                <Note key={material.roofType} {...material} />
              ))}
            </div>
            <p className="fine above-5">
              <PriceReview /> {roofCostResultWords.lifeSources} {words.lifeNote}
            </p>
          </div>
        </section>
      </div>
      <LowSlope />
      <Sources facts={roofMaterialsFacts} />
      <ClosingCall heading={words.closingHeading} lead={words.closingLead} button={words.closingButton} />
    </>
  );
}
