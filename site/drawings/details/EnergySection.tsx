import type { Insulation } from '#calculators/energy-savings/answers.ts';
import { DimensionLine } from '../sheet/DimensionLine.tsx';
import { DrawingSheet } from '../sheet/DrawingSheet.tsx';
import { SheetLabel } from '../sheet/SheetLabel.tsx';
import { Tree } from '../sheet/Tree.tsx';
import { AtticInsulation } from './AtticInsulation.tsx';
import { EnergyHouse } from './EnergyHouse.tsx';
import { sectionHouse } from './energy-house-frame.ts';
import { HeatLoss } from './HeatLoss.tsx';

/** Drawn depth of each answer, in inches: what one would find in such an attic. Pictures, not figures of the model. */
const depthInches: Readonly<Record<Insulation, number>> = {
  none: 0,
  minimal: 4,
  adequate: 10,
  excellent: 16,
};
const unitsPerInch = 2.7;

const heat: Readonly<Record<Insulation, string>> = {
  none: 'much heat leaves through the roof',
  minimal: 'a good deal of heat leaves through the roof',
  adequate: 'some heat leaves through the roof',
  excellent: 'little heat leaves through the roof',
};

/** Says in words what the section shows. */
export function describeEnergySection(insulation: Insulation): string {
  const depth = depthInches[insulation];
  const attic = depth === 0 ? 'no insulation in the attic' : `${depth} inches of insulation in the attic`;
  return `Section through a house: ${attic}, ${heat[insulation]}.`;
}

interface EnergySectionProps {
  readonly insulation: Insulation;
  readonly className?: string | undefined;
}

/** A house cut open: the depth of the insulation and the heat above the roof follow the answer. */
export function EnergySection({ insulation, className }: EnergySectionProps) {
  const inches = depthInches[insulation];
  const depth = inches * unitsPerInch;
  const { middle, ceiling } = sectionHouse;
  return (
    <DrawingSheet
      viewBox="0 92 720 412"
      label={describeEnergySection(insulation)}
      labels="energy"
      className={className}
    >
      <Tree x={66} y={470} radius={44} seed={7} />
      <Tree x={692} y={470} radius={26} seed={12} />
      <EnergyHouse>{depth > 0 ? <AtticInsulation depth={depth} /> : null}</EnergyHouse>
      <HeatLoss insulation={insulation} />
      {depth > 0 ? (
        <>
          <DimensionLine from={[middle, ceiling]} to={[middle, ceiling - depth]} />
          <SheetLabel x={middle} y={ceiling - depth - 12} text={`${inches}″`} size={15} halo="none" />
        </>
      ) : null}
    </DrawingSheet>
  );
}
