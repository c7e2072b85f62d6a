import type { Insulation } from '#calculators/energy-savings/answers.ts';
import { DimensionLine } from '../sheet/DimensionLine.tsx';
import { DrawingSheet } from '../sheet/DrawingSheet.tsx';
import { SheetLabel } from '../sheet/SheetLabel.tsx';
import { Tree } from '../sheet/Tree.tsx';
import { AtticInsulation } from './AtticInsulation.tsx';
import { describeEnergySection, insulationInches } from './describe-energy-section.ts';
import { EnergyHouse } from './EnergyHouse.tsx';
import { sectionHouse } from './energy-house-frame.ts';
import { HeatLoss } from './HeatLoss.tsx';

const unitsPerInch = 2.7;

interface EnergySectionProps {
  readonly insulation: Insulation;
  readonly className?: string | undefined;
}

/** A house cut open: the depth of the insulation and the heat above the roof follow the answer. */
export function EnergySection({ insulation, className }: EnergySectionProps) {
  const inches = insulationInches[insulation];
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
