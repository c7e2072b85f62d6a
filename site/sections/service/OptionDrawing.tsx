import type { ReactNode } from 'react';
import type { ServiceSlug } from '#content/services/service-slugs.ts';
import {
  PliedSeam,
  RoofTreatment,
  TapedSeam,
  WeldedSeam,
} from '../../drawings/profiles/LowSlopeProfiles.tsx';
import { ExposedFastenerProfile, StandingSeamProfile } from '../../drawings/profiles/MetalProfiles.tsx';
import { ClayTileProfile, ConcreteTileProfile } from '../../drawings/profiles/TileProfiles.tsx';
import { ServiceIllustration } from '../../drawings/services/ServiceIllustration.tsx';
import styles from './OptionComparison.module.css';

/** In the order of the options in content/services. */
const drawings: Partial<Record<ServiceSlug, readonly ReactNode[]>> = {
  'metal-roofing': [<StandingSeamProfile key="seam" />, <ExposedFastenerProfile key="screws" />],
  'tile-roofing': [<ClayTileProfile key="clay" />, <ConcreteTileProfile key="concrete" />],
  'flat-roof-systems': [<WeldedSeam key="welded" />, <TapedSeam key="taped" />, <PliedSeam key="plied" />],
  'commercial-roofing': [
    <RoofTreatment key="repair" treatment="repair" />,
    <RoofTreatment key="coat" treatment="coat" />,
    <RoofTreatment key="cover" treatment="cover" />,
    <RoofTreatment key="tear-off" treatment="tear-off" />,
  ],
  'roof-repair': [
    <ServiceIllustration key="repair" service="roof-repair" className={styles.illustration} />,
    <ServiceIllustration key="replacement" service="roof-replacement" className={styles.illustration} />,
  ],
};

interface OptionDrawingProps {
  readonly service: ServiceSlug;
  readonly position: number;
}

/** What an option looks like cut open. */
export function OptionDrawing({ service, position }: OptionDrawingProps) {
  return drawings[service]?.[position] ?? null;
}
