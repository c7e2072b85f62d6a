import { pagePaths } from '../search-listing/routes.ts';
import { CallBar } from './CallBar.tsx';
import { SiteFooter } from './SiteFooter.tsx';

interface SiteFootProps {
  readonly path: string;
  readonly year: number;
}

/** Everything below the main part of a page. The bar leads to the contact page, and so is on all others. */
export function SiteFoot({ path, year }: SiteFootProps) {
  return (
    <>
      <SiteFooter year={year} />
      {path !== pagePaths.contact && <CallBar path={path} />}
    </>
  );
}
