import { features } from '#content/business/features.ts';
import { type City, shopSlug } from '#content/cities/cities.ts';
import type { CityPage as CityPageContent } from '#content/cities/default-texts.ts';
import { fillLocalSlots } from '#content/cities/local-texts.ts';
import { listCityFacts, cityPageWords as words } from '#content/pages/city-page-words.ts';
import { findTownFacts, findTownStorms, townFactsWords } from '#content/pages/town-facts-words.ts';
import { inspectionChoice } from '#content/services/service-choices.ts';
import { ArrowLink } from '#design/parts/ArrowLink.tsx';
import { askPath } from '../../lead-forms/ask-path.ts';
import type { Breadcrumb } from '../../search-listing/breadcrumbs.ts';
import { pagePaths } from '../../search-listing/routes.ts';
import { ClosingCall } from '../parts/ClosingCall.tsx';
import { EmergencySection } from '../parts/EmergencySection.tsx';
import { FactBand } from '../parts/FactBand.tsx';
import { FactBlock } from '../parts/FactRows.tsx';
import { Jobs } from '../parts/Jobs.tsx';
import { RoofPrice } from '../parts/RoofPrice.tsx';
import { ServiceLinks } from '../parts/ServiceLinks.tsx';
import { Sources } from '../parts/Sources.tsx';
import { CityHero } from './CityHero.tsx';
import { CityServices } from './CityServices.tsx';
import { LocalRoofs } from './LocalRoofs.tsx';
import { LocalStorms } from './LocalStorms.tsx';
import { NearbyTowns } from './NearbyTowns.tsx';

interface CityPageProps {
  readonly city: City;
  readonly page: CityPageContent;
  readonly breadcrumbs: readonly Breadcrumb[];
}

/** A town: what we do there, what its roofs ask for as far as we know, who is near. */
export function CityPage({ city, page, breadcrumbs }: CityPageProps) {
  const here = (text: string) => fillLocalSlots(text, city.slug);
  const { rows, facts } = findTownFacts(city);
  const storms = findTownStorms(city);
  return (
    <>
      <CityHero city={city} lead={page.lead} breadcrumbs={breadcrumbs} />
      <FactBand facts={listCityFacts(city)} />
      <CityServices city={city} cardTexts={page.cardTexts} />
      {page.paragraphs.length > 0 && <LocalRoofs city={city} page={page} />}
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
          points={words.emergencyPoints.map(({ title, text }) => ({ title: here(title), text }))}
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
        href={askPath(inspectionChoice, { city: city.name })}
      />
    </>
  );
}
