import styles from './VoucherSlip.module.css';

interface VoucherSlipProps {
  readonly amount: string;
  readonly title: string;
  readonly text: string;
}

/** The voucher, inside its cut line: the only dashed box there is. */
export function VoucherSlip({ amount, title, text }: VoucherSlipProps) {
  return (
    <div className={`row ${styles.slip}`} data-align="stretch" data-gap="0">
      <p className={styles.amount}>{amount}</p>
      <p className={styles.words}>
        <strong className="own-line">{title}</strong> {text}
      </p>
    </div>
  );
}
