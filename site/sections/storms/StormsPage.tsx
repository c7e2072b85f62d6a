import { stormKinds } from '#client/shapes/fact.ts';
import { describeReview } from '#content/business/proof-words.ts';
import { cityList } from '#content/cities/cities.ts';
import { areStormsKnown, listStormEntries, type StormEntry } from '#content/cities/town-facts.ts';
import { tellWhenChecked } from '#content/pages/fact-rows.ts';
import { servicePageWords } from '#content/pages/service-page-words.ts';
import {
  countStorms,
  findTornadoStrength,
  listStormsOffMap,
  nameStormKind,
  stormClaimRows,
  stormNotes,
  stormPageFacts,
  stormSigns,
  stormsHead,
  tornadoLegends,
  tornadoStrengths,
  stormsWords as words,
  writeStormLine,
} from '#content/pages/storms.ts';
import { findTownStorms } from '#content/pages/town-facts-words.ts';
import { isOffered } from '#content/services/service-slugs.ts';
import { ArrowLink } from '#design/parts/ArrowLink.tsx';
import { Breadcrumbs } from '#design/parts/Breadcrumbs.tsx';
import { Chips } from '#design/parts/Chips.tsx';
import { StormGlyph } from '../../drawings/map/StormGlyph.tsx';
import { StormMap } from '../../drawings/map/StormMap.tsx';
import { YearAxis } from '../../drawings/map/YearAxis.tsx';
import { breadcrumbsToPage } from '../../search-listing/breadcrumbs.ts';
import { cityPath, servicePath } from '../../search-listing/routes.ts';
import { ClosingCall } from '../parts/ClosingCall.tsx';
import { FactRows } from '../parts/FactRows.tsx';
import { FeatureCards } from '../parts/FeatureCards.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { StormList } from './StormList.tsx';
import styles from './StormsPage.module.css';

const review = describeReview();

/** What the marks mean, on the map above and here, and the storms over the years. */
function StormYears({ entries }: { readonly entries: readonly StormEntry[] }) {
  const kinds = stormKinds.filter((kind) => entries.some((entry) => entry.kind === kind));
  const strengths = tornadoStrengths.filter((strength) =>
    entries.some((entry) => findTornadoStrength(entry) === strength),
  );
  const offMap = listStormsOffMap(entries);
  return (
    <section className={`ruled ${styles.years}`} data-surface="raised" aria-labelledby="storm-years">
      <div className="wrap">
        <ul className={`row small ${styles.legend}`}>
          {strengths.map((strength) => (
            <li key={strength} className="beside" data-align="center" data-gap="2">
              <svg aria-hidden className="chart" viewBox="-20 -20 40 40">
                <StormGlyph kind="tornado" strength={strength} />
              </svg>
              {tornadoLegends[strength]}
            </li>
          ))}
          {kinds
            .filter((kind) => kind !== 'tornado')
            .map((kind) => (
              <li key={kind} className="beside" data-align="center" data-gap="2">
                <svg aria-hidden className="chart" viewBox="-20 -20 40 40">
                  <StormGlyph kind={kind} />
                </svg>
                {nameStormKind(kind)}
              </li>
            ))}
          {entries.some(({ ends }) => ends) && (
            <li className="beside" data-align="center" data-gap="2">
              <svg aria-hidden className="chart" viewBox="-20 -20 40 40">
                <path className={styles.ends} d="M-18 0h36" />
              </svg>
              {words.pathLegend}
            </li>
          )}
          {offMap && <li>{offMap}</li>}
        </ul>
        <h2 className="card-heading above-6" id="storm-years">
          {words.axisHeading}
        </h2>
        <div className={styles.wide}>
          <YearAxis entries={entries} width={1312} glyph={1} every={2} />
        </div>
        <div className={styles.middle}>
          <YearAxis entries={entries} width={700} glyph={0.85} every={2} />
        </div>
        <div className={styles.narrow}>
          <YearAxis entries={entries} width={300} glyph={0.4} every={4} />
        </div>
      </div>
    </section>
  );
}

/** Every storm of the register on a map, over the years and in a list; a city chosen here lights its own on all three. */
function StormsByDate() {
  const entries = listStormEntries();
  const lines = entries.map(writeStormLine);
  return (
    <div data-storms="">
      <div className={`hero-band ${styles.head}`}>
        <div className={`wrap ${styles.words}`}>
          <Breadcrumbs crumbs={breadcrumbsToPage('storms', stormsHead.heading)} />
          <h1 className="above-5">{stormsHead.heading}</h1>
          <p className="lead above-5">{stormsHead.lead}</p>
          <p className="above-5" data-print="hide">
            <b id="storm-city">{words.cityHeading}</b>
          </p>
          <div className={`above-2 ${styles.cities}`} data-print="hide">
            <Chips
              labelledBy="storm-city"
              chips={cityList.map((city) => ({
                label: city.name,
                href: `${cityPath(city.slug)}${findTownStorms(city).length > 0 ? '#storms' : ''}`,
                data: { 'data-storm-city': city.slug, 'data-storm-count': countStorms(city, entries) },
              }))}
            />
          </div>
          <p className={`above-4 ${styles.count}`} aria-live="polite" data-storm-summary="" data-print="hide">
            {words.nothingChosen}
          </p>
        </div>
        <StormMap entries={entries} label={words.mapLabel} />
      </div>
      <StormYears entries={entries} />
      <section className="section" data-surface="raised" id="dates">
        <div className="wrap">
          <h2>{words.listHeading}</h2>
          <p className="lead above-4">{words.listLead}</p>
          <div className="above-5">
            <StormList lines={lines} />
          </div>
          {stormNotes.map(({ text, source, sourceUrl }) => (
            <p key={text} className="above-5">
              {text} <a href={sourceUrl}>{source}</a>
            </p>
          ))}
          <p className="fine above-4">
            {words.coordinates} {tellWhenChecked(stormPageFacts)} {review}
          </p>
        </div>
      </section>
    </div>
  );
}

/** Storms by date with their surveys, and what to look for after one. */
export function StormsPage() {
  return (
    <>
      {areStormsKnown ? <StormsByDate /> : <PageHead page="storms" {...stormsHead} />}
      <FeatureCards heading={words.lookHeading} cards={stormSigns} surface="page">
        <p className="fine above-5">{servicePageWords.issuesNote}</p>
        <p className="row above-6">
          {isOffered('roof-inspection') && (
            <ArrowLink href={servicePath('roof-inspection')}>{words.inspectionLink}</ArrowLink>
          )}
          {isOffered('emergency-repairs') && (
            <ArrowLink href={servicePath('emergency-repairs')}>{words.emergencyLink}</ArrowLink>
          )}
        </p>
      </FeatureCards>
      <FactRows heading={words.claimHeading} rows={stormClaimRows} />
      <ClosingCall heading={words.closingHeading} lead={words.closingLead} button={words.closingButton} />
    </>
  );
}
