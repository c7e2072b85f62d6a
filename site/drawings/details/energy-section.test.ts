import { type ComponentProps, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { describeEnergySection, EnergySection } from './EnergySection.tsx';

const draw = (state: ComponentProps<typeof EnergySection>) =>
  renderToStaticMarkup(createElement(EnergySection, state));

describe('the section through the house in words', () => {
  it('says the depth of the insulation and how much heat leaves', () => {
    expect(describeEnergySection({ insulation: 'adequate' })).toBe(
      'Section through a house: 10 inches of insulation in the attic, some heat leaves through the roof.',
    );
    expect(describeEnergySection({ insulation: 'none' })).toContain('no insulation in the attic, much heat');
  });

  it('calls what has no year yet new', () => {
    expect(describeEnergySection({ insulation: null, roofAge: 0, hvacAge: 1 })).toBe(
      'Section through a house: new roof, cooling unit 1 year old.',
    );
  });

  it('draws no insulation and no heat before the question about it is answered', () => {
    const markup = draw({ insulation: null });
    expect(markup).toContain('aria-label="Section through a house."');
    expect(markup).not.toContain('″');
    expect(markup.length).toBeLessThan(draw({ insulation: 'none' }).length);
  });

  it('shows another picture for another bill, home size, roof age or age of the cooling unit', () => {
    const house = {
      insulation: 'adequate',
      currentBill: 150,
      homeSize: 1500,
      roofAge: 10,
      hvacAge: 8,
    } as const;
    const pictures = [
      house,
      { ...house, currentBill: 400 },
      { ...house, homeSize: 3000 },
      { ...house, roofAge: 30 },
      { ...house, hvacAge: 20 },
    ];
    expect(new Set(pictures.map((state) => draw({ ...state }).replace(/aria-label="[^"]*"/, ''))).size).toBe(
      5,
    );
  });

  it('writes the answer that is asked for, each at a place of its own', () => {
    const places = ['currentBill', 'homeSize', 'roofAge', 'hvacAge'].map((asked) => {
      const markup = draw({ insulation: null, asked, figure: '25 years' });
      return /<text ([^>]*)>25 years</.exec(markup)?.[1] ?? 'nowhere';
    });
    expect(new Set(places).size).toBe(4);
    expect(places).not.toContain('nowhere');
  });
});
