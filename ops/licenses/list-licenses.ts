// npm run audit:licenses: the licenses of everything that goes out with the site; exit 1 when one is not allowed.

import { readFile } from 'node:fs/promises';
import { isAllowed, type LicensedPackage, listProductionPackages } from './licenses.ts';

const lockfile = JSON.parse(await readFile(new URL('../../package-lock.json', import.meta.url), 'utf8'));
const byLicense = Map.groupBy(listProductionPackages(lockfile), ({ license }) => license);
const bySize = [...byLicense].sort(([, a], [, b]) => b.length - a.length);

function nameWithVersion({ name, version }: LicensedPackage): string {
  return `${name} ${version}`;
}

for (const [license, packages] of bySize) {
  console.log(`${license}${isAllowed(license) ? '' : ' (NOT ALLOWED)'}: ${packages.length}`);
  console.log(`  ${packages.map(nameWithVersion).join(', ')}\n`);
}
const refused = bySize.filter(([license]) => !isAllowed(license));
console.log(
  refused.length === 0
    ? 'Every license is one the house allows (ops/licenses/licenses.ts).'
    : `Not allowed: ${refused.map(([license]) => license).join(', ')}.`,
);
process.exitCode = refused.length === 0 ? 0 : 1;
