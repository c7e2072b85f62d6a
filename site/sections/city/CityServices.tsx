import type { City } from '#content/cities/cities.ts';
import type { CityPage } from '#content/cities/default-texts.ts';
import { fillLocalSlots } from '#content/cities/local-texts.ts';
import { cityPageWords as words } from '#content/pages/city-page-words.ts';
import { serviceList } from '#content/services/services.ts';
import { fillSlots } from '#content/wording/text.ts';
import { serviceInCityPath } from '../../search-listing/routes.ts';
import { SectionHead } from '../parts/SectionHead.tsx';
import { ServiceCard } from '../parts/ServiceCard.tsx';

interface CityServicesProps {
  readonly city: City;
  readonly cardTexts: CityPage['cardTexts'];
}

/** Eight shingles lying on their side, each the way to one service in this town. */
export function CityServices({ city, cardTexts }: CityServicesProps) {
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead
          heading={fillLocalSlots(words.servicesHeading, city.slug)}
          lead={fillLocalSlots(words.servicesLead, city.slug)}
        />
        <ul className="columns" data-fold="laptop">
          {serviceList.map((service) => (
            <li key={service.slug}>
              <ServiceCard
                service={service}
                href={serviceInCityPath(service.slug, city.slug)}
                text={cardTexts[service.slug]}
                linkLabel={fillSlots(words.serviceLink, { service: service.label, city: city.name })}
                isLying
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
