import { CallBar } from './CallBar.tsx';
import { SiteFooter } from './SiteFooter.tsx';

interface SiteFootProps {
  readonly year: number;
}

/** Everything below the main part of a page. */
export function SiteFoot({ year }: SiteFootProps) {
  return (
    <>
      <SiteFooter year={year} />
      <CallBar />
    </>
  );
}
