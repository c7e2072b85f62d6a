import { phoneHref } from '#content/business/company.ts';
import { ButtonLink } from '#design/parts/ButtonLink.tsx';
import { askFromPage } from './ask-from-page.ts';
import styles from './CallBar.module.css';

/** The two ways to reach us, at the thumb, on small windows. */
export function CallBar({ path }: { readonly path: string }) {
  return (
    <aside className={styles.bar} aria-label="Reach us" data-call-bar="waiting" data-print="hide">
      <ButtonLink tone="line" icon="phone" href={phoneHref}>
        Call
      </ButtonLink>
      <ButtonLink href={askFromPage(path)}>Free estimate</ButtonLink>
    </aside>
  );
}
