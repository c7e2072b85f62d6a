import type { ReactNode } from 'react';
import type { OptionKey } from '#client/shapes/service.ts';
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

const drawings: Readonly<Record<OptionKey, ReactNode>> = {
  'standing-seam': <StandingSeamProfile />,
  'exposed-fastener': <ExposedFastenerProfile />,
  'clay-tile': <ClayTileProfile />,
  'concrete-tile': <ConcreteTileProfile />,
  tpo: <WeldedSeam />,
  epdm: <TapedSeam />,
  'modified-bitumen': <PliedSeam />,
  repair: <RoofTreatment treatment="repair" />,
  coat: <RoofTreatment treatment="coat" />,
  cover: <RoofTreatment treatment="cover" />,
  'tear-off': <RoofTreatment treatment="tear-off" />,
  'repair-the-roof': (
    <ServiceIllustration service="roof-repair" isLarge className={styles.illustration} fit="xMidYMin slice" />
  ),
  'replace-the-roof': (
    <ServiceIllustration
      service="roof-replacement"
      isLarge
      className={styles.illustration}
      fit="xMidYMin slice"
    />
  ),
};

/** What an option looks like cut open. */
export function OptionDrawing({ option }: { readonly option: OptionKey }) {
  return drawings[option];
}
