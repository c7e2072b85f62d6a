// The self-sealing membrane at the eaves. Where it freezes it is there against ice dams and is called after them.

import { listGiven, localExamples, stateFacts } from '../facts/state-law.ts';
import { climateIs, inOneText, onlyWhere, onlyWith } from '../wording/only-where.ts';

const iceBarrier = {
  name: 'ice barrier',
  /** In the list of what the work includes. */
  feature: 'Ice barrier at the eaves where the permit office requires it',
  /** Among the layers that close the roof. */
  step: 'ice barrier (where the permit office requires it)',
  layer: inOneText(
    `Self-sealing membrane from the roof edge to at least 24 inches inside the exterior wall line, measured level. The steeper the roof, the more membrane that takes${stateFacts.iceBarrier ? '; from 8/12 up, code also asks for 36 inches along the slope' : ''}.`,
    ...onlyWith(localExamples.iceBarrier, ({ text }) => text),
  ),
  /** In the legend of a drawing. */
  legend: 'Ice barrier, where required',
  sources: listGiven(stateFacts.iceBarrier, localExamples.iceBarrier?.fact),
} as const;

const leakBarrier = {
  name: 'self-sealing membrane',
  feature: 'Self-sealing membrane at the eaves, in valleys and around penetrations',
  step: 'self-sealing membrane',
  layer: inOneText(
    'It sticks to the deck and closes around every nail. It goes where water gathers or is blown in: along the eaves, in valleys, around pipes and chimneys.',
    ...onlyWhere(
      climateIs.coastal,
      'Where storms come off the sea, covering or taping the whole deck is worth its price.',
    ),
  ),
  legend: 'Self-sealing membrane',
  sources: [],
} as const;

export const eaveMembrane = climateIs.freezing ? iceBarrier : leakBarrier;
