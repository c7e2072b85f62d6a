import {
  findStormRows,
  stormClaimRows,
  stormPageFacts,
  stormSigns,
  stormsHead,
  stormsWords as words,
} from '#content/pages/storms.ts';
import { isOffered } from '#content/services/service-slugs.ts';
import { ArrowLink } from '#design/parts/ArrowLink.tsx';
import type { Breadcrumb } from '../../search-listing/breadcrumbs.ts';
import { servicePath } from '../../search-listing/routes.ts';
import { ClosingCall } from '../parts/ClosingCall.tsx';
import { FactRows } from '../parts/FactRows.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { RoofIssues } from '../parts/RoofIssues.tsx';
import { Sources } from '../parts/Sources.tsx';

/** Storms by date with their surveys, and what to look for after one. */
export function StormsPage({ breadcrumbs }: { readonly breadcrumbs: readonly Breadcrumb[] }) {
  return (
    <>
      <PageHead breadcrumbs={breadcrumbs} {...stormsHead} />
      <FactRows id="dates" heading={words.listHeading} rows={findStormRows()} />
      <RoofIssues heading={words.lookHeading} issues={stormSigns} surface="page">
        <p className="row above-6">
          {isOffered('roof-inspection') && (
            <ArrowLink href={servicePath('roof-inspection')}>{words.inspectionLink}</ArrowLink>
          )}
          {isOffered('emergency-repairs') && (
            <ArrowLink href={servicePath('emergency-repairs')}>{words.emergencyLink}</ArrowLink>
          )}
        </p>
      </RoofIssues>
      <FactRows heading={words.claimHeading} rows={stormClaimRows} />
      <Sources facts={stormPageFacts} />
      <ClosingCall heading={words.closingHeading} lead={words.closingLead} button={words.closingButton} />
    </>
  );
}
