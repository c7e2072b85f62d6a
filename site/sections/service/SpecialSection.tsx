import type { ServiceContent } from '#content/services/service.ts';
import { InspectionPointsSection } from './InspectionPointsSection.tsx';
import { MetalColorChoice } from './MetalColorChoice.tsx';
import { OptionComparison } from './OptionComparison.tsx';
import { WorkSequence } from './WorkSequence.tsx';

/** What only this page has: the thing to understand before choosing. */
export function SpecialSection({ service }: { readonly service: ServiceContent }) {
  const { slug, specialSection } = service;
  switch (specialSection.kind) {
    case 'comparison':
      return (
        <>
          {slug === 'metal-roofing' && <MetalColorChoice />}
          <OptionComparison comparison={specialSection} />
        </>
      );
    case 'sequence':
      return <WorkSequence service={slug} sequence={specialSection} />;
    case 'inspection-plan':
      return <InspectionPointsSection plan={specialSection} />;
  }
}
