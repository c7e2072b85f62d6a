// The built site as files: what a visitor would be sent, read without a server.

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type HTMLElement, parse } from 'node-html-parser';

export const builtFolder = fileURLToPath(new URL('../../dist', import.meta.url));

export interface BuiltPage {
  readonly path: string;
  readonly html: string;
  readonly root: HTMLElement;
}

export function readBuiltPages(): readonly BuiltPage[] {
  return readdirSync(builtFolder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      const path =
        `/${relative(builtFolder, file).split(sep).join('/')}`.replace(/(?:\/index)?\.html$/, '') || '/';
      const html = readFileSync(file, 'utf8');
      return { path, html, root: parse(html, { comment: true }) };
    })
    .sort((a, b) => a.path.localeCompare(b.path));
}
