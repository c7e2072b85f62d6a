import { CallBar } from './CallBar.tsx';
import { SiteFooter } from './SiteFooter.tsx';

interface SiteFootProps {
  readonly year: number;
}

/** All that stands below a page's own words. */
export function SiteFoot({ year }: SiteFootProps) {
  return (
    <>
      <SiteFooter year={year} />
      <CallBar />
    </>
  );
}
