// What the words of several pages have in common. Each page has its own file beside this one.

import { company } from '../business/company.ts';

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

/** Under a picture that shows no real work (reading 28). Which pictures those are is in site/pictures/pictures.ts. */
export const renderingCaption = 'Rendering, not a photograph of a finished job';

/** Before the description of such a picture, for visitors who do not see it. */
export const renderingMark = 'Rendering';

/** Heads the list of headings on the legal pages and the accessibility statement. */
export const onThisPage = 'On this page';
