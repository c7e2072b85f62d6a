import type { EstimateLine, RoofCostEstimate } from '#calculators/roof-cost/estimate.ts';
import { roofCostResultWords as words } from '#content/pages/roof-cost-results-words.ts';
import { formatWholeDollars } from '#content/wording/money.ts';
import styles from './CostBreakdown.module.css';
import tables from './result-table.module.css';

function amountOf({ subject, wholeDollars }: EstimateLine): string {
  const amount = formatWholeDollars(wholeDollars);
  return subject === 'material' || wholeDollars < 0 ? amount : `+${amount}`;
}

/** The multiplication, line by line; what changes nothing is named in one. */
export function CostBreakdown({ estimate }: { readonly estimate: RoofCostEstimate }) {
  const { lines, averageDollars } = estimate;
  const unchanged = lines.filter(({ dollars }) => dollars === 0).map(({ label }) => label);
  return (
    <div className={styles.bill}>
      <h3>{words.billTitle}</h3>
      <table className={`figures ${tables.table}`}>
        <caption className="visually-hidden">{words.billTitle}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{words.billColumns.line}</th>
            <th scope="col">{words.billColumns.calculation}</th>
            <th scope="col">{words.billColumns.amount}</th>
          </tr>
        </thead>
        <tbody>
          {lines
            .filter(({ dollars }) => dollars !== 0)
            .map((line) => (
              <tr key={line.subject}>
                <th scope="row">{line.label}</th>
                <td>{line.calculation}</td>
                <td className={styles.amount}>{amountOf(line)}</td>
              </tr>
            ))}
          {unchanged.length > 0 && (
            <tr>
              <td colSpan={3}>{words.billUnchanged(unchanged.join(', '))}</td>
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {words.billSum}
            </th>
            <td className={styles.amount}>{formatWholeDollars(averageDollars)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
