import { describeProject } from '#calculators/roof-cost/project-summary.ts';
import { company, phoneHref } from '#content/business/company.ts';
import { roofCostResultWords as words } from '#content/pages/roof-cost-results-words.ts';
import { Banner } from '#design/parts/Banner.tsx';
import { ButtonLink } from '#design/parts/ButtonLink.tsx';
import { contactFields, type RoofCostEntries, readAnswersOf } from '../entries.ts';
import styles from './ResultsCard.module.css';

/** Where the visitor's details are now. Nothing is called sent that is not safe (ruling 1). */
export function DeliveryNote({ entries }: { readonly entries: RoofCostEntries }) {
  const delivery = entries.request?.delivery;
  switch (delivery?.kind) {
    case 'received':
      return (
        <p className={styles.delivery}>
          {words.received} {words.referenceLabel}: <strong>{delivery.reference}</strong>
        </p>
      );
    case 'kept':
      return (
        <div className={styles.delivery}>
          <Banner tone="note">
            <p>{words.kept}</p>
          </Banner>
        </div>
      );
    case 'unsafe':
      return (
        <div className={styles.delivery}>
          <Banner tone="danger" role="alert" title={words.unsafeTitle}>
            <p>{words.unsafeText}</p>
            <p className="row">
              <ButtonLink href={phoneHref} icon="phone" tone="plain">
                {words.call}
              </ButtonLink>
              <ButtonLink href={mailOf(entries)} tone="line" icon="mail">
                {words.mail}
              </ButtonLink>
            </p>
          </Banner>
        </div>
      );
    default:
      return null;
  }
}

/** Everything the lead holds, as an e-mail the visitor can send from the device's own program. */
function mailOf(entries: RoofCostEntries): string {
  const reading = readAnswersOf(entries);
  const lines = [
    ...contactFields.map((field) => entries[field]),
    ...(reading.kind === 'valid' ? [describeProject(reading.answers)] : []),
  ];
  const query = `subject=${encodeURIComponent(words.mailSubject)}&body=${encodeURIComponent(lines.join('\n'))}`;
  return `mailto:${company.email.value}?${query}`;
}
