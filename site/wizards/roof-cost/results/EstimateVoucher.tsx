import { describeLastDay } from '#calculators/paper/head-lines.ts';
import { offers } from '#client/shapes/offers.ts';
import { features } from '#content/business/features.ts';
import { offerWords } from '#content/business/offer-words.ts';
import { roofCostResultWords as words } from '#content/pages/roof-cost-results-words.ts';
import { Button } from '#design/parts/Button.tsx';
import { readToday } from '../../../paper/read-today.ts';
import { VoucherSlip } from '../VoucherSlip.tsx';

/** Beside the estimate: the voucher, what happens next, and the way back to the first question. */
export function AfterEstimate({ onStartOver }: { readonly onStartOver: () => void }) {
  const validThrough = describeLastDay({ issuedOn: readToday(), validDays: offers.voucherValidDays });
  return (
    <>
      {features.voucher && (
        <VoucherSlip
          amount={offerWords.voucherAmount}
          title={words.voucherTitle}
          text={words.voucherThrough(validThrough)}
        />
      )}
      <section>
        <h2 className="chapter-heading">{words.nextTitle}</h2>
        <ol className="ruled numbered-list above-4" data-lines="">
          {words.nextSteps.map(({ title, text }) => (
            <li key={title}>
              <div>
                <h3>{title}</h3>
                <p className="small">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
      <p className="row" data-gap="3">
        {words.againTitle}{' '}
        <Button tone="line" icon="arrow-back" onClick={onStartOver}>
          {words.startOver}
        </Button>
      </p>
    </>
  );
}
