import { offeredOr, type RoofType, roofCostOptions } from '#calculators/roof-cost/answers.ts';
import { roofTypes, squareFootageBounds } from '#calculators/roof-cost/price-book.ts';
import { roofPriceWords as words } from '#content/pages/roof-price-words.ts';
import { fillSlots } from '#content/wording/text.ts';
import { ArrowLink } from '#design/parts/ArrowLink.tsx';
import { Button } from '#design/parts/Button.tsx';
import { SegmentedChoice } from '#design/parts/SegmentedChoice.tsx';
import { SliderTrack } from '#design/parts/SliderTrack.tsx';
import { pagePaths } from '../../search-listing/routes.ts';
import { pricedRoofPicture } from '../../shell/follow-roof-price.ts';
import styles from './RoofPrice.module.css';
import { areaAtFirst, priceArea } from './roof-price-list.ts';

const first = priceArea(areaAtFirst);
const materials = roofCostOptions.roofType.map((value) => ({ value, label: roofTypes[value].label }));

interface RoofPriceProps {
  /** The material shown first. */
  readonly material?: RoofType;
  /** The town the page is about. */
  readonly city?: string;
}

/**
 * What a roof costs, by material and size. A plain form: its button opens the calculator with both, even before the
 * script is there. shell/follow-roof-price.ts keeps price and picture up with the answers; where no script runs a table has
 * the prices, and a link leads on.
 */
export function RoofPrice({ material = offeredOr('architectural'), city }: RoofPriceProps) {
  const { min, max } = squareFootageBounds;
  return (
    <section className="section" data-surface="raised">
      <form
        className="wrap two-columns"
        data-keep=""
        data-align="center"
        action={pagePaths['roof-cost']}
        data-roof-price=""
      >
        <div>
          <h2>{fillSlots(words.heading, { place: city ? `in ${city}` : words.here })}</h2>
          <p className="soft above-4" data-phone="leave">
            {city ? words.leadInCity : words.lead} <span className={styles.live}>{words.pick}</span>
          </p>
          <div className={styles.live}>
            <div className={`above-5 ${styles.materials}`}>
              <SegmentedChoice
                legend={words.materials}
                name="roofType"
                options={materials}
                defaultValue={material}
              />
            </div>
            <label className={`above-5 ${styles.area}`} htmlFor="roof-price-area">
              {words.area} <b data-price-area="">{first.area}</b> sq ft
            </label>
            <SliderTrack
              id="roof-price-area"
              share={(areaAtFirst - min) / (max - min)}
              name="squareFootage"
              {...squareFootageBounds}
              defaultValue={areaAtFirst}
              aria-describedby="roof-price-help"
              autoComplete="off"
            />
            <p className="fine" id="roof-price-help">
              {words.help[0]}
              <span data-price-ground="">{first.ground}</span>
              {words.help[1]}
            </p>
          </div>
        </div>
        <div>
          <PricedRoof material={material} />
          <noscript>
            <PriceTable />
            <ArrowLink className="above-4" href={pagePaths['roof-cost']}>
              {words.ownRoofLink}
            </ArrowLink>
          </noscript>
          <Button
            className={`above-4 ${styles.live}`}
            type="submit"
            tone="plain"
            iconAfter="arrow"
            data-print="hide"
          >
            {words.button}
          </Button>
          <p className="row above-4" data-phone="leave" data-print="hide">
            <ArrowLink href={pagePaths['roof-cost-examples']}>{words.examplesLink}</ArrowLink>
            <ArrowLink href={pagePaths['roof-materials']}>{words.materialsLink}</ArrowLink>
          </p>
        </div>
      </form>
    </section>
  );
}

/** The roof with its price, as the page opens. */
function PricedRoof({ material }: { readonly material: RoofType }) {
  const [average, low, high] = first.prices[material];
  return (
    <>
      <figure className={styles.picture}>
        <img
          src={pricedRoofPicture(material)}
          alt={fillSlots(words.picture, { material: roofTypes[material].label })}
          data-words={words.picture}
          width="640"
          height="330"
          loading="lazy"
          decoding="async"
        />
      </figure>
      <output className={`${styles.price} ${styles.live}`} htmlFor="roof-price-area">
        <b data-price-average="">{average}</b>
        <span>
          {words.average},{' '}
          <strong>
            <span data-price-low="">{low}</span> {words.to} <span data-price-high="">{high}</span>
          </strong>
        </span>
        <small>
          <span data-price-material="">{roofTypes[material].label}</span>,{' '}
          <span data-price-basis-area="">{first.area}</span>
          {words.basis}
        </small>
      </output>
    </>
  );
}

function PriceTable() {
  const { columns, table } = words;
  return (
    <table className={`small figures ${styles.table}`}>
      <caption>{fillSlots(table, { area: first.area })}</caption>
      <thead>
        <tr>
          {Object.values(columns).map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {roofCostOptions.roofType.map((roofType) => {
          const [average, low, high] = first.prices[roofType];
          return (
            <tr key={roofType}>
              <th scope="row">{roofTypes[roofType].label}</th>
              <td>{average}</td>
              <td>
                {low} {words.to} {high}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
