import { describeReview } from '#content/business/proof-words.ts';
import { arePermitsKnown } from '#content/cities/town-facts.ts';
import {
  beforeYouSignFacts,
  beforeYouSignHead,
  certificateQuestion,
  contractLawRows,
  questionsForAnyRoofer,
  roofCodeRows,
  beforeYouSignWords as words,
} from '#content/pages/before-you-sign.ts';
import { tellWhenChecked } from '#content/pages/fact-rows.ts';
import { sampleWords } from '#content/pages/sample-documents.ts';
import { ArrowLink } from '#design/parts/ArrowLink.tsx';
import { pagePaths, samplePath } from '../../search-listing/routes.ts';
import { ClosingCall } from '../parts/ClosingCall.tsx';
import { FactRows } from '../parts/FactRows.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { SampleSheets } from '../parts/SampleSheets.tsx';
import { StepList } from '../parts/StepList.tsx';

const review = describeReview();

/** What to ask of any roofer, and what the rules of the state say. */
export function BeforeYouSignPage() {
  return (
    <>
      <PageHead page="before-you-sign" {...beforeYouSignHead}>
        <p className="row above-4" data-print="hide">
          {contractLawRows.length > 0 && <ArrowLink href="#law">{words.lawHeading}</ArrowLink>}
          {roofCodeRows.length > 0 && <ArrowLink href="#code">{words.codeHeading}</ArrowLink>}
        </p>
      </PageHead>
      <section className="section">
        <div className="wrap two-columns" data-split="4 7">
          <h2 className="sticky-column">{words.questionsHeading}</h2>
          <StepList
            steps={questionsForAnyRoofer}
            under={(title) =>
              title === certificateQuestion && (
                <div className="above-5">
                  <SampleSheets slug="insurance-certificate" />
                </div>
              )
            }
          />
        </div>
      </section>
      <FactRows id="law" heading={words.lawHeading} rows={contractLawRows} layout="columns" />
      <FactRows
        id="code"
        heading={words.codeHeading}
        lead={words.codeLead}
        rows={roofCodeRows}
        surface="page"
        layout="cards"
      >
        <p className="row above-5">
          {arePermitsKnown && (
            <ArrowLink href={`${pagePaths.locations}#permits`}>{words.locationsLink}</ArrowLink>
          )}
          <ArrowLink href={pagePaths['roof-cost-examples']}>{words.costLink}</ArrowLink>
          <ArrowLink href={samplePath('insurance-certificate')}>{sampleWords.seeCertificate}</ArrowLink>
        </p>
        <p className="fine above-5">
          {tellWhenChecked(beforeYouSignFacts)} {review}
        </p>
      </FactRows>
      <ClosingCall heading={words.closingHeading} lead={words.closingLead} button={words.closingButton} />
    </>
  );
}
