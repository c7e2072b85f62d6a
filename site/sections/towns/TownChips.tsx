import { sitemapCards } from '#content/pages/sitemap.ts';
import { type Chip, Chips } from '#design/parts/Chips.tsx';
import { pagePaths } from '../../search-listing/routes.ts';

interface TownChipsProps {
  readonly towns: readonly Chip[];
  /** True when there are more towns than `towns` names. */
  readonly isShortened: boolean;
}

/** Towns as chips. Where not all are named, the last chip leads to the list of all. */
export function TownChips({ towns, isShortened }: TownChipsProps) {
  const all = { label: sitemapCards.serviceAreas.wayThere, href: pagePaths.sitemap };
  return <Chips chips={isShortened ? [...towns, all] : towns} />;
}
