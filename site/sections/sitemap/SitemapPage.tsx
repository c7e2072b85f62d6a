import { cities, citySlugs } from '#content/cities/cities.ts';
import { sitemapCards as cards, mapCredit, sitemapHead, sitemapHelpBanner } from '#content/pages/sitemap.ts';
import { serviceList } from '#content/services/services.ts';
import type { Breadcrumb } from '../../search-listing/breadcrumbs.ts';
import { cityPath, servicePath } from '../../search-listing/routes.ts';
import { ClosingCall } from '../parts/ClosingCall.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { LinkCard } from './LinkCard.tsx';
import { ServicesInCities } from './ServicesInCities.tsx';
import styles from './SitemapPage.module.css';

const servicePages = serviceList.map(({ title, slug }) => ({ label: title, href: servicePath(slug) }));
const cityPages = citySlugs.map((slug) => ({ label: cities[slug].displayName, href: cityPath(slug) }));

export function SitemapPage({ breadcrumbs }: { readonly breadcrumbs: readonly Breadcrumb[] }) {
  return (
    <>
      <PageHead breadcrumbs={breadcrumbs} {...sitemapHead} />
      <div className={`wrap ${styles.cards}`}>
        <LinkCard {...cards.mainPages} />
        <LinkCard {...cards.calculators} />
        <LinkCard {...cards.services} links={servicePages} />
        <LinkCard {...cards.serviceAreas} links={cityPages} isInTwoColumns />
        <ServicesInCities />
        <p className="fine">{mapCredit}</p>
      </div>
      <ClosingCall heading={sitemapHelpBanner.heading} button={sitemapHelpBanner.contactLink} />
    </>
  );
}
