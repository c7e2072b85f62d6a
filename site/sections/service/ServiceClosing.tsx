import {
  emergencyClosing,
  serviceClosingHeadings,
  servicePageWords as words,
} from '#content/pages/service-page-words.ts';
import type { ServiceContent } from '#content/services/service.ts';
import { askPath } from '../../lead-forms/ask-path.ts';
import { ClosingCall } from '../parts/ClosingCall.tsx';

interface ServiceClosingProps {
  readonly service: ServiceContent;
}

export function ServiceClosing({ service }: ServiceClosingProps) {
  const { text, button } =
    service.slug === 'emergency-repairs'
      ? emergencyClosing
      : { text: words.closingText, button: words.closingButton };
  return (
    <ClosingCall
      heading={serviceClosingHeadings[service.slug]}
      lead={text}
      button={button}
      href={askPath(service.formChoice)}
    />
  );
}
