import { servicesSection } from '#content/pages/home.ts';
import { serviceList } from '#content/services/services.ts';
import { servicePath } from '../../search-listing/routes.ts';
import { SectionHead } from '../parts/SectionHead.tsx';
import { ServiceCard } from '../parts/ServiceCard.tsx';
import { ShingleCourses } from '../parts/ShingleCourses.tsx';

export function ServiceCourses() {
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead heading={servicesSection.heading} lead={servicesSection.lead} />
        <ShingleCourses cardCount={serviceList.length} cardsOnPhone={2}>
          {serviceList.map((service) => (
            // Other pages link to a service's card by its slug.
            <li key={service.slug} id={service.slug}>
              <ServiceCard
                service={service}
                href={servicePath(service.slug)}
                text={service.cardText}
                linkLabel={servicesSection.linkLabel}
              />
            </li>
          ))}
        </ShingleCourses>
      </div>
    </section>
  );
}
