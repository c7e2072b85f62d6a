import styles from './SectionHead.module.css';

interface SectionHeadProps {
  readonly heading: string;
  readonly lead: string;
}

/** The heading of a section with its lead beside it, or below it in small windows. */
export function SectionHead({ heading, lead }: SectionHeadProps) {
  return (
    <div className={`two-columns ${styles.head}`} data-split="7 5" data-align="end">
      <h2>{heading}</h2>
      <p className="lead">{lead}</p>
    </div>
  );
}
