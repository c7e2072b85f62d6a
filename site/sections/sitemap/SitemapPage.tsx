import { cities, citySlugs } from '#content/cities/cities.ts';
import {
  sitemapCards as cards,
  citiesListedPerService,
  mapCredit,
  sitemapHead,
  sitemapHelpBanner,
} from '#content/pages/sitemap.ts';
import { serviceList } from '#content/services/services.ts';
import type { Breadcrumb } from '../../search-listing/breadcrumbs.ts';
import { cityPath, pagePaths, serviceInCityPath, servicePath } from '../../search-listing/routes.ts';
import { guideLinks } from '../../shell/navigation.ts';
import { ClosingCall } from '../parts/ClosingCall.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import styles from './SitemapPage.module.css';

const servicePages = serviceList.map(({ title, slug }) => ({ label: title, href: servicePath(slug) }));
const guidePages = guideLinks.map(({ label, path }) => ({ label, href: path }));
const cityPages = citySlugs.map((slug) => ({ label: cities[slug].displayName, href: cityPath(slug) }));

interface LinkCardProps {
  readonly heading: string;
  readonly links: readonly { readonly label: string; readonly href: string }[];
}

function LinkCard({ heading, links }: LinkCardProps) {
  return (
    <section className={`shingle two-columns ${styles.card}`} data-split="4 7" data-surface="raised">
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
    <section className={`shingle ${styles.card}`} data-surface="raised">
      <h2 className="chapter-heading">{cards.servicesInCities.heading}</h2>
      <div className={`fitting above-4 ${styles.services}`}>
        {serviceList.map((service) => (
          <div key={service.slug}>
            <h3>{service.title}</h3>
            <ul className={`fitting ${styles.links}`}>
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
                <a className="touch small" href={`${servicePath(service.slug)}#towns`}>
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

export function SitemapPage({ breadcrumbs }: { readonly breadcrumbs: readonly Breadcrumb[] }) {
  return (
    <>
      <PageHead breadcrumbs={breadcrumbs} {...sitemapHead} />
      <div className="wrap stack section" data-gap="2">
        <LinkCard {...cards.mainPages} />
        <LinkCard {...cards.calculators} />
        <LinkCard {...cards.services} links={servicePages} />
        <LinkCard {...cards.serviceAreas} links={cityPages} />
        <LinkCard {...cards.guides} links={guidePages} />
        <ServicesInCities />
        <p className="fine above-5">{mapCredit}</p>
      </div>
      <ClosingCall
        heading={sitemapHelpBanner.heading}
        button={sitemapHelpBanner.contactLink}
        href={pagePaths.contact}
      />
    </>
  );
}
