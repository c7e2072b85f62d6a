import type { ReactElement } from 'react';
import { serviceSlugs } from '#content/services/service-slugs.ts';
import { EaveSection } from '../details/EaveSection.tsx';
import { HailTestSquare } from '../details/HailTestSquare.tsx';
import { RoofPlan } from '../details/RoofPlan.tsx';
import { HeroHouse, HeroMetal, HeroStorm } from '../hero/HeroSlides.tsx';
import { LogoMark } from '../ornaments/LogoMark.tsx';
import { ServiceIllustration } from '../services/ServiceIllustration.tsx';

const drawings = {
  'hero-house': <HeroHouse />,
  'hero-house-narrow': <HeroHouse crop="narrow" />,
  'hero-storm': <HeroStorm />,
  'hero-storm-narrow': <HeroStorm crop="narrow" />,
  'hero-metal': <HeroMetal />,
  'hero-metal-narrow': <HeroMetal crop="narrow" />,
  'eave-section': <EaveSection />,
  'hail-test-square': <HailTestSquare />,
  'roof-plan': <RoofPlan />,
  'logo-mark': <LogoMark />,
} as const satisfies Record<string, ReactElement>;

type ServiceDrawingName = `service-${(typeof serviceSlugs)[number]}`;

/** A drawing that also exists as a file of its own. */
export type StandaloneDrawingName = keyof typeof drawings | ServiceDrawingName;

const serviceDrawings = Object.fromEntries(
  serviceSlugs.map((slug) => [`service-${slug}`, <ServiceIllustration key={slug} service={slug} />]),
) as Record<ServiceDrawingName, ReactElement>;

/** Every drawing that is served as a file, by the name of the file without its ending. */
export const standaloneDrawings: Readonly<Record<StandaloneDrawingName, ReactElement>> = {
  ...drawings,
  ...serviceDrawings,
};
