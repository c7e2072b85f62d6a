import { features } from '#content/business/features.ts';
import { type City, listNearbyCities, shopSlug } from '#content/cities/cities.ts';
import type { CityPage as CityPageContent } from '#content/cities/default-texts.ts';
import { fillLocalSlots } from '#content/cities/local-texts.ts';
import {
  listCityFacts,
  listEmergencyPoints,
  cityPageWords as words,
} from '#content/pages/city-page-words.ts';
import { findTownFacts, findTownStorms, townFactsWords } from '#content/pages/town-facts-words.ts';
import { inspectionChoice } from '#content/services/service-choices.ts';
import { serviceList } from '#content/services/services.ts';
import { fillSlots } from '#content/wording/text.ts';
import { ArrowLink } from '#design/parts/ArrowLink.tsx';
import { ButtonLink } from '#design/parts/Button.tsx';
import { Chips } from '#design/parts/Chips.tsx';
import { ServiceAreaMap } from '../../drawings/map/ServiceAreaMap.tsx';
import { DrawingFile } from '../../drawings/pictures/DrawingFile.tsx';
import { CallButton } from '../../lead-forms/CallLinks.tsx';
import { contactPath } from '../../lead-forms/contact-path.ts';
import { breadcrumbsToCity } from '../../search-listing/breadcrumbs.ts';
import { cityPath, pagePaths, serviceInCityPath } from '../../search-listing/routes.ts';
import { ClosingCall } from '../parts/ClosingCall.tsx';
import { EmergencySection } from '../parts/EmergencySection.tsx';
import { FactBlock } from '../parts/FactRows.tsx';
import { Jobs } from '../parts/Jobs.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { RoofPrice } from '../parts/RoofPrice.tsx';
import { SectionHead } from '../parts/SectionHead.tsx';
import { ServiceCard } from '../parts/ServiceCard.tsx';
import { ServiceLinks } from '../parts/ServiceLinks.tsx';
import { Sources } from '../parts/Sources.tsx';
import { StatsBand } from '../parts/StatsBand.tsx';
import styles from './CityPage.module.css';
import { LocalStorms } from './LocalStorms.tsx';

interface CityPageProps {
  readonly city: City;
  readonly page: CityPageContent;
}

/** A town: what we do there, what its roofs ask for as far as we know, who is near. */
export function CityPage({ city, page }: CityPageProps) {
  const here = (text: string) => fillLocalSlots(text, city.slug);
  const ask = contactPath(inspectionChoice, { city: city.name });
  const { rows, facts } = findTownFacts(city);
  const storms = findTownStorms(city);
  return (
    <>
      <PageHead
        breadcrumbs={breadcrumbsToCity(city)}
        heading={here(words.heading)}
        lead={page.lead}
        picture={<ServiceAreaMap view={city.slug} />}
        isEdge
      >
        <div className="row buttons above-6">
          <ButtonLink href={ask}>{words.estimateButton}</ButtonLink>
          <CallButton tone="line" isNumberAlone />
        </div>
      </PageHead>
      <StatsBand facts={listCityFacts(city)} />
      <section className="section">
        <div className="wrap">
          <SectionHead heading={here(words.servicesHeading)} lead={here(words.servicesLead)} />
          <ul className="columns" data-fold="tablet">
            {serviceList.map((service) => (
              <li key={service.slug}>
                <ServiceCard
                  service={service}
                  href={serviceInCityPath(service.slug, city.slug)}
                  text={page.cardTexts[service.slug]}
                  linkLabel={fillSlots(words.serviceLink, { service: service.label, city: city.name })}
                  isLying
                />
              </li>
            ))}
          </ul>
        </div>
      </section>
      {page.paragraphs.length > 0 && <LocalRoofs heading={here(words.localHeading)} page={page} />}
      <RoofPrice city={city.name} />
      <Jobs city={city.name} />
      {facts.length > 0 && (
        <FactBlock heading={here(townFactsWords.heading)} lead={townFactsWords.lead} rows={rows}>
          <p>
            <ArrowLink href={pagePaths['before-you-sign']}>{townFactsWords.beforeYouSignLink}</ArrowLink>
          </p>
        </FactBlock>
      )}
      <LocalStorms city={city} />
      {features.emergencyLine && (
        <EmergencySection
          heading={words.emergencyHeading}
          points={listEmergencyPoints(city).map(({ title, text }) => ({
            title: here(title),
            text: here(text),
          }))}
        />
      )}
      <NearbyTowns city={city} />
      {city.slug === shopSlug && <ServiceLinks heading={words.homeCardsHeading} />}
      <Sources facts={[...facts, ...storms.flatMap(({ entry }) => entry.facts), ...page.sources]} />
      <ClosingCall
        isLight={features.emergencyLine}
        heading={here(words.closingHeading)}
        lead={words.closingLead}
        button={words.closingButton}
        href={ask}
      />
    </>
  );
}

/** What is particular to the roofs of this place. */
function LocalRoofs({ heading, page }: { readonly heading: string; readonly page: CityPageContent }) {
  return (
    <section className="section" data-surface="raised">
      <div className="wrap two-columns" data-split="4 7">
        <div>
          <h2>{heading}</h2>
          {page.lookFor && (
            <figure className={`above-5 ${styles.picture}`}>
              <div data-surface="sunken">
                <DrawingFile name={page.lookFor.picture} />
              </div>
              <figcaption className="fine above-2">
                {page.lookFor.text} {words.notToScale}
              </figcaption>
            </figure>
          )}
        </div>
        <div className="stack measure">
          {page.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  );
}

export function NearbyTowns({ city }: { readonly city: City }) {
  const nearby = listNearbyCities(city.slug);
  if (nearby.length === 0) return null;
  return (
    <nav className="section" aria-labelledby="nearby" data-print="hide">
      <div className="wrap two-columns" data-align="center">
        <div>
          <h2 id="nearby">{words.otherCitiesHeading}</h2>
          <p className="lead above-4">{fillLocalSlots(words.otherCitiesLead, city.slug)}</p>
        </div>
        <Chips
          chips={nearby.map(({ name, slug }) => ({ lead: 'Roofing in', label: name, href: cityPath(slug) }))}
        />
      </div>
    </nav>
  );
}
