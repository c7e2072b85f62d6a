import type { ComponentType } from 'react';
import { ownServices } from '#client/services/services.ts';
import type { ProductServiceSlug } from '#client/shapes/business.ts';
import type { OwnService } from '#client/shapes/service.ts';
import type { ServiceSlug } from '#content/services/service-slugs.ts';
import { ClientPicture } from '../pictures/ClientPicture.tsx';
import { paleSlate } from '../roof-surface/roof-looks.ts';
import { type DrawingProps, DrawingSheet } from '../sheet/DrawingSheet.tsx';
import { CommercialRoofingDrawing } from './CommercialRoofingDrawing.tsx';
import { EmergencyRepairsDrawing } from './EmergencyRepairsDrawing.tsx';
import { FlatRoofSystemsDrawing } from './FlatRoofSystemsDrawing.tsx';
import { MetalRoofingDrawing } from './MetalRoofingDrawing.tsx';
import { CornerEdge, CornerRidge, CornerRoof } from './RoofCorner.tsx';
import { RoofInspectionDrawing } from './RoofInspectionDrawing.tsx';
import { RoofRepairDrawing } from './RoofRepairDrawing.tsx';
import { RoofReplacementDrawing } from './RoofReplacementDrawing.tsx';
import { TileRoofingDrawing } from './TileRoofingDrawing.tsx';

const drawings: Readonly<Record<ProductServiceSlug, ComponentType>> = {
  'roof-replacement': RoofReplacementDrawing,
  'roof-repair': RoofRepairDrawing,
  'tile-roofing': TileRoofingDrawing,
  'metal-roofing': MetalRoofingDrawing,
  'flat-roof-systems': FlatRoofSystemsDrawing,
  'commercial-roofing': CommercialRoofingDrawing,
  'emergency-repairs': EmergencyRepairsDrawing,
  'roof-inspection': RoofInspectionDrawing,
};

const own: Readonly<Record<string, OwnService>> = ownServices;

/** Services that the product has drawings for; the contractor's own bring a picture or have a plain roof. */
export function isDrawn(service: ServiceSlug): service is ProductServiceSlug {
  return Object.hasOwn(drawings, service);
}

interface ServiceIllustrationProps extends DrawingProps {
  readonly service: ServiceSlug;
}

/** The same corner of roof, one job after another; copper is the part we touch. Decoration: the service's name is always next to it. */
export function ServiceIllustration({ service, className }: ServiceIllustrationProps) {
  const picture = own[service]?.picture;
  if (picture !== undefined) return <ClientPicture className={className} file={picture} />;
  const Drawing = isDrawn(service) ? drawings[service] : PlainRoof;
  return (
    <DrawingSheet viewBox="0 0 288 184" className={className}>
      <Drawing />
    </DrawingSheet>
  );
}

/** Nothing is worked on. */
function PlainRoof() {
  return (
    <>
      <CornerEdge />
      <CornerRoof look={paleSlate} seed={3} />
      <CornerRidge />
    </>
  );
}
