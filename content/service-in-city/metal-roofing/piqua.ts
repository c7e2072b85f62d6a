import type { metalRoofing } from '../../services/metal-roofing.ts';
import type { IssueTitleOf, LocalServiceText } from '../local-service-text.ts';

export const metalRoofingInPiqua = {
  intro: 'A forty-foot steel panel in Piqua is nearly half an inch longer in July than in January.',
  paragraphs: [
    'Do the sum: steel grows by about 6.7 millionths of its length for each degree. Forty feet are 480 inches. Between a bitter night and a sunbaked roof lie some 150 degrees. That makes 0.48 inches, every year, both ways, and part of it on any bright winter day.',
    'So each panel is pinned at one line only, usually the ridge, and held by sliding clips everywhere else. The eave hooks over a strip it can move along. Vents sit in the middle of a pan under a flexible boot. Where a slope is longer than one panel can serve, the movement is planned, not hoped away.',
    'Old roofs that skipped this tell on themselves. Slots torn long around screws, trim that has buckled, and a bang from the attic when the sun comes up.',
  ],
  points: [
    {
      question: 'Is the ticking sound on cold mornings normal?',
      answer:
        'A light tick, yes: panels sliding over clips. Loud bangs mean that something sticks and then lets go. That is worth a look before it tears.',
    },
    {
      question: 'Do ice dams form on metal?',
      answer:
        'They can, since the cause is heat from below. Ice leaves metal sooner. An ice barrier under the eave and a sealed attic floor are needed all the same.',
    },
  ],
  issueRemarks: [
    {
      issue: 'Panels with no room to move',
      remark:
        'In a town with Piqua’s winters the sliding clip is the part we would never leave out to save money.',
    },
  ],
  sources: [],
} as const satisfies LocalServiceText<IssueTitleOf<typeof metalRoofing>>;
