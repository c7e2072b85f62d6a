import { memo } from 'react';
import type { EnergyAnswers } from '#calculators/energy-savings/answers.ts';
import { describeHouse } from '#calculators/energy-savings/figures-in-words.ts';
import { energyWizardWords as words } from '#content/pages/energy-savings-wizard-words.ts';
import { EnergySection } from '../../drawings/details/EnergySection.tsx';
import { type AnswerCell, AnswerSheet } from '../frame/AnswerSheet.tsx';

interface EnergySheetProps {
  readonly answers: EnergyAnswers;
  /** From 0. */
  readonly step: number;
  readonly furthestStep: number;
}

const labels = Object.values(words.cells);

/** The house cut open, and the answers so far under it. Rendered anew only when an answer has changed. */
export const EnergySheet = memo(function EnergySheet({ answers, step, furthestStep }: EnergySheetProps) {
  const cells = describeHouse(answers).map(({ text }, position): AnswerCell => {
    const label = labels[position] ?? '';
    if (position === step) return { label, text, state: 'current' };
    if (position <= furthestStep) return { label, text, state: 'given' };
    const isNext = position === furthestStep + 1;
    return { label, text: isNext ? words.sheetNext : words.sheetLater, state: 'to-come' };
  });
  return (
    <AnswerSheet
      label={words.sheetLabel}
      isStrip
      cells={cells}
      drawing={<EnergySection insulation={answers.insulation} />}
    />
  );
});
