import type { ReactNode } from 'react';
import type { OptionKey } from '#client/shapes/service.ts';
import { lowSlopeProfiles } from '../../drawings/profiles/LowSlopeProfiles.tsx';
import { metalProfiles } from '../../drawings/profiles/MetalProfiles.tsx';
import { tileProfiles } from '../../drawings/profiles/TileProfiles.tsx';
import { ServiceIllustration } from '../../drawings/services/ServiceIllustration.tsx';
import styles from './OptionComparison.module.css';

const drawings: Readonly<Record<OptionKey, ReactNode>> = {
  ...metalProfiles,
  ...tileProfiles,
  ...lowSlopeProfiles,
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
