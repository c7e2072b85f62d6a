import { company } from '#client/company.ts';
import { askLabel } from '#content/business/action-words.ts';
import { phoneHref } from '#content/business/contact-links.ts';
import { metalColorCount } from '#content/services/metal-colors.ts';
import type { ServiceContent } from '#content/services/services.ts';
import { ArrowLink } from '#design/parts/ArrowLink.tsx';
import { ButtonLink } from '#design/parts/Button.tsx';
import { ServiceHouse } from '../../drawings/services/ServiceHouse.tsx';
import { isDrawn, ServiceIllustration } from '../../drawings/services/ServiceIllustration.tsx';
import { askPath } from '../../lead-forms/ask-path.ts';
import type { Breadcrumb } from '../../search-listing/breadcrumbs.ts';
import { PageHead } from '../parts/PageHead.tsx';
import metal from './MetalColorChoice.module.css';
import { MetalColorChoice } from './MetalColorChoice.tsx';
import styles from './ServicePage.module.css';

interface ServiceHeroProps {
  readonly service: ServiceContent;
  readonly breadcrumbs: readonly Breadcrumb[];
}

export function ServiceHero({ service, breadcrumbs }: ServiceHeroProps) {
  const { display } = company.phone.value;
  const isUrgent = service.slug === 'emergency-repairs';
  return (
    <PageHead
      breadcrumbs={breadcrumbs}
      heading={service.label}
      lead={service.lead}
      isUrgent={isUrgent}
      picture={
        <>
          <div className={styles.heroDrawing}>
            {isDrawn(service.slug) ? (
              <ServiceHouse service={service.slug} metalClassName={metal.roof} />
            ) : (
              <ServiceIllustration service={service.slug} />
            )}
          </div>
          {service.slug === 'metal-roofing' && metalColorCount && <MetalColorChoice />}
        </>
      }
    >
      {isUrgent ? (
        <p className="above-4">
          <ArrowLink href={askPath(service.formChoice)}>{askLabel(service.slug)}</ArrowLink>
        </p>
      ) : (
        <div className="row above-6">
          <ButtonLink href={askPath(service.formChoice)}>{askLabel(service.slug)}</ButtonLink>
          <ButtonLink tone="line" icon="phone" href={phoneHref} aria-label={`Call ${display}`}>
            {display}
          </ButtonLink>
        </div>
      )}
    </PageHead>
  );
}
