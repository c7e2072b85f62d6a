// A contractor's folder as the rules beside this file read it: the text of every file and what each module exports.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { jsonSlip } from './compiler-findings.ts';

export interface ClientFolder {
  /** By path from the root, "client/company.ts". */
  readonly texts: ReadonlyMap<string, string>;
  /** Every file, pictures included. */
  readonly files: readonly string[];
  /** What a module exports or a file of plain data holds, by the same path. Without those that could not be loaded. */
  readonly modules: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
}

/** Something to change in the contractor's folder. */
export interface Finding {
  readonly file: string;
  readonly line?: number | undefined;
  /** What is wrong, and what to do. */
  readonly advice: string;
}

/** "client/company.ts:12: …" */
export function formatFinding({ file, line, advice }: Finding): string {
  return `${file}${line === undefined ? '' : `:${line}`}: ${advice}`;
}

/** The first line of a file that holds `words`, counted from 1. */
export function lineOf(folder: ClientFolder, file: string, words: string | RegExp): number | undefined {
  const lines = folder.texts.get(file)?.split('\n') ?? [];
  const at = lines.findIndex((line) => (typeof words === 'string' ? line.includes(words) : words.test(line)));
  return at < 0 ? undefined : at + 1;
}

/** A finding at the line of `file` where `words` first stand. */
export function findingAt(
  folder: ClientFolder,
  file: string,
  words: string | RegExp,
  advice: string,
): Finding {
  return { file, line: lineOf(folder, file, words), advice };
}

/** Reads the folder `client` below `root`. A module that cannot be loaded becomes a finding. */
export async function readClientFolder(root: string): Promise<{ folder: ClientFolder; findings: Finding[] }> {
  const files = readdirSync(join(root, 'client'), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, '/').length))
    // Tests load in their runner alone, and the shapes are the product's.
    .filter((file) => !file.endsWith('.test.ts') && !file.startsWith('client/shapes/'))
    .sort();
  const texts = new Map(
    files
      .filter((file) => /\.(ts|json|css|svg)$/.test(file))
      .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
  );
  const modules = new Map<string, Readonly<Record<string, unknown>>>();
  const failures = new Map<string, Finding>();
  for (const [file, text] of texts) {
    if (file.endsWith('.json')) {
      try {
        modules.set(file, JSON.parse(text));
      } catch (error) {
        // What the compiler lets pass, a comma too many, has its line here; of the rest the compiler has it.
        const [, line] = /\(line (\d+) /.exec((error as Error).message) ?? [];
        failures.set(file, { file, line: line ? Number(line) : undefined, advice: jsonSlip });
      }
      continue;
    }
    if (!file.endsWith('.ts')) continue;
    try {
      modules.set(file, await import(pathToFileURL(join(root, file)).href));
    } catch (error) {
      const { message, stack = '' } = error as Error;
      const advice = message.replaceAll(`file://${root}`, '').replaceAll(root, '').split('\n')[0] ?? '';
      // Modules that import a broken one fail for the same reason: the reason is told once.
      const [, place = file, line] = /(client\/[^:\s]+\.ts):(\d+)/.exec(stack) ?? [];
      if (!failures.has(advice) && !/client\/\w+\.json: /.test(advice))
        failures.set(advice, { file: place, line: line ? Number(line) : undefined, advice });
    }
  }
  return { folder: { texts, files, modules }, findings: [...failures.values()] };
}
