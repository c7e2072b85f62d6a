// What the words of several pages have in common. Each page has its own file beside this one.

import { company } from '#client/company.ts';

/** What a page tells search engines about itself. Title at most 60 characters, description at most 155. */
export interface PageListing {
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
}

/** The most that a result list shows of a title. */
const titleMaxCharacters = 60;

/** `title` with the company's name behind it, where both fit. */
export function withBrand(title: string): string {
  const branded = `${title} | ${company.name.value}`;
  return branded.length <= titleMaxCharacters ? branded : title;
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
