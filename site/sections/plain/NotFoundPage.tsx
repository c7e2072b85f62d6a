import { notFoundPage as words } from '#content/pages/not-found.ts';
import { ButtonLink } from '#design/parts/Button.tsx';
import { DrawingFile } from '../../drawings/pictures/DrawingFile.tsx';
import { pagePaths } from '../../search-listing/routes.ts';
import styles from './NotFoundPage.module.css';

export function NotFoundPage() {
  return (
    <section className="section">
      <div className="wrap two-columns" data-align="center">
        <div>
          <h1 className={styles.number}>{words.heading}</h1>
          <h2 className="above-5">{words.text}</h2>
          <p className="lead above-4">{words.hint}</p>
          <div className="row buttons above-6">
            <ButtonLink href={pagePaths.home}>{words.homeLink}</ButtonLink>
            <ButtonLink href={pagePaths.sitemap} tone="line">
              {words.sitemapLink}
            </ButtonLink>
          </div>
        </div>
        <DrawingFile name="drawn-house" size={[800, 594]} />
      </div>
    </section>
  );
}
