import { roofTypes } from '#calculators/roof-cost/prices.ts';
import { servicePageWords as words } from '#content/pages/service-page-words.ts';
import type { CalculatorMaterial } from '#content/services/service.ts';
import { formatDollarsAndCents } from '#content/wording/money.ts';
import { fillSlots } from '#content/wording/text.ts';
import { ArrowLink } from '#design/parts/ArrowLink.tsx';
import { ButtonLink } from '#design/parts/ButtonLink.tsx';
import { pagePaths } from '../../search-listing/routes.ts';
import styles from './ServicePage.module.css';

interface CalculatorPathProps {
  readonly material: CalculatorMaterial;
}

/** The price the calculator starts from, and the way to it with this material already chosen. */
export function CalculatorPath({ material }: CalculatorPathProps) {
  const { dollarsPerSquareFoot, label } = roofTypes[material];
  return (
    <section className={styles.calculator} data-surface="calm">
      <div className="wrap two-columns" data-split="7 4" data-align="center">
        <div>
          <h2>{words.calculatorHeading}</h2>
          <p className="lead above-4">{words.calculatorText}</p>
          <ButtonLink
            className={`above-6 ${styles.calculatorButton}`}
            tone="plain"
            iconAfter="arrow"
            href={`${pagePaths['roof-cost']}?roofType=${material}`}
            data-print="hide"
          >
            {words.calculatorButton}
          </ButtonLink>
          <p className="row above-4" data-print="hide">
            <ArrowLink href={pagePaths['roof-cost-examples']}>{words.costExamplesLink}</ArrowLink>
            <ArrowLink href={pagePaths['roof-materials']}>{words.materialsLink}</ArrowLink>
          </p>
        </div>
        <p className={styles.price}>
          <b>{formatDollarsAndCents(dollarsPerSquareFoot)}</b>
          <span>{words.calculatorPriceLabel}</span>
          <small>{fillSlots(words.calculatorPriceNote, { material: label })}</small>
        </p>
      </div>
    </section>
  );
}
