import { memo } from 'react';
import type { RoofCostAnswers } from '#calculators/roof-cost/answers.ts';
import { roofAccess, roofPitches, roofTypes } from '#calculators/roof-cost/prices.ts';
import type { RoofCostStepName } from '#calculators/roof-cost/steps.ts';
import { roofCostWizardWords as words } from '#content/pages/roof-cost-wizard-words.ts';
import { formatCount } from '#content/wording/money.ts';
import { RoofHouse } from '../../drawings/house/RoofHouse.tsx';
import { type AnswerCell, AnswerSheet } from '../frame/AnswerSheet.tsx';

interface RoofSheetProps {
  readonly answers: RoofCostAnswers;
  readonly place: RoofCostStepName;
  readonly furthestStep: number;
}

const asked = ['squareFootage', 'roofType', 'stories', 'roofPitch', 'roofAccess'] as const;

/** The house as answered so far, in its frame with the answers below it. */
export function RoofSheet({ answers, place, furthestStep }: RoofSheetProps) {
  const texts: Record<(typeof asked)[number], { label: string; text: string }> = {
    squareFootage: { label: words.cells.area, text: `${formatCount(answers.squareFootage)} sq ft` },
    roofType: { label: words.cells.material, text: roofTypes[answers.roofType].label },
    stories: { label: words.cells.stories, text: String(answers.stories) },
    roofPitch: { label: words.cells.pitch, text: roofPitches[answers.roofPitch].label },
    roofAccess: { label: words.cells.access, text: roofAccess[answers.roofAccess].label },
  };
  const cells = asked.map((step, position): AnswerCell => {
    if (step === place) return { ...texts[step], state: 'current' };
    if (position <= furthestStep) return { ...texts[step], state: 'given' };
    const isNext = position === furthestStep + 1;
    return { ...texts[step], text: isNext ? words.sheetNext : words.sheetLater, state: 'to-come' };
  });
  return (
    <AnswerSheet
      label={words.sheetLabel}
      isStrip={place !== 'results'}
      cells={cells}
      note={place === 'results' && words.sheetNote}
      drawing={<AnsweredHouse answers={answers} />}
    />
  );
}

/** Hundreds of shingles: drawn anew when an answer changes, and not at every step. */
const AnsweredHouse = memo(function AnsweredHouse({ answers }: Pick<RoofSheetProps, 'answers'>) {
  return (
    <RoofHouse
      squareFeet={answers.squareFootage}
      stories={answers.stories}
      pitch={answers.roofPitch}
      material={answers.roofType}
      access={answers.roofAccess}
      gutters={answers.gutters === 'yes'}
      skylights={answers.skylights}
      chimneys={answers.chimneys}
    />
  );
});
