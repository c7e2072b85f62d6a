// The lists of client/switches.ts, and a price for each material.

import { type ClientFolder, type Finding, findingAt } from './client-folder.ts';

/** Lists of switches.ts: something in each, and nothing twice. */
export function listSwitchFindings(folder: ClientFolder): readonly Finding[] {
  const switches = 'client/switches.ts';
  const { offeredServices, offeredMaterials, climate } = folder.modules.get(switches) ?? {};
  const { dollarsPerSquareFoot: prices } = folder.modules.get('client/prices.json') ?? {};
  const materials = (prices && offeredMaterials ? offeredMaterials : []) as readonly string[];
  const unpriced = materials
    .filter((material) => !Object.hasOwn(prices as object, material))
    .map((material) =>
      findingAt(
        folder,
        'client/prices.json',
        '"dollarsPerSquareFoot"',
        `there is no price for ${material}: write one, or take it out of offeredMaterials in client/switches.ts.`,
      ),
    );
  const lists = Object.entries({ offeredServices, offeredMaterials, climate }).flatMap(([name, list]) => {
    if (!Array.isArray(list)) return [];
    const twice = list.filter((entry, index) => list.indexOf(entry) < index);
    return [
      ...(list.length === 0 ? [`${name} is empty: name at least one.`] : []),
      ...twice.map((entry) => `${name} has ${entry} twice: keep one.`),
    ].map((advice) => findingAt(folder, switches, `${name}`, advice));
  });
  return [...unpriced, ...lists];
}
