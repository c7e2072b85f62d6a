// What the words of several pages have in common. Each page has its own file beside this one.

import { company } from '#client/company.ts';

/** What a page tells search engines about itself. Title at most 60 characters, description at most 155. */
export interface PageListing {
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
}

// What result lists show; they cut off the rest.
export const titleMaxCharacters = 60;
export const descriptionMaxCharacters = 155;

/** `text` up to the last whole word that fits. */
function cutToFit(text: string, maxCharacters: number): string {
  if (text.length <= maxCharacters) return text;
  return text.slice(0, maxCharacters + 1).replace(/[\s,:;|]+\S*$/, '');
}

type Wordings = readonly [string, ...string[]];

function firstFitting(wordings: Wordings, maxCharacters: number): string {
  const fitting = wordings.find((wording) => wording.length <= maxCharacters);
  return fitting ?? cutToFit(wordings.at(-1) ?? '', maxCharacters);
}

/** The first wording that fits: names are as long as they are, so give the longest first and one without names last. */
export function fitTitle(...wordings: Wordings): string {
  return firstFitting(wordings, titleMaxCharacters);
}

/** The same for a description. */
export function fitDescription(...wordings: Wordings): string {
  return firstFitting(wordings, descriptionMaxCharacters);
}

/** As many of the sentences as fit a description, those that do not left out, in their order. */
export function joinFittingSentences(...sentences: Wordings): string {
  const [first, ...others] = sentences;
  return others.reduce(
    (text, sentence) =>
      `${text} ${sentence}`.length <= descriptionMaxCharacters ? `${text} ${sentence}` : text,
    cutToFit(first, descriptionMaxCharacters),
  );
}

/** `title` with the company's name behind it, where both fit. */
export function withBrand(title: string): string {
  return fitTitle(`${title} | ${company.name.value}`, title);
}

/** A heading with the sentence under it. */
export interface SectionHead {
  readonly heading: string;
  readonly lead: string;
}

/** A short heading and one or two sentences: reasons, values, steps. */
export interface TitledText {
  readonly title: string;
  readonly text: string;
}

/** Heads the list of headings on the legal pages and the accessibility statement. */
export const onThisPage = 'On this page';
