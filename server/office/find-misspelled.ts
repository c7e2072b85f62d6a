// A search that found nobody, once more with one letter wrong, missing, too many or swapped in each long word.

import { findLeadsAlike, type LeadQuery } from '../database/lead-list.ts';
import { isOneEditApart } from '../platform/one-edit-apart.ts';
import type { Office } from './office.ts';

/** Shorter words must match exactly: one wrong letter is too much of them. */
const shortestForgiven = 5;
const mostFound = 25;

/** Ids of the leads that nearly match, the newest first. */
export async function findMisspelled(
  { database }: Pick<Office, 'database'>,
  query: LeadQuery,
): Promise<readonly string[]> {
  const isForgiven = (word: string) => word.length >= shortestForgiven && /^\p{L}+$/u.test(word);
  const { words = [] } = query;
  const forgiven = words.filter(isForgiven);
  if (forgiven.length === 0) return [];
  const exact = { ...query, words: words.filter((word) => !isForgiven(word)) };
  const alike = await findLeadsAlike(database.queries, exact, forgiven.map(partsOf));
  return alike
    .filter(({ searchText }) => {
      const told = searchText?.match(/\p{L}+/gu) ?? [];
      return forgiven.every((word) => told.some((each) => isNearly(word, each)));
    })
    .slice(0, mostFound)
    .map(({ id }) => id);
}

/**
 * One wrong letter leaves one half of the word intact. A swap across the middle spoils both, so the third part has it
 * swapped back.
 */
function partsOf(word: string): readonly string[] {
  const middle = Math.floor(word.length / 2);
  const [first, second] = [word.slice(0, middle), word.slice(middle)];
  return [first, second, `${first.slice(0, -1)}${second[0]}${first.at(-1)}${second.slice(1)}`];
}

/** Whether `told`, or its beginning, is `typed` except for one letter. */
function isNearly(typed: string, told: string): boolean {
  return [-1, 0, 1].some((more) => {
    const start = told.slice(0, typed.length + more);
    return start.length === typed.length + more && isOneEditApart(typed, start);
  });
}
