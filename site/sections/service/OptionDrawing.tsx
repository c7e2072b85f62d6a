import type { ReactNode } from 'react';
import type { OptionKey } from '#content/services/service.ts';
import { ExposedFastenerProfile } from '../../drawings/details/ExposedFastenerProfile.tsx';
import { StandingSeamProfile } from '../../drawings/details/StandingSeamProfile.tsx';
import { PliedSeam } from '../../drawings/low-slope/PliedSeam.tsx';
import { RoofTreatment } from '../../drawings/low-slope/RoofTreatment.tsx';
import { TapedSeam } from '../../drawings/low-slope/TapedSeam.tsx';
import { WeldedSeam } from '../../drawings/low-slope/WeldedSeam.tsx';
import { ServiceIllustration } from '../../drawings/services/ServiceIllustration.tsx';
import { ClayTileProfile } from '../../drawings/tiles/ClayTileProfile.tsx';
import { ConcreteTileProfile } from '../../drawings/tiles/ConcreteTileProfile.tsx';
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
  'repair-the-roof': <ServiceIllustration service="roof-repair" className={styles.illustration} />,
  'replace-the-roof': <ServiceIllustration service="roof-replacement" className={styles.illustration} />,
};

/** What an option looks like cut open. */
export function OptionDrawing({ option }: { readonly option: OptionKey }) {
  return drawings[option];
}
