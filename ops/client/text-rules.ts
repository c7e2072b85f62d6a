// What a town's texts name and the compiler cannot see: services, issues of theirs, and slots.

import { dirname } from 'node:path';
import type { CityContent } from '#client/shapes/town.ts';
import { type ClientFolder, type Finding, findingAt } from './client-folder.ts';

/** `issues`: the titles of each service's issues, by the service's name. */
export function listServiceFindings(
  folder: ClientFolder,
  pagedCities: readonly CityContent[],
  issues: ReadonlyMap<string, readonly string[]>,
): readonly Finding[] {
  return pagedCities.flatMap(({ name, page, services = {} }) => {
    const [ownFile = 'client/cities/cities.ts'] =
      [...folder.texts].find(
        ([file, text]) => file.endsWith('/city.ts') && text.includes(`name: '${name}'`),
      ) ?? [];
    const findingIn = (words: string, advice: string): Finding => {
      const [file = ownFile] =
        [...folder.texts].find(
          ([each, text]) => dirname(each) === dirname(ownFile) && text.includes(words),
        ) ?? [];
      return findingAt(folder, file, words, advice);
    };
    const named = [...Object.keys(page?.cardTexts ?? {}), ...Object.keys(services)];
    const unknown = [...new Set(named)]
      .filter((service) => !issues.has(service))
      .map((service) =>
        findingIn(service, `${name} has words for “${service}”, which is no service: correct the name.`),
      );
    const remarks = Object.entries(services).flatMap(([service, text]) => {
      const titles = issues.get(service);
      return (text?.issueRemarks ?? [])
        .filter(({ issue }) => titles && !titles.includes(issue))
        .map(({ issue }) =>
          findingIn(issue, `“${issue}” is no issue of ${service}: take one of “${titles?.join('”, “')}”.`),
        );
    });
    return [...unknown, ...remarks];
  });
}

/** Slots like {miles} in texts where nothing fills them: the first one in each file. */
export function listUnknownSlots(folder: ClientFolder, known: ReadonlySet<string>): readonly Finding[] {
  return [...folder.texts]
    .filter(([file]) => file.startsWith('client/cities/'))
    .flatMap(([file, source]) =>
      [...source.matchAll(/(?<!\$)\{(\w+)\}/g)]
        .filter(([, name = '']) => !known.has(name))
        .map(([slot]) =>
          findingAt(
            folder,
            file,
            slot,
            `nothing fills the slot ${slot}: use one of docs/make-it-yours.md, or a town that is served.`,
          ),
        ),
    );
}
