// When an entry of the register of facts may be printed. What an entry is: client/shapes/fact.ts.

import type { Fact } from '#client/shapes/fact.ts';

/** Why a fact may not be printed, each with what to do; empty when it may. */
export function listObjections(fact: Fact): readonly string[] {
  const { text, source, sourceUrl, checkedOn, certainty, telephone } = fact;
  const isHomePage = /^https:\/\/[^/]+\/?$/.test(sourceUrl);
  return [
    ...(/^[A-Z\d“].*[.”]$/s.test(text) ? [] : ['its text is no sentence: write one that can be printed']),
    ...(source.trim() === '' ? ['it names no source: write the publisher and the title of the page'] : []),
    ...(sourceUrl.startsWith('https://')
      ? []
      : ['its source has no https address: give the page it was read on']),
    ...(isHomePage ? ['its source is a home page: give the page it was read on'] : []),
    ...(/^\d{4}-\d\d-\d\d$/.test(checkedOn) ? [] : ['it has no date checked: write the ISO date']),
    ...(certainty === 'page' || certainty === 'copy'
      ? []
      : ['it is uncertain: read the page first, or take the fact out']),
    ...(telephone === undefined || /^\d{3}-\d{3}-\d{4}( ext\. \d+)?$/.test(telephone)
      ? []
      : ['its phone number is not like 937-333-3883']),
  ];
}

/**
 * Returns the fact itself.
 * @throws Error with the text and what to do when the fact may not be printed, which stops the build.
 */
export function assertPrintable(fact: Fact): Fact {
  const objections = listObjections(fact);
  if (objections.length > 0)
    throw new Error(`The fact "${fact.text}" cannot be printed: ${objections.join('; ')}.`);
  return fact;
}
