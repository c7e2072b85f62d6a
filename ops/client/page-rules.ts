// Titles and descriptions of every page, as long as result lists show them, and no two alike.

import { descriptionMaxCharacters, titleMaxCharacters } from '#content/pages/page-words.ts';
import { type ClientFolder, type Finding, lineOf } from './client-folder.ts';

export interface ListedPage {
  /** "/terms-of-service" */
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

/** A value of the contractor's that pages print, with the file and the field it stands in. */
export interface PrintedValue {
  readonly file: string;
  readonly field: string;
  readonly value: string;
}

/** Below that a description says too little to be shown. */
const descriptionMinCharacters = 70;

export function listPageFindings(
  folder: ClientFolder,
  pages: readonly ListedPage[],
  values: readonly PrintedValue[],
): readonly Finding[] {
  return pages.flatMap((page) =>
    (['title', 'description'] as const).flatMap((part) => {
      const text = page[part];
      const most = part === 'title' ? titleMaxCharacters : descriptionMaxCharacters;
      const least = part === 'title' ? 1 : descriptionMinCharacters;
      const twin = pages.find((other) => other.path !== page.path && other[part] === text);
      if (text.length >= least && text.length <= most && twin === undefined) return [];
      const place = findPlace(folder, text, values);
      const fault =
        text.length < least || text.length > most
          ? `has ${text.length} characters, ${least} to ${most} fit`
          : `is also that of ${twin?.path}`;
      return [
        {
          file: place.file,
          line: place.line,
          advice: `the ${part} of ${page.path} ${fault}: ${text.length > most && place.field ? `shorten ${place.field}, or ` : ''}rewrite “${text}”`,
        },
      ];
    }),
  );
}

/** Fewer letters than these say nothing of where a text was written. */
const leastShared = 24;

/**
 * Where the words of `text` are written: where the contractor wrote as much of its beginning as anywhere, else the longest
 * of his values in it.
 */
function findPlace(
  folder: ClientFolder,
  text: string,
  values: readonly PrintedValue[],
): { file: string; line?: number | undefined; field?: string } {
  const beginning = text.slice(0, leastShared);
  const files = [...folder.texts.keys()].filter((file) => lineOf(folder, file, beginning) !== undefined);
  // What follows a slot like {drive} stands in no file.
  for (let shared = text.length; files.length > 0 && shared >= beginning.length; shared -= 1)
    for (const file of files) {
      const line = lineOf(folder, file, text.slice(0, shared));
      if (line !== undefined) return { file, line };
    }
  const [longest] = values
    .filter(({ value }) => value.length > 0 && text.includes(value))
    .toSorted((a, b) => b.value.length - a.value.length);
  if (longest === undefined) return { file: 'content/pages' };
  return {
    file: longest.file,
    line: lineOf(folder, longest.file, longest.value),
    field: `${longest.field} (“${longest.value}”, ${longest.value.length} characters)`,
  };
}
