import type { PaperSection } from '#calculators/paper/paper-document.ts';
import { newGutters, offeredOr, type RoofCostAnswers } from '#calculators/roof-cost/answers.ts';
import { composeEstimateDocument } from '#calculators/roof-cost/estimate-document.ts';
import { roofCostResultWords as words } from '#content/pages/roof-cost-results-words.ts';
import { sampleEstimate } from '#content/pages/sample-documents.ts';
import { heroHouseScene } from '../../drawings/hero/StreetHouse.tsx';
import { PaperBlocks } from '../../paper/PaperSheet.tsx';
import '../../paper/paper-blocks.css';
import styles from './EstimateSheets.module.css';
import type { SheetsOfSample } from './SampleSheets.tsx';

const { planes } = heroHouseScene.house.roof;

/** What a visitor with the drawn house would answer. */
const answers: RoofCostAnswers = {
  squareFootage: Math.round(planes.reduce((sum, { squareFeet }) => sum + squareFeet, 0) / 10) * 10,
  roofType: offeredOr('architectural'),
  stories: '2',
  // 5/12 to 9/12, as the drawn house has.
  roofPitch: 'standard',
  roofAccess: 'easy',
  currentRoof: 'asphalt',
  gutters: newGutters,
  skylights: 1,
  chimneys: 1,
};

const { title, sections } = composeEstimateDocument({
  answers,
  customer: null,
  reference: null,
  issuedOn: '2026-01-01',
  pricesReviewedOn: null,
});
const second = sections.findIndex(({ startsPage }) => startsPage);
/** Left out: what bears a date, because the sample was made for nobody, and the points of the report beside it. */
const kept: readonly (string | undefined)[] = [words.leavesOutTitle, words.comparisonTitle];
const pages = [
  sections.slice(0, second).filter(({ heading }) => heading !== words.paperRange),
  sections.slice(second).filter(({ heading }) => kept.includes(heading)),
];

/** What the page shows in short: always, and where there is room. */
const inShort = new Map<string | undefined, string | undefined>([
  [words.rangeLabel, 'always'],
  [words.billTitle, 'wide'],
]);

function Section({ heading, blocks }: PaperSection) {
  return (
    <section className="stack" data-gap="2" data-detail={inShort.get(heading) ?? ''}>
      {/* The title of the paper, above it, says the same. */}
      {heading && heading !== words.rangeLabel && <h3>{heading}</h3>}
      {/* Its plan is in the report beside it. */}
      <PaperBlocks blocks={blocks.filter(({ kind }) => kind !== 'drawing')} />
    </section>
  );
}

function Page({ page, isFirst }: { readonly page: readonly PaperSection[]; readonly isFirst: boolean }) {
  const [first, ...others] = page.map((section) => <Section key={section.heading} {...section} />);
  return (
    <div className={`stack paper-blocks ${styles.paper}`}>
      {isFirst && <p className="display card-heading">{title}</p>}
      <div className="row">
        {isFirst && (
          <img
            src="/drawings/drawn-house.svg"
            alt=""
            width="800"
            height="594"
            loading="lazy"
            decoding="async"
          />
        )}
        {first}
      </div>
      {others}
    </div>
  );
}

export const estimateSheets: SheetsOfSample = {
  foot: sampleEstimate.foot,
  pages: pages.map((page, index) => <Page key={page[0]?.heading} page={page} isFirst={index === 0} />),
};
