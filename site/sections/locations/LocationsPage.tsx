import { servedTowns } from '#client/cities/served-towns.ts';
import { company } from '#client/company.ts';
import { phoneHref } from '#content/business/contact-links.ts';
import { cityList } from '#content/cities/cities.ts';
import { describeTheWayBriefly } from '#content/pages/city-page-words.ts';
import { findPermitTable, locationsHead, locationsWords as words } from '#content/pages/locations.ts';
import { ArrowLink } from '#design/parts/ArrowLink.tsx';
import { ButtonLink } from '#design/parts/ButtonLink.tsx';
import { Chips } from '#design/parts/Chips.tsx';
import { ServiceAreaMap } from '../../drawings/map/ServiceAreaMap.tsx';
import type { Breadcrumb } from '../../search-listing/breadcrumbs.ts';
import { cityPath } from '../../search-listing/routes.ts';
import { ClosingCall } from '../parts/ClosingCall.tsx';
import { FactRows } from '../parts/FactRows.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { Sources } from '../parts/Sources.tsx';
import styles from './LocationsPage.module.css';

/** All cities: the map, a card for each, and who issues the permit where. */
export function LocationsPage({ breadcrumbs }: { readonly breadcrumbs: readonly Breadcrumb[] }) {
  const { rows, facts } = findPermitTable();
  const { display } = company.phone.value;
  return (
    <>
      <PageHead
        breadcrumbs={breadcrumbs}
        {...locationsHead}
        isTall
        picture={<ServiceAreaMap view="area" pathOfCity={cityPath} />}
      >
        <p className="row above-5">
          <ButtonLink tone="line" icon="phone" href={phoneHref} aria-label={`Call ${display}`}>
            {display}
          </ButtonLink>
          {rows.length > 0 && <ArrowLink href="#permits">{words.permitsHeading}</ArrowLink>}
        </p>
      </PageHead>
      <section className="section">
        <div className="wrap">
          <h2>{words.citiesHeading}</h2>
          <ul className={styles.cards}>
            {cityList.map((city) => (
              <li key={city.slug}>
                <a className={`shingle ${styles.card}`} href={cityPath(city.slug)}>
                  <h3>{city.displayName}</h3>
                  <p className="small soft above-2">{city.countyInFull}</p>
                  <p className="small soft">{describeTheWayBriefly(city)}</p>
                  <ArrowLink className={styles.more}>{words.cityLink(city)}</ArrowLink>
                </a>
              </li>
            ))}
          </ul>
          {servedTowns.length > 0 && (
            <>
              <h3 className={styles.also}>{words.alsoHeading}</h3>
              <Chips chips={servedTowns.map(({ name }) => ({ label: name }))} />
            </>
          )}
        </div>
      </section>
      <FactRows id="permits" heading={words.permitsHeading} lead={words.permitsLead} rows={rows} />
      <Sources facts={facts} />
      <ClosingCall heading={words.closingHeading} lead={words.closingLead} button={words.closingButton} />
    </>
  );
}
