import { cities, citySlugs } from '#content/cities/cities.ts';
import { sampleDocuments } from '#content/pages/sample-documents.ts';
import {
  sitemapCards as cards,
  citiesListedPerService,
  mapCredit,
  sitemapHead,
  sitemapHelpBanner,
} from '#content/pages/sitemap.ts';
import { serviceList } from '#content/services/services.ts';
import {
  cityPath,
  pagePaths,
  samplePath,
  serviceInCityPath,
  servicePath,
} from '../../search-listing/routes.ts';
import { accessibilityLink, guideLinks } from '../../shell/navigation.ts';
import { ClosingCall } from '../parts/ClosingCall.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import styles from './SitemapPage.module.css';

const servicePages = serviceList.map(({ title, slug }) => ({ label: title, href: servicePath(slug) }));
const guidePages = [
  ...guideLinks,
  ...sampleDocuments.map(({ slug, heading }) => ({ label: heading, path: samplePath(slug) })),
  accessibilityLink,
].map(({ label, path }) => ({ label, href: path }));
const cityPages = citySlugs.map((slug) => ({ label: cities[slug].displayName, href: cityPath(slug) }));

interface LinkRowProps {
  readonly heading: string;
  readonly links: readonly { readonly label: string; readonly href: string }[];
}

function LinkRow({ heading, links }: LinkRowProps) {
  return (
    <section className="two-columns" data-split="4 7" data-align="baseline">
      <h2 className="chapter-heading">{heading}</h2>
      <ul className={`fitting ${styles.links}`}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a className="touch" href={href}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

const listedCities = citySlugs.slice(0, citiesListedPerService).map((slug) => cities[slug]);
const moreCount = citySlugs.length - listedCities.length;

function ServicesInCities() {
  return (
    <section className="two-columns" data-split="4 7" data-align="baseline">
      <h2 className="chapter-heading">{cards.servicesInCities.heading}</h2>
      <div className={`fitting ${styles.links} ${styles.services}`} data-align="end">
        {serviceList.map((service) => (
          <div key={service.slug}>
            <h3>{service.title}</h3>
            <ul>
              {listedCities.map((city) => (
                <li key={city.slug}>
                  <a className="touch" href={serviceInCityPath(service.slug, city.slug)}>
                    <span className="visually-hidden">{service.title} in </span>
                    {city.displayName}
                  </a>
                </li>
              ))}
            </ul>
            {moreCount > 0 && (
              <p>
                <a className="touch" href={`${servicePath(service.slug)}#towns`}>
                  {cards.servicesInCities.moreLocations(moreCount)}
                  <span className="visually-hidden"> for {service.title}</span>
                </a>
              </p>
            )}
          </div>
        ))}
      </div>
    </section>
  );
}

export function SitemapPage() {
  return (
    <>
      <PageHead page="sitemap" {...sitemapHead} />
      <div className="wrap section">
        <div className="ruled-rows">
          <LinkRow {...cards.mainPages} />
          <LinkRow {...cards.calculators} />
          <LinkRow {...cards.services} links={servicePages} />
          <LinkRow {...cards.serviceAreas} links={cityPages} />
          <LinkRow {...cards.guides} links={guidePages} />
          <ServicesInCities />
        </div>
        {/* No map is on the paper. */}
        <p className="fine above-5" data-print="hide">
          {mapCredit}
        </p>
      </div>
      <ClosingCall
        heading={sitemapHelpBanner.heading}
        button={sitemapHelpBanner.contactLink}
        href={pagePaths.contact}
      />
    </>
  );
}
