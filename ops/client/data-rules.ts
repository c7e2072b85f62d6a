// What is wrong with the values of company.ts and of the files of plain data, each with its line and in words.

import type { z } from 'zod';
import { type ClientFolder, type Finding, lineOf } from './client-folder.ts';
import { companyShape } from './company-shape.ts';
import { dataNames, shapeOf } from './data-shapes.ts';

/** The line of a JSON text on which the value at `path` begins, or the innermost one there is on the way to it. */
export function lineOfValue(text: string, path: readonly PropertyKey[]): number {
  const levels: (string | number)[] = [];
  let found = { depth: -1, at: 0 };
  let key = '';
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\],]|[^\s"{}[\],:]+/g)) {
    if (token === '}' || token === ']') levels.pop();
    else if (token === ',') {
      const last = levels.at(-1);
      if (typeof last === 'number') levels[levels.length - 1] = last + 1;
    } else {
      if (token.startsWith('"') && /^\s*:/.test(text.slice(index + token.length))) {
        key = JSON.parse(token);
        levels[levels.length - 1] = key;
      }
      const depth = levels.findIndex((level, index) => level !== path[index]);
      const reached = depth === -1 ? levels.length : depth;
      if (reached > found.depth && reached === levels.length) found = { depth: reached, at: index };
      if (token === '{') levels.push('');
      if (token === '[') levels.push(0);
    }
  }
  return text.slice(0, found.at).split('\n').length;
}

/** "reviews 2, rating": entries of a list counted from 1. */
const nameOf = (path: readonly PropertyKey[]) =>
  path
    .map((part) => (typeof part === 'number' ? ` ${part + 1}` : `, ${String(part)}`))
    .join('')
    .replace(/^, /, '');

/** What is wrong with a value, to follow its name. */
function describeFault(value: unknown, { message }: z.core.$ZodIssue): string {
  if (value === undefined) return ' is missing';
  if (typeof value === 'object' && value !== null) return `: ${message}`;
  const advice = message
    .replace('Invalid input: ', '')
    .replace(/^expected (?:number|int), received string$/, 'write the number alone, 9.75, without quotes')
    .replace(/^expected string, received number$/, `write it in quotes, "${value}"`)
    .replace(
      /^Invalid option: expected one of (.*)$/,
      (_, options: string) => `write one of ${options.replaceAll('"', '').replaceAll('|', ', ')}`,
    );
  return ` is ${JSON.stringify(value)}: ${advice}`;
}

/** What of `values` does not have the shape, each with the line that `lineOf` finds for its path. */
function listShapeFindings(
  file: string,
  values: unknown,
  shape: z.ZodType,
  lineOf: (path: readonly PropertyKey[]) => number | undefined,
): readonly Finding[] {
  const { error } = shape.safeParse(values);
  return (error?.issues ?? []).flatMap((issue) => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({
        file,
        line: lineOf([...issue.path, key]),
        advice: `“${key}” is nothing this file can hold: take it out, or see how it is spelled in client/shapes/.`,
      }));
    const value = issue.path.reduce<unknown>(
      (part, key) => (part as Record<PropertyKey, unknown>)?.[key],
      values,
    );
    return [
      { file, line: lineOf(issue.path), advice: `${nameOf(issue.path)}${describeFault(value, issue)}.` },
    ];
  });
}

function listCompanyFindings(folder: ClientFolder): readonly Finding[] {
  const file = 'client/company.ts';
  // A file that could not be loaded has its own line already.
  const { company } = folder.modules.get(file) ?? {};
  return company === undefined
    ? []
    : listShapeFindings(file, company, companyShape, ([field]) =>
        lineOf(folder, file, new RegExp(`\\b${String(field)}:`)),
      );
}

export function listDataFindings(folder: ClientFolder): readonly Finding[] {
  const ofData = dataNames.flatMap((name): readonly Finding[] => {
    const file = `client/${name}.json`;
    const text = folder.texts.get(file);
    if (text === undefined)
      return [
        {
          file,
          advice: folder.files.includes('client/prices.ts')
            ? 'there is no such file: the folder is of an earlier version, npm run new-client -- --convert brings it up to this one.'
            : 'there is no such file: take it back from your repository, or from a folder that new-client writes (--to).',
        },
      ];
    const values = folder.modules.get(file);
    // That it cannot be read has been said.
    return values === undefined
      ? []
      : listShapeFindings(file, values, shapeOf(name), (path) => lineOfValue(text, path));
  });
  return [...listCompanyFindings(folder), ...ofData];
}
