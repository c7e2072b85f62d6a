import type { Insulation } from '#calculators/energy-savings/answers.ts';

/** Drawn depth of each answer, in inches: what one would find in such an attic. Pictures, not figures of the model. */
export const insulationInches: Readonly<Record<Insulation, number>> = {
  none: 0,
  minimal: 4,
  adequate: 10,
  excellent: 16,
};

const heat: Readonly<Record<Insulation, string>> = {
  none: 'much heat leaves through the roof',
  minimal: 'a good deal of heat leaves through the roof',
  adequate: 'some heat leaves through the roof',
  excellent: 'little heat leaves through the roof',
};

/** Says in words what the section shows. */
export function describeEnergySection(insulation: Insulation): string {
  const depth = insulationInches[insulation];
  const attic = depth === 0 ? 'no insulation in the attic' : `${depth} inches of insulation in the attic`;
  return `Section through a house: ${attic}, ${heat[insulation]}.`;
}
