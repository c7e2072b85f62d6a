import { NoticeBar } from './NoticeBar.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { SiteMenu } from './SiteMenu.tsx';
import { SkipLink } from './SkipLink.tsx';
import { TopStrip } from './TopStrip.tsx';

interface SiteTopProps {
  /** Path of the page. */
  readonly path: string;
  readonly hasStickyHeader: boolean;
}

/** Everything above the main part of a page. One component, because Astro starts React again for each that a page names. */
export function SiteTop({ path, hasStickyHeader }: SiteTopProps) {
  return (
    <>
      <SkipLink />
      <NoticeBar />
      <TopStrip />
      <SiteHeader path={path} isSticky={hasStickyHeader} />
      <SiteMenu path={path} />
    </>
  );
}
