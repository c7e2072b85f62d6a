// How far the office has come with a lead. A lead begins as new; any stage may follow any other, because people correct
// what they pressed by mistake.

export const stages = ['new', 'called', 'visit-set', 'won', 'lost'] as const;
export type Stage = (typeof stages)[number];

export const stageWords: Readonly<Record<Stage, string>> = {
  new: 'New',
  called: 'Called',
  'visit-set': 'Visit set',
  won: 'Won',
  lost: 'Lost',
};
