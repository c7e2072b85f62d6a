// What is to be done next about a lead that is neither won nor lost, and how it ended.

/** Why somebody calls again: it was agreed on, nobody answered, or nothing was heard after a call. */
export const nextSteps = ['call-back', 'voicemail', 'follow-up'] as const;
export type NextStep = (typeof nextSteps)[number];

export const nextStepWords: Readonly<Record<NextStep, string>> = {
  'call-back': 'Call back',
  voicemail: 'No answer, call again',
  'follow-up': 'Follow up',
};

/** After how many days one asks again, unless somebody says another day. */
export const daysUntil = { voicemail: 1, 'follow-up': 3 } as const;

export const lostReasons = {
  price: 'Price',
  'somebody-else': 'Went with somebody else',
  'not-reached': 'Never reached them',
  'not-ours': 'Not our kind of work',
  later: 'Put it off',
} as const;
export type LostReason = keyof typeof lostReasons;
