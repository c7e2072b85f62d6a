import { servedTowns } from '#client/cities/served-towns.ts';
import { describeReview } from '#content/business/proof-words.ts';
import { cityList } from '#content/cities/cities.ts';
import { describeTheWayBriefly } from '#content/pages/city-page-words.ts';
import { tellWhenChecked } from '#content/pages/fact-rows.ts';
import { findPermitTable, locationsHead, locationsWords as words } from '#content/pages/locations.ts';
import { listWithAnd } from '#content/wording/text.ts';
import { ArrowLink } from '#design/parts/ArrowLink.tsx';
import { ServiceAreaMap } from '../../drawings/map/ServiceAreaMap.tsx';
import { CallButton } from '../../lead-forms/CallLinks.tsx';
import { cityPath } from '../../search-listing/routes.ts';
import { ClosingCall } from '../parts/ClosingCall.tsx';
import { FactRows } from '../parts/FactRows.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import styles from './LocationsPage.module.css';

const nearestFirst = [...cityList].sort((a, b) => a.milesFromBase - b.milesFromBase);

/** All cities: each with its distance beside the map, and who issues the permit where. */
export function LocationsPage() {
  const { rows, facts } = findPermitTable();
  return (
    <>
      <PageHead
        page="locations"
        {...locationsHead}
        isTall
        picture={
          <>
            <ServiceAreaMap view="area" />
            {servedTowns.length > 0 && (
              <>
                <h2 className="card-heading above-5">{words.alsoHeading}</h2>
                <p className="above-2 soft">{listWithAnd(servedTowns.map(({ name }) => name))}.</p>
              </>
            )}
          </>
        }
      >
        <p className="row above-5">
          <CallButton tone="line" isNumberAlone />
          {rows.length > 0 && <ArrowLink href="#permits">{words.permitsHeading}</ArrowLink>}
        </p>
        <h2 className="card-heading above-6">{words.citiesHeading}</h2>
        <ul className={`ruled-list ruled-links container above-2 ${styles.cities}`}>
          {nearestFirst.map((city) => (
            <li key={city.slug}>
              <a href={cityPath(city.slug)}>
                <span className={styles.name}>{city.name}</span>
                <span className={`soft ${styles.way}`}>{describeTheWayBriefly(city)}</span>
              </a>
            </li>
          ))}
        </ul>
      </PageHead>
      <FactRows id="permits" heading={words.permitsHeading} lead={words.permitsLead} rows={rows}>
        <p className="fine above-5">
          {tellWhenChecked(facts)} {describeReview()}
        </p>
      </FactRows>
      <ClosingCall heading={words.closingHeading} lead={words.closingLead} button={words.closingButton} />
    </>
  );
}
