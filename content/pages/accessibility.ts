// The accessibility statement: what we aim for, what was tested, what is known not to work, whom to tell.
// It must stay true: each sentence about testing names something that the test run does.

import { company } from '#client/company.ts';
import { arrivalFloor, designFloor, nameFloor } from '../business/browsers.ts';
import { outsidePages } from '../business/contact-links.ts';
import { features } from '../business/features.ts';
import type { PageListing, SectionHead } from './page-words.ts';

export const accessibilityListing = {
  title: 'Accessibility Statement',
  description:
    'What we do so that everyone can use this site, how it is tested, what does not work yet, and how to tell us when something gets in your way.',
  keywords: ['accessibility statement', 'WCAG 2.2 AA', 'accessible roofing website'],
} satisfies PageListing;

export const accessibilityHead = {
  heading: 'Accessibility statement',
  lead: 'This site is meant for everyone with a roof. We aim for level AA of the Web Content Accessibility Guidelines (WCAG) 2.2.',
} as const satisfies SectionHead;

export const accessibilitySections = [
  {
    heading: 'What we did',
    paragraphs: [
      'Every page works with the keyboard alone, with a visible focus that the fixed bars do not cover. Text can grow to twice its size, and pages reflow down to a width of 320 pixels. Movement stops when your system asks for less of it.',
      'Forms name each field, say what went wrong in words beside it, and keep what you typed. The calculators announce each step and never put a time limit on you.',
      'The drawings have text alternatives. Nothing is said by color alone.',
    ],
  },
  {
    heading: 'How it is tested',
    paragraphs: [
      'With every change, an automatic checker (axe-core) examines the built pages at phone and desktop size, and each step of the forms and calculators. Other tests do the site’s common tasks with the keyboard only, in the Chromium browser, and watch that the focus stays in sight. They measure the pages at 400% zoom and at twice the text size, look at them in high-contrast colors and with reduced motion, and compute the contrast of all text colors.',
      'Automatic tests find only part of what can be wrong. The site has not yet been tried by people who use screen readers, magnifiers or voice control every day.',
    ],
  },
  {
    heading: 'What we know does not work well',
    paragraphs: [
      features.energyCalculator
        ? 'The PDFs of the roof estimate and of the energy report are tagged: headings, lists and tables can be told apart. Nobody has tried them with a screen reader yet. The same figures are on the results page, and the energy report can also be saved as a web page.'
        : 'The PDF of the roof estimate is tagged: headings, lists and tables can be told apart. Nobody has tried it with a screen reader yet. The same figures are on the results page.',
      'The service area map is a drawing: the position of a city can only be seen. Cities with a page of their own are links in it that say how far they are from us, and the same links are in a list at the foot of every page.',
      `Some links open pages of others, and we cannot vouch for them: ${outsidePages}, and the pages we name as sources. You can book an inspection or ask the way by phone.`,
      `Without JavaScript, a short form takes the place of ${features.energyCalculator ? 'each' : 'the'} calculator, and we work out the figures for you.`,
      `The pages are designed for ${nameFloor(designFloor)}, and for newer versions. In older browsers, down to ${nameFloor(arrivalFloor)}, they look plainer, but you can read them and send us every form. If yours is older still, please call.`,
    ],
  },
  {
    heading: 'Tell us',
    paragraphs: [
      `If something gets in your way, call ${company.phone.value.display} or write to ${company.email.value}. Tell us which page it was and what you tried, and we’ll help you by phone.`,
    ],
  },
] as const;
