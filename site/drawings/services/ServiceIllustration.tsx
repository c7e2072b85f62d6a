import type { ComponentType } from 'react';
import type { ServiceSlug } from '#content/services/service-slugs.ts';
import { type DrawingProps, DrawingSheet } from '../sheet/DrawingSheet.tsx';
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

interface ServiceIllustrationProps extends DrawingProps {
  readonly service: ServiceSlug;
}

/** The same corner of roof, eight jobs; copper is the part we touch. Decoration: the service's name is always next to it. */
export function ServiceIllustration({ service, className }: ServiceIllustrationProps) {
  const Drawing = drawings[service];
  return (
    <DrawingSheet viewBox="0 0 288 184" className={className}>
      <Drawing />
    </DrawingSheet>
  );
}
