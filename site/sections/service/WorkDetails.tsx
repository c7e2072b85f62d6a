import { listWarrantyProof } from '#content/business/proof-words.ts';
import { servicePageWords as words } from '#content/pages/service-page-words.ts';
import type { ServiceContent } from '#content/services/services.ts';
import { ProofLines } from '../parts/ProofLines.tsx';
import styles from './ServicePage.module.css';

interface WorkDetailsProps {
  readonly service: ServiceContent;
}

/** What the work is about, and what the price covers. */
export function WorkDetails({ service }: WorkDetailsProps) {
  return (
    <section className="section">
      <div className="wrap two-columns">
        <div>
          <h2>{words.detailsHeading}</h2>
          <div className="paragraphs above-5">
            {service.description.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <div className={styles.features}>
          <h3 id="features">{words.featuresHeading}</h3>
          <ul className="ruled-list above-4" aria-labelledby="features">
            {service.features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
          <ProofLines lines={listWarrantyProof()} />
        </div>
      </div>
    </section>
  );
}
