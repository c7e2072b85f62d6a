// The desk's pages as `npm run build` made them: one program that draws them, a style sheet, a script and fonts.

import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import mime from 'mime-types';
import { findBuild } from '../http/site-files.ts';
import type { RenderDeskPage } from './desk-page.ts';

export interface DeskFiles {
  readonly render: RenderDeskPage;
  /** File name → file, all below /desk/assets/. */
  readonly assets: ReadonlyMap<string, { readonly body: Buffer; readonly contentType: string }>;
}

/** @throws when the folder is missing or incomplete. */
export async function loadDeskFiles(builtInto: string): Promise<DeskFiles> {
  const folder = findBuild(builtInto);
  const { renderDeskPage } = (await import(pathToFileURL(join(folder, 'desk.js')).href)) as {
    renderDeskPage: RenderDeskPage;
  };
  const assets = join(folder, 'assets');
  const files = (await readdir(assets)).map(async (name) => {
    const contentType = mime.contentType(extname(name)) || 'application/octet-stream';
    return [name, { body: await readFile(join(assets, name)), contentType }] as const;
  });
  return { render: renderDeskPage, assets: new Map(await Promise.all(files)) };
}

/** The one asset whose name begins and ends like this, and its address. */
export function findAsset({ assets }: DeskFiles, beginning: string, ending: '.css' | '.js') {
  const found = [...assets].find(([name]) => name.startsWith(beginning) && name.endsWith(ending));
  if (found === undefined) throw new Error(`The desk was built without its ${beginning}${ending} file.`);
  return { href: `/desk/assets/${found[0]}`, ...found[1] };
}
