// The sum as far as it has been answered: "2,000 sq ft × $9.00 × 1.15". It grows beside the questions; its result comes
// last.

import { type RoofCostStepName, roofCostStepWords } from '#content/pages/wizard-step-words.ts';
import { formatCount } from '#content/wording/money.ts';
import type { RoofCostAnswers } from './answers.ts';
import { type EstimateLine, estimateRoofCost } from './estimate.ts';

const stepOf: Readonly<Record<EstimateLine['subject'], RoofCostStepName>> = {
  material: 'roofType',
  stories: 'stories',
  pitch: 'roofPitch',
  access: 'roofAccess',
  gutters: 'roofAccess',
  skylights: 'roofAccess',
  chimneys: 'roofAccess',
};
const stepNames = Object.keys(roofCostStepWords);
const multipliers: readonly EstimateLine['subject'][] = ['stories', 'pitch', 'access'];

/** A piece of the sum, and the question it comes from. */
export interface SumPiece {
  readonly step: RoofCostStepName;
  readonly text: string;
}

/** `furthest` is the position of the furthest step that was reached, from 0. What changes nothing is left out. */
export function describeRunningSum(answers: RoofCostAnswers, furthest: number): readonly SumPiece[] {
  const isAsked = ({ subject }: EstimateLine) => stepNames.indexOf(stepOf[subject]) <= furthest;
  const said = estimateRoofCost(answers).lines.filter((line) => isAsked(line) && line.dollars !== 0);
  const area = `${formatCount(answers.squareFootage)} sq ft`;
  return [
    { step: 'squareFootage', text: area },
    ...said.map(({ subject, calculation }) => ({
      step: stepOf[subject],
      text:
        subject === 'material'
          ? calculation.replace(`${area} `, '')
          : multipliers.includes(subject)
            ? calculation
            : `+ ${calculation}`,
    })),
  ];
}
