// What every service page says around its own content. Source: specification §2 "Service pages"; the heading of the link
// grid is fixed there. {label} is the service's label.

import { offerWords } from '../business/offer-words.ts';
import { arePermitsKnown, areStormsKnown } from '../cities/town-facts.ts';
import type { ServiceSlug } from '../services/service-slugs.ts';
import type { ServiceContent } from '../services/services.ts';

export const servicePageWords = {
  issuesHeading: 'Common problems and their signs',
  issuesNote: 'The drawings are not to scale.',
  drawingNote: 'The drawing is not to scale.',
  processHeading: 'How the job goes',
  detailsHeading: 'What good work includes',
  questionsHeading: 'Common questions',
  linkGridHeading: 'Explore Our Complete Roofing Services',
  townsHeading: '{label} in your city',
  townsText: arePermitsKnown
    ? 'Who issues the permit, what to know locally, and how far we drive.'
    : 'What we do in each city, and how far we drive.',
  permitsLink: 'Who issues the roof permit, city by city',
  stormsLink: areStormsKnown ? 'Storms by date, and what to look for' : 'What to look for after a storm',
  closingText: `We inspect, measure and give you a written estimate, free and with no obligation. We reply within ${offerWords.replyTime}.`,
} as const;

const closingHeadings: Readonly<Partial<Record<ServiceSlug, string>>> = {
  'roof-replacement': 'Is it time for a new roof?',
  'roof-repair': 'Got a stain on the ceiling?',
  'tile-roofing': 'Have a tile roof, or want one?',
  'metal-roofing': 'Is a metal roof right for your house?',
  'flat-roof-systems': 'Is there water standing on your roof?',
  'commercial-roofing': 'Do you manage a commercial roof?',
  'emergency-repairs': 'Water coming in right now?',
  'roof-inspection': 'Not sure what shape your roof is in?',
};

/** The question that leads from each page to the closing call. */
export function closingHeadingOf({ slug, label }: Pick<ServiceContent, 'slug' | 'label'>): string {
  return closingHeadings[slug] ?? `Thinking about ${label.toLowerCase()}?`;
}

/** An emergency cannot wait for a reply to a form. */
export const emergencyClosing = {
  text: 'Call, even if you’re not sure it’s the roof. Use the form once the water has stopped.',
} as const;
