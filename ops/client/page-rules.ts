// Titles and descriptions of every page, as long as result lists show them, and no two alike.

import { descriptionMaxCharacters, titleMaxCharacters } from '#content/pages/page-words.ts';
import { type ClientFolder, type Finding, lineOf } from './client-folder.ts';

export interface ListedPage {
  /** "/terms-of-service" */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Where the contractor may have written its words; else they are the product's, with his names in them. */
  readonly files: readonly string[];
}

/** Below that a description says too little to be shown. */
const descriptionMinCharacters = 70;

/** As much of a text as no slot like {drive} has changed yet. */
const beginningCharacters = 24;

export function listPageFindings(folder: ClientFolder, pages: readonly ListedPage[]): readonly Finding[] {
  return pages.flatMap(({ path, files, ...texts }) =>
    (['title', 'description'] as const).flatMap((part) => {
      const text = texts[part];
      const most = part === 'title' ? titleMaxCharacters : descriptionMaxCharacters;
      const least = part === 'title' ? 1 : descriptionMinCharacters;
      const twin = pages.find((other) => other.path !== path && other[part] === text);
      if (text.length >= least && text.length <= most && twin === undefined) return [];
      const beginning = text.slice(0, beginningCharacters);
      const file = files.find((each) => lineOf(folder, each, beginning) !== undefined) ?? 'client/company.ts';
      const fault =
        text.length < least || text.length > most
          ? `has ${text.length} characters, ${least} to ${most} fit`
          : `is also that of ${twin?.path}`;
      const way = file === 'client/company.ts' ? 'shorten the names in it' : 'rewrite it';
      return [
        {
          file,
          line: lineOf(folder, file, beginning),
          advice: `the ${part} of ${path} ${fault}: ${way}. “${text}”`,
        },
      ];
    }),
  );
}
