import type { ReactNode } from 'react';
import type { RoofType } from '#calculators/roof-cost/answers.ts';
import { heroHouseScene } from '../hero/hero-house-scene.ts';
import { House } from '../house/House.tsx';
import { lookOf } from '../roof-surface/roof-looks.ts';
import { DrawingSheet } from '../sheet/DrawingSheet.tsx';

// The house of the home page's hero, without the valley round it.
const viewBox = '590 236 948 610';

interface StreetHouseProps {
  readonly label: string;
  readonly material: RoofType;
  readonly behind?: ReactNode;
  /** What is done to the roof. */
  readonly children?: ReactNode;
}

export function StreetHouse({ label, material, behind, children }: StreetHouseProps) {
  return (
    <DrawingSheet viewBox={viewBox} label={label} labels="hero">
      {behind}
      <House
        scene={heroHouseScene}
        covering={{ look: lookOf(material) }}
        gutters
        skylights={0}
        chimneys={1}
        hasGarage
      />
      {children}
    </DrawingSheet>
  );
}
