import { leadFormWords as words } from '#content/pages/lead-form-words.ts';
import { emergencyChoice } from '#content/services/service-choices.ts';
import { Banner } from '#design/parts/Banner.tsx';
import { CallButton } from './CallLinks.tsx';

/** At which question an emergency was chosen. */
export const emergencyAt = ({ service, urgency }: Readonly<Partial<Record<string, string>>>) =>
  service === emergencyChoice ? 'service' : urgency === 'emergency' ? 'urgency' : null;

/** Nobody with water coming in should wait for the answer to a form. */
export function EmergencyNote() {
  return (
    <Banner tone="emergency" title={words.emergencyTitle} role="status">
      <p>{words.emergencyText}</p>
      <CallButton className="above-4" tone="emergency">
        {words.call}
      </CallButton>
    </Banner>
  );
}
