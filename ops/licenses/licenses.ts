// Under which licenses the site may use other people's work, and what the lockfile says it uses.

export interface Lockfile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  /** Only what develops and tests the site needs it. */
  readonly dev?: boolean;
}

export interface LicensedPackage {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression; "none stated" where the package is silent. */
  readonly license: string;
}

/** Permissive licenses, and two with a condition we meet. Anything else is a decision for the owner, not for an update. */
export const allowedLicenses: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
  // The fonts: may be served with the site, not sold by themselves.
  'OFL-1.1',
  // A tool of the build, unchanged, of which nothing reaches the visitor: Lightning CSS.
  'MPL-2.0',
  // Likewise, and a library of its own that anybody may exchange: libvips, which resizes the pictures.
  'LGPL-3.0-or-later',
]);

/** Everything that is installed beside the running site, on any platform, sorted by name. */
export function listProductionPackages({ packages }: Lockfile): readonly LicensedPackage[] {
  return Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && !dev)
    .map(([path, { version = '', license = 'none stated' }]) => ({
      name: path.replace(/^.*node_modules\//, ''),
      version,
      license,
    }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Whether an SPDX expression can be kept to with the allowed licenses: every side of AND, one side of OR. */
export function isAllowed(license: string): boolean {
  const expression = license.trim().replace(/^\(([^()]*)\)$/, '$1');
  if (expression.includes(' OR ')) return expression.split(' OR ').some(isAllowed);
  if (expression.includes(' AND ')) return expression.split(' AND ').every(isAllowed);
  return allowedLicenses.has(expression);
}
