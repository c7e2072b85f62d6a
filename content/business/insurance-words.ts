// What we may say about insurance. A contractor inspects, photographs and documents; in most states somebody who negotiates
// a claim for pay, or advertises that he does, needs an adjuster's license, and we never offer to cover a deductible. Every
// page that touches insurance takes its limits from here. Source: readings 19 and 22a.

import { company } from '#client/company.ts';
import { lawFacts } from '../facts/state-law.ts';
import { features } from './features.ts';
import { isPromised } from './promised.ts';

/** Sentences about storm claims. Each can be printed alone. */
export const insuranceWords = {
  whatWeDo:
    features.claimHelp && isPromised('adjusterMeeting')
      ? 'We inspect, photograph, measure and put the damage in writing, and we meet your adjuster on the roof.'
      : 'We inspect, photograph, measure and put the damage in writing.',
  whatWeDoNot: `We do not negotiate the claim or promise how it ends${lawFacts.adjusting ? `: in ${company.region} only you, a licensed public adjuster or your attorney negotiates it` : ''}. You owe your deductible; we never pay, waive or rebate it.`,
  whoDecides: 'Your insurer decides what is covered, by the terms of your policy.',
  /** What claim assistance is called wherever the specification does not fix the words (reading 22a). */
  serviceName: 'storm damage documentation',
} as const;
