// The built site, read once into memory: every page and asset with its compressed siblings, validators and headers.
// A hundred-odd pages and their pictures are a few megabytes, and no request ever reaches the disk. A page that reads
// otherwise now (render-live-page.ts) is kept so, in every encoding, until it changes again.

import { hash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import mime from 'mime-types';
import Negotiator from 'negotiator';
import { type Announcements, nothingAnnounced } from '../database/announcements.ts';
import { nextChange, renderPage } from './render-live-page.ts';

/** Best first. The build writes both beside every file that gets smaller by them. */
const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number] | 'identity';

const encodingSuffixes = { '.br': 'br', '.gz': 'gzip' } as const;

/** Astro puts a content hash into the name of everything below this folder, so a name never changes its bytes. */
const immutableFolder = '/assets/';
const forever = 'public, max-age=31536000, immutable';
/** Pages may be cached but are revalidated before use: an edited phone number shows at once. */
const askFirst = 'public, max-age=0, must-revalidate';
const oneDay = 'public, max-age=86400';

export interface Variant {
  readonly body: Buffer;
  readonly etag: string;
}

export interface SiteFile {
  readonly contentType: string;
  readonly cacheControl: string;
  readonly isPage: boolean;
  readonly variants: Readonly<Variants>;
}

type Variants = Partial<Record<Encoding, Variant>> & { identity: Variant };

interface LiveContent {
  readonly now: () => Date;
  /** The same object as long as nothing has changed. */
  readonly announcements: () => Announcements;
}

/** URL path → file. Pages are under their clean path: `/about`, `/`. */
export type SiteFiles = ReadonlyMap<string, SiteFile>;

function variantOf(body: Buffer): Variant {
  return { body, etag: `"${hash('sha256', body, 'base64url').slice(0, 27)}"` };
}

/** URL path of a file in the built site: `about.html` → `/about`, `index.html` → `/`. */
function urlPathOf(fileName: string): string {
  const path = `/${fileName.split(sep).join('/')}`;
  return path.endsWith('.html') ? path.replace(/(?:\/index)?\.html$/, '') || '/' : path;
}

function cacheControlOf(path: string, isPage: boolean): string {
  if (path.startsWith(immutableFolder)) return forever;
  return isPage || path.endsWith('.xml') || path.endsWith('.txt') ? askFirst : oneDay;
}

/** `folder`, or the copy beside it that was left by a build killed between its two renames. */
export function findBuild(folder: string): string {
  const before = `${folder}.old`;
  return existsSync(folder) || !existsSync(before) ? folder : before;
}

const inodeOf = (folder: string) => statSync(folder, { throwIfNoEntry: false })?.ino;

const usualContent: LiveContent = { now: () => new Date(), announcements: () => nothingAnnounced };

/**
 * Reads the built site in `folder`, all of one build.
 * @throws when the folder is missing or holds no pages.
 */
export async function loadSiteFiles(folder: string, content: Partial<LiveContent> = {}): Promise<SiteFiles> {
  const from = findBuild(folder);
  const inode = inodeOf(from);
  const files = await readFiles(from, { ...usualContent, ...content }).catch((error: Error) => error);
  // The next build took its place while it was read: some files may be of the one, some of the other.
  if (inodeOf(from) !== inode) return loadSiteFiles(folder, content);
  if (files instanceof Error) throw files;
  return files;
}

async function readFiles(folder: string, content: LiveContent): Promise<SiteFiles> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => []);
  const names = entries.filter((e) => e.isFile()).map((e) => relative(folder, join(e.parentPath, e.name)));
  const originals = names.filter((name) => !(extname(name) in encodingSuffixes));
  const present = new Set(names);
  const files = new Map<string, SiteFile>();
  for (const name of originals) {
    const variants: Variants = { identity: variantOf(await readFile(join(folder, name))) };
    for (const [suffix, encoding] of Object.entries(encodingSuffixes)) {
      if (present.has(name + suffix))
        variants[encoding] = variantOf(await readFile(join(folder, name + suffix)));
    }
    const path = urlPathOf(name);
    const isPage = name.endsWith('.html');
    const variantsNow = isPage ? createLivePage(variants, content) : () => variants;
    files.set(path, {
      contentType: mime.contentType(extname(name)) || 'application/octet-stream',
      cacheControl: cacheControlOf(path, isPage),
      isPage,
      get variants() {
        return variantsNow();
      },
    });
  }
  if (!files.has('/')) throw new Error(`No built site in ${folder}: run "npm run build" first.`);
  return files;
}

/** A few milliseconds for a page, for some 6 % more bytes than the build's, which take fifty times as long. */
const brotliQuality = 5;

/** The page as it reads now, in every encoding; a change is compressed for the first visitor. */
export function createLivePage(asBuilt: Variants, { now, announcements }: LiveContent): () => Variants {
  const html = asBuilt.identity.body.toString();
  let text = html;
  let page = asBuilt;
  let known: Announcements | null = null;
  let [since, until] = [0, 0];

  function write(moment: Date): void {
    known = announcements();
    [since, until] = [moment.getTime(), nextChange(moment, known)];
    const next = renderPage(html, moment, known);
    if (next === text) return;
    text = next;
    page = text === html ? asBuilt : compress(Buffer.from(text));
  }

  return () => {
    const moment = now();
    if (announcements() !== known || moment.getTime() < since || moment.getTime() >= until) write(moment);
    return page;
  };
}

function compress(body: Buffer): Variants {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return {
    br: variantOf(brotliCompressSync(body, { params })),
    gzip: variantOf(gzipSync(body)),
    identity: variantOf(body),
  };
}

export type ServedSite = ReturnType<typeof createServedSite>;

/** The site that is served; another build can take its place while the server runs. */
export function createServedSite(first: SiteFiles) {
  const files = new Map(first);
  let built = first;
  return {
    files: files as SiteFiles,
    /** Serves `next` from now on, all of it at once. */
    replace(next: SiteFiles): void {
      // A page that was opened before the change still asks for the scripts of its own build.
      const assetsBefore = [...built].filter(([path]) => path.startsWith(immutableFolder));
      files.clear();
      for (const [path, file] of [...assetsBefore, ...next]) files.set(path, file);
      built = next;
    },
  };
}

/** The encoding that the request likes best and the file has, Brotli among equals; `identity` when it names none of these. */
export function chooseEncoding(file: SiteFile, acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return 'identity';
  const available = [...encodings.filter((encoding) => file.variants[encoding]), 'identity'];
  const negotiator = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } });
  // @ts-expect-error Its types do not know that equals can be put in an order.
  return negotiator.encoding(available, { preferred: available }) ?? 'identity';
}
