import { NoticeBar } from './NoticeBar.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { SiteMenu } from './SiteMenu.tsx';
import { UtilityBar } from './UtilityBar.tsx';

interface SiteTopProps {
  readonly path: string;
  readonly hasStickyHeader: boolean;
}

/** Everything above the main part of a page. One component, because Astro starts React again for each that a page names. */
export function SiteTop({ path, hasStickyHeader }: SiteTopProps) {
  return (
    <>
      <a className="skip-link" data-print="hide" href="#main">
        Skip to content
      </a>
      <NoticeBar />
      <UtilityBar />
      <SiteHeader path={path} isSticky={hasStickyHeader} />
      <SiteMenu path={path} />
    </>
  );
}
