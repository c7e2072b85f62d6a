import { listWarrantyProof } from '#content/business/proof-words.ts';
import { servicePageWords as words } from '#content/pages/service-page-words.ts';
import type { ServiceContent } from '#content/services/services.ts';
import { ProofLines } from '../parts/ProofLines.tsx';
import styles from './ServicePage.module.css';

/** What the work is about, and beside it what the price covers. */
export function WorkDetails({ service }: { readonly service: ServiceContent }) {
  return (
    <section className={`section ${styles.details}`}>
      <div className="wrap two-columns">
        <div>
          <h2 id="features">{words.detailsHeading}</h2>
          <div className="stack measure above-5">
            {service.description.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <div className={styles.features}>
          <ul className="ruled-list" aria-labelledby="features">
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
