import { offeredOr, type RoofType, roofCostDefaults } from '#calculators/roof-cost/answers.ts';
import { compareMaterials } from '#calculators/roof-cost/material-comparison.ts';
import { roofPriceWords as words } from '#content/pages/roof-price-words.ts';
import { formatCount, formatWholeDollars } from '#content/wording/money.ts';
import { fillSlots } from '#content/wording/text.ts';
import { ArrowLink } from '#design/parts/ArrowLink.tsx';
import { DrawingFile } from '../../drawings/pictures/DrawingFile.tsx';
import { pagePaths } from '../../search-listing/routes.ts';
import { PriceReview } from './PriceReview.tsx';
import styles from './RoofPrice.module.css';

const area = formatCount(roofCostDefaults.squareFootage);
const materials = [...compareMaterials(roofCostDefaults)].sort((a, b) => a.averageDollars - b.averageDollars);

interface RoofPriceProps {
  /** The material of the picture. */
  readonly material?: RoofType;
  /** The town the page is about. */
  readonly city?: string;
}

/** What one roof costs in every material. Each opens the calculator with it. */
export function RoofPrice({ material = offeredOr('architectural'), city }: RoofPriceProps) {
  const { label = '' } = materials.find(({ roofType }) => roofType === material) ?? {};
  return (
    <section className="section" data-surface={city ? 'sunken' : 'raised'}>
      <div className="wrap two-columns" data-keep="">
        <div>
          <h2>{fillSlots(words.heading, { place: city ? `in ${city}` : words.here })}</h2>
          <p className="soft above-4" data-phone="leave">
            {city ? words.leadInCity : words.lead}
          </p>
          <figure className={`above-2 ${styles.picture}`} data-print="hide">
            <DrawingFile
              name={`roof-${material}`}
              label={fillSlots(words.picture, { material: label })}
              size={[640, 330]}
            />
          </figure>
        </div>
        <div className="container" data-print="whole">
          <table className={`figures ${styles.table}`}>
            <caption className="small soft">{fillSlots(words.table, { area })}</caption>
            <thead className="small soft">
              <tr>
                {Object.values(words.columns).map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {materials.map(({ roofType, label, averageDollars, lowDollars, highDollars }) => (
                <tr key={roofType}>
                  <th scope="row">
                    <a className="touch" href={`${pagePaths['roof-cost']}?roofType=${roofType}`}>
                      {label}
                    </a>
                  </th>
                  <td>
                    <b>{formatWholeDollars(averageDollars)}</b>{' '}
                    <small className="soft">
                      {formatWholeDollars(lowDollars)} {words.to} {formatWholeDollars(highDollars)}
                    </small>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="fine above-2">
            {words.basis} <PriceReview />
          </p>
          <p className="row above-4" data-print="hide">
            <ArrowLink href={pagePaths['roof-cost']}>{words.ownRoofLink}</ArrowLink>
            <ArrowLink href={pagePaths['roof-cost-examples']}>{words.examplesLink}</ArrowLink>
          </p>
        </div>
      </div>
    </section>
  );
}
