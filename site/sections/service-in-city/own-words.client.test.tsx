import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { cities, citySlugs } from '#content/cities/cities.ts';
import { findLocalText } from '#content/cities/local-texts.ts';
import { serviceList } from '#content/services/services.ts';
import { countSharedWords, readMainText, sharedByTooMany } from '../../../tests/walls/page-similarity.ts';
import { breadcrumbsToServiceInCity } from '../../search-listing/breadcrumbs.ts';
import { ServiceInCityPage } from './ServiceInCityPage.tsx';

// Proves R27.2.
test.each(serviceList)('of $title in a town, more than half is said of no other town', (service) => {
  const pages = citySlugs.map((slug) => {
    const markup = renderToStaticMarkup(
      <ServiceInCityPage
        service={service}
        city={cities[slug]}
        local={findLocalText(service.slug, slug)}
        breadcrumbs={breadcrumbsToServiceInCity(service, cities[slug])}
      />,
    );
    return { name: slug, text: readMainText(`<main>${markup}</main>`) };
  });
  const alike = countSharedWords(pages)
    .filter(({ words, shared }) => shared >= sharedByTooMany * words)
    .map(
      ({ name, words, shared }) =>
        `${service.slug} in ${name}: ${shared} of ${words} words are on its siblings too. Say in client/cities what only this town has, give facts that several towns share a \`brief\`, or shorten what every such page says.`,
    );
  expect(alike).toEqual([]);
});
