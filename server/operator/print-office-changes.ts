// `npm run leads -- office-changes`: what the office of 0.2 had entered at the desk and belongs into client/, to be pasted.

import { CannotBeDone } from '../office/office.ts';
import { findLeftOver } from '../office/take-over-office-changes.ts';
import { readOfficeChanges } from '../settings/office-changes.ts';
import type { Answer } from './command-context.ts';

/** @throws CannotBeDone where there is no file; ConfigurationError when it cannot be read. */
export function printOfficeChanges(path: string): Answer {
  const changes = readOfficeChanges(path);
  if (changes === null) throw new CannotBeDone(`There is no file ${path}: there is nothing to carry over.`);
  const { reviews, offersOff } = findLeftOver(changes);
  const lines: string[] = [];
  if (reviews.length > 0) {
    lines.push('Into the list of client/reviews.json:', '');
    for (const { hasConsent: _, isSample: _always, ...review } of reviews)
      lines.push(`  ${JSON.stringify(review)},`);
    lines.push('');
  }
  if (offersOff.length > 0) {
    lines.push('In the place of their lines in client/switches.ts:', '');
    for (const offer of offersOff) lines.push(`  ${offer}: false,`);
    lines.push('');
  }
  lines.push(
    lines.length === 0
      ? `Everything in ${path} is in client/ or in the database.`
      : 'Then "npm run fix" and "npm run build". The rest of the file is in the database.',
  );
  return { json: { reviews, offersOff }, text: lines.join('\n') };
}
