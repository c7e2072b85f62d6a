// Settings of earlier releases. Each is read past, with one line at the start that says what stands in its place.

import type { Variables } from './setting-kinds.ts';

/** Name → what stands in its place, as the end of a sentence. */
export const retiredSettings: Readonly<Record<string, string>> = {
  OFFICE_CHANGES_FILE:
    'announcements are in the database; take it out once "npm run leads -- office-changes" has no lines left for client/',
};

/** One line for each retired setting that is still given. */
export function describeRetired(variables: Variables): readonly string[] {
  return Object.entries(retiredSettings)
    .filter(([name]) => variables[name])
    .map(([name, instead]) => `${name} is no longer a setting: ${instead}.`);
}
