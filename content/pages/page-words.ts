// What the words of any page have in common. The words themselves stand in one file per page beside this one.

/** What a page tells search engines about itself. Title at most 60 characters, description at most 155. */
export interface PageListing {
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
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
