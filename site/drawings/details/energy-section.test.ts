import { describe, expect, it } from 'vitest';
import { insulationOptions } from '#calculators/energy-savings/answers.ts';
import { describeEnergySection } from './EnergySection.tsx';

describe('the section through the house in words', () => {
  it('says the depth of the insulation and how much heat leaves', () => {
    expect(describeEnergySection('adequate')).toBe(
      'Section through a house: 10 inches of insulation in the attic, some heat leaves through the roof.',
    );
    expect(describeEnergySection('none')).toContain('no insulation in the attic, much heat');
  });

  it('says something else for every answer', () => {
    expect(new Set(insulationOptions.map(describeEnergySection)).size).toBe(insulationOptions.length);
  });
});
