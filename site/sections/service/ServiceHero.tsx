import { company, phoneHref } from '#content/business/company.ts';
import { servicePageWords as words } from '#content/pages/service-page-words.ts';
import type { ServiceContent } from '#content/services/service.ts';
import { ButtonLink } from '#design/parts/ButtonLink.tsx';
import { isShownOnHouse, ServiceHouse } from '../../drawings/services/ServiceHouse.tsx';
import { ServiceIllustration } from '../../drawings/services/ServiceIllustration.tsx';
import { askPath } from '../../lead-forms/ask-path.ts';
import type { Breadcrumb } from '../../search-listing/breadcrumbs.ts';
import { PageHead } from '../parts/PageHead.tsx';
import metal from './MetalColorChoice.module.css';
import styles from './ServicePage.module.css';

interface ServiceHeroProps {
  readonly service: ServiceContent;
  readonly breadcrumbs: readonly Breadcrumb[];
}

export function ServiceHero({ service, breadcrumbs }: ServiceHeroProps) {
  const { display } = company.phone.value;
  const isUrgent = service.slug === 'emergency-repairs';
  const call = (
    <ButtonLink
      key="call"
      tone={isUrgent ? 'action' : 'line'}
      icon="phone"
      href={phoneHref}
      aria-label={`Call ${display}`}
    >
      {display}
    </ButtonLink>
  );
  const ask = (
    <ButtonLink key="ask" tone={isUrgent ? 'line' : 'action'} href={askPath(service.formChoice)}>
      {words.estimateButton}
    </ButtonLink>
  );
  return (
    <PageHead
      breadcrumbs={breadcrumbs}
      heading={service.label}
      lead={service.lead}
      picture={
        <div className={styles.heroDrawing}>
          {isShownOnHouse(service.slug) ? (
            <ServiceHouse service={service.slug} metalClassName={metal.roof} />
          ) : (
            <ServiceIllustration service={service.slug} className={styles.heroIllustration} />
          )}
        </div>
      }
    >
      {/* Who has water coming in finds the phone where others find the form. */}
      <div className={`row above-6 ${styles.heroActions}`}>{isUrgent ? [call, ask] : [ask, call]}</div>
    </PageHead>
  );
}
