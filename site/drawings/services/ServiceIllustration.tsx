import type { ComponentType } from 'react';
import { ownServices } from '#client/services/services.ts';
import type { ProductServiceSlug } from '#client/shapes/business.ts';
import type { OwnService } from '#client/shapes/service.ts';
import type { ServiceSlug } from '#content/services/service-slugs.ts';
import { ClientPicture } from '../pictures/ClientPicture.tsx';
import { type DrawingProps, DrawingSheet } from '../sheet/DrawingSheet.tsx';
import { paint } from '../sheet/paint.ts';
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
  readonly Drawing: ComponentType;
  /** The part of the building that is shown, in the shape of all vignettes. */
  readonly cut?: string;
}

const vignettes: Readonly<Record<ProductServiceSlug, Vignette>> = {
  'roof-replacement': { Drawing: TearOff },
  'roof-repair': { Drawing: ChimneyRepair },
  'tile-roofing': { Drawing: TiledGable },
  'metal-roofing': { Drawing: SeamedBay },
  'flat-roof-systems': { Drawing: FlatRoofSystemsDrawing, cut: '64 26 170 108.6' },
  'commercial-roofing': { Drawing: CommercialRoofingDrawing, cut: '128 12 140 89.4' },
  'emergency-repairs': { Drawing: RidgeTarp },
  'roof-inspection': { Drawing: LadderAtGutter },
};

const own: Readonly<Record<string, OwnService>> = ownServices;

/** Services that the product has drawings for; the contractor's own bring a picture or have a plain eave. */
export function isDrawn(service: ServiceSlug): service is ProductServiceSlug {
  return Object.hasOwn(vignettes, service);
}

interface ServiceIllustrationProps extends DrawingProps {
  readonly service: ServiceSlug;
  /** How it fills a frame of another shape, as in SVG. */
  readonly fit?: string;
}

/** A building cut at the place of the job, which is patina. Decoration: the service's name is always next to it. */
export function ServiceIllustration({ service, className, fit }: ServiceIllustrationProps) {
  const picture = own[service]?.picture;
  if (picture !== undefined) return <ClientPicture className={className} file={picture} />;
  const { Drawing, cut = '0 0 288 184' }: Vignette = isDrawn(service)
    ? vignettes[service]
    : { Drawing: PlainEave };
  return (
    <DrawingSheet viewBox={cut} className={className} fit={fit}>
      <path d="M0 0H288V184H0z" fill={paint('side')} stroke="none" />
      <Drawing />
    </DrawingSheet>
  );
}
