import type { ComponentType } from 'react';
import type { ServiceSlug } from '#content/services/service-slugs.ts';
import { DrawingSheet } from '../sheet/DrawingSheet.tsx';
import { CommercialRoofingDrawing } from './CommercialRoofingDrawing.tsx';
import { EmergencyRepairsDrawing } from './EmergencyRepairsDrawing.tsx';
import { FlatRoofSystemsDrawing } from './FlatRoofSystemsDrawing.tsx';
import { MetalRoofingDrawing } from './MetalRoofingDrawing.tsx';
import { RoofInspectionDrawing } from './RoofInspectionDrawing.tsx';
import { RoofRepairDrawing } from './RoofRepairDrawing.tsx';
import { RoofReplacementDrawing } from './RoofReplacementDrawing.tsx';
import { TileRoofingDrawing } from './TileRoofingDrawing.tsx';

const drawings: Readonly<Record<ServiceSlug, ComponentType>> = {
  'roof-replacement': RoofReplacementDrawing,
  'roof-repair': RoofRepairDrawing,
  'tile-roofing': TileRoofingDrawing,
  'metal-roofing': MetalRoofingDrawing,
  'flat-roof-systems': FlatRoofSystemsDrawing,
  'commercial-roofing': CommercialRoofingDrawing,
  'emergency-repairs': EmergencyRepairsDrawing,
  'roof-inspection': RoofInspectionDrawing,
};

interface ServiceIllustrationProps {
  readonly service: ServiceSlug;
  readonly className?: string | undefined;
}

/** The same corner of roof, eight jobs; copper is the part we touch. Decoration: it always stands beside the service's name. */
export function ServiceIllustration({ service, className }: ServiceIllustrationProps) {
  const Drawing = drawings[service];
  return (
    <DrawingSheet viewBox="0 0 288 184" className={className}>
      <Drawing />
    </DrawingSheet>
  );
}
