import { ButtonLink } from '#design/parts/Button.tsx';
import { CallButton } from '../lead-forms/CallLinks.tsx';
import styles from './CallBar.module.css';
import { contactPathFrom } from './contact-path-from.ts';
import { isUrgentPage } from './navigation.ts';

/**
 * The two ways to reach us, at the thumb, in small windows: not for the contact page, to which it leads. On the page for
 * emergencies the call stands out.
 */
export function CallBar({ path }: { readonly path: string }) {
  const isUrgent = isUrgentPage(path);
  return (
    <aside
      className={styles.bar}
      aria-label="Reach us"
      data-surface={isUrgent ? 'strong' : 'raised'}
      data-call-bar="waiting"
      data-print="hide"
    >
      <CallButton tone={isUrgent ? 'emergency' : 'line'} className={isUrgent ? styles.first : undefined}>
        Call
      </CallButton>
      <ButtonLink
        tone={isUrgent ? 'line' : 'action'}
        href={contactPathFrom(path)}
        className={isUrgent ? undefined : styles.first}
      >
        Free estimate
      </ButtonLink>
    </aside>
  );
}
