import { describeLastDay } from '#calculators/paper/paper-document.ts';
import { offers } from '#client/shapes/offers.ts';
import { offerWords } from '#content/business/offer-words.ts';
import { roofCostResultWords as words } from '#content/pages/roof-cost-results-words.ts';
import { readToday } from '../../../paper/read-today.ts';
import { VoucherSlip } from '../VoucherSlip.tsx';

export function EstimateVoucher() {
  const validThrough = describeLastDay({ issuedOn: readToday(), validDays: offers.voucherValidDays });
  return (
    <VoucherSlip
      amount={offerWords.voucherAmount}
      title={words.voucherTitle}
      text={words.voucherThrough(validThrough)}
    />
  );
}
