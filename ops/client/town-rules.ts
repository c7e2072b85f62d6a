// Towns and counties that are listed where others point at them, and towns that are there once.

import { type ClientFolder, type Finding, findingAt } from './client-folder.ts';

export function listTownFindings(
  folder: ClientFolder,
  towns: readonly { readonly name: string; readonly county: string }[],
  counties: readonly string[],
  shopTown: string,
): readonly Finding[] {
  const names = towns.map(({ name }) => name);
  const list = 'client/cities/cities.ts';
  const fileOf = (name: string) =>
    [...folder.texts].find(
      ([file, text]) => file.endsWith('/city.ts') && text.includes(`name: '${name}'`),
    )?.[0] ?? list;
  return [
    ...towns
      .filter(({ county }) => !counties.includes(county))
      .map(({ name, county }) =>
        findingAt(
          folder,
          fileOf(name),
          'county:',
          `${county} County is not in client/cities/counties.ts: enter it there, or correct its name.`,
        ),
      ),
    ...names
      .filter((name, at) => names.indexOf(name) !== at)
      .map((name) => findingAt(folder, list, name, `${name} stands twice in the list of towns: keep one.`)),
    ...(names.includes(shopTown)
      ? []
      : [
          findingAt(
            folder,
            'client/company.ts',
            /\btown:/,
            `the town of the shop, ${shopTown}, is not in ${list}: enter it there.`,
          ),
        ]),
  ];
}
