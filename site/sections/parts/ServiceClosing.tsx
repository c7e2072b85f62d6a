import { askLabel } from '#content/business/action-words.ts';
import { features } from '#content/business/features.ts';
import { closingHeadingOf, emergencyClosing } from '#content/pages/service-page-words.ts';
import type { ServiceContent } from '#content/services/services.ts';
import { contactPath } from '../../lead-forms/contact-path.ts';
import { ClosingCall } from './ClosingCall.tsx';

interface ServiceClosingProps {
  readonly service: ServiceContent;
  readonly text: string;
  /** Where the page speaks of one city. */
  readonly city?: string;
}

/** The closing call about one service; in an emergency it says something of its own. */
export function ServiceClosing({ service, text, city }: ServiceClosingProps) {
  const isUrgent = service.slug === 'emergency-repairs';
  return (
    <ClosingCall
      isUrgent={isUrgent}
      isLight={isUrgent || (city !== undefined && features.emergencyLine)}
      heading={closingHeadingOf(service)}
      lead={isUrgent ? emergencyClosing.text : text}
      button={askLabel(service.slug)}
      href={contactPath(service.formChoice, { city })}
    />
  );
}
