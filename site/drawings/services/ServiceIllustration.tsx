import type { ComponentType } from 'react';
import { ownServices } from '#client/services/services.ts';
import type { ProductServiceSlug } from '#client/shapes/business.ts';
import type { OwnService } from '#client/shapes/service.ts';
import type { ServiceSlug } from '#content/services/service-slugs.ts';
import { joinClasses } from '#design/parts/join-classes.ts';
import { ClientPicture } from '../pictures/ClientPicture.tsx';
import { type DrawingProps, DrawingSheet } from '../sheet/DrawingSheet.tsx';
import styles from '../sheet/drawing.module.css';
import { CommercialRoofingDrawing } from './CommercialRoofingDrawing.tsx';
import { FlatRoofSystemsDrawing } from './FlatRoofSystemsDrawing.tsx';
import {
  ChimneyRepair,
  LadderAtGutter,
  PlainEave,
  RidgeTarp,
  SeamedBay,
  TearOff,
  TiledGable,
} from './HouseVignettes.tsx';

interface Vignette {
  readonly Drawing: ComponentType<{ readonly size: number }>;
  /** The part of the building that is shown, in the shape of all vignettes. */
  readonly cut?: string;
  /** The same on half a window, with all of the ground it and its people stand on. */
  readonly largeCut?: string;
}

const vignettes: Readonly<Record<ProductServiceSlug, Vignette>> = {
  'roof-replacement': { Drawing: TearOff },
  'roof-repair': { Drawing: ChimneyRepair },
  'tile-roofing': { Drawing: TiledGable },
  'metal-roofing': { Drawing: SeamedBay },
  'flat-roof-systems': {
    Drawing: FlatRoofSystemsDrawing,
    cut: '64 26 170 108.6',
    largeCut: '-22 4 306 196',
  },
  'commercial-roofing': {
    Drawing: CommercialRoofingDrawing,
    cut: '128 12 140 89.4',
    largeCut: '-4 2 300 192',
  },
  'emergency-repairs': { Drawing: RidgeTarp },
  'roof-inspection': { Drawing: LadderAtGutter },
};

const own: Readonly<Record<string, OwnService>> = ownServices;

/** Services that the product has drawings for; the contractor's own bring a picture or have a plain eave. */
export function isDrawn(service: ServiceSlug): service is ProductServiceSlug {
  return Object.hasOwn(vignettes, service);
}

/** Whether it shows another view than the drawing at the head of the service's page, rather than a part of that one. */
export const isViewOfItsOwn = (service: ServiceSlug) =>
  isDrawn(service) && vignettes[service].cut === undefined;

interface ServiceIllustrationProps extends DrawingProps {
  readonly service: ServiceSlug;
  /** How it fills a frame of another shape, as in SVG. */
  readonly fit?: string;
  /** Wider than a card: in lines as fine as those of one, a building whole. */
  readonly isLarge?: boolean;
}

/** A building cut at the place of the job, which is patina. Decoration: the service's name is always next to it. */
export function ServiceIllustration({ service, className, fit, isLarge = false }: ServiceIllustrationProps) {
  const picture = own[service]?.picture;
  if (picture !== undefined) return <ClientPicture className={className} file={picture} />;
  const vignette: Vignette = isDrawn(service) ? vignettes[service] : { Drawing: PlainEave };
  const { Drawing } = vignette;
  const cut = isLarge ? vignette.largeCut : vignette.cut;
  // A cut sheet has its lines kept fine by its styles.
  const size = isLarge && cut === undefined ? 2.5 : 1;
  return (
    <DrawingSheet
      viewBox={cut ?? `0 0 ${288 * size} ${184 * size}`}
      className={joinClasses(className, isLarge && cut && styles.fine)}
      fit={fit}
    >
      <Drawing size={size} />
    </DrawingSheet>
  );
}
