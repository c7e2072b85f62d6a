// npm run check:client: everything that is wrong in client/, one line each with file, line and what to do; exit 1 while
// there is something. The build and `npm run check` begin with it.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Finding, formatFinding, readClientFolder } from './client-folder.ts';
import { readCompilerFindings } from './compiler-findings.ts';
import { listDataFindings } from './data-rules.ts';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

if (!existsSync(join(root, 'client', 'shapes'))) {
  console.log('client/shapes/ is not there. It belongs to the product: git checkout -- client/shapes');
  process.exit(1);
}
const compilerFile = join(root, 'node_modules', '.bin', 'tsc');
if (!existsSync(compilerFile)) {
  console.log('client/ is not checked: the compiler is not installed here.');
  process.exit(0);
}
const { folder, findings: failures } = await readClientFolder(root);

let folderFindings: readonly Finding[] = [];
/** Why the rules could say nothing: they load the product, which loads client/. */
let hindrance: unknown;
try {
  const { listFolderFindings } = await import('./folder-rules.ts');
  folderFindings = await listFolderFindings(folder, root);
} catch (error) {
  hindrance = error;
}
const compiler = spawnSync(compilerFile, ['-p', 'tsconfig.pure.json', '--pretty', 'false'], {
  cwd: root,
  encoding: 'utf8',
});
const { ofClient, ofProduct } = readCompilerFindings(compiler.stdout);
const namedFiles = new Set(ofClient.map(({ file }) => file));
const ofFolder = [
  ...ofClient,
  // The compiler has said it in its own words.
  ...failures.filter(({ file }) => !namedFiles.has(file)),
  ...listDataFindings(folder),
  ...folderFindings,
];
// The product's files, and what it throws, only complain of what is wrong in the contractor's.
const findings = ofFolder.length > 0 ? ofFolder : ofProduct;
if (findings.length === 0 && hindrance) throw hindrance;
const collator = new Intl.Collator('en', { numeric: true });
const lines = [...new Set(findings.map(formatFinding))].toSorted(collator.compare);
for (const line of lines) console.log(line);
console.log(
  lines.length === 0
    ? 'client/ is in order.'
    : `client/: ${lines.length} ${lines.length === 1 ? 'thing' : 'things'} to fix.`,
);
process.exitCode = lines.length === 0 ? 0 : 1;
