import type { HomeSlide } from '#content/pages/home/home-slides.ts';

/** Where the pictures of the later slides are served; the first slide's stands in the page itself. */
export const heroPicturePaths: Readonly<Record<Exclude<HomeSlide['drawing'], 'inspection'>, string>> = {
  storm: '/drawings/hero-storm.svg',
  metal: '/drawings/hero-metal.svg',
};

/** Units of the sheet all three are drawn on. */
export const heroSheet = { width: 1440, height: 860 } as const;
