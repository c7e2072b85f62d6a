// The picture shown where a link to a page is shared: the page's own title beside a roof. satori turns the words into
// outlines, so no font has to be installed on the machine that builds.

import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'node-html-parser';
import satori from 'satori';
import sharp from 'sharp';
import { company } from '#client/company.ts';
import { cities } from '#content/cities/cities.ts';
import { routes } from '#site/search-listing/indexed-routes.ts';
import { ogImagePath } from '#site/search-listing/page-metadata.ts';
import { colorsOnStrong, drawMark, logo } from './draw-icons.ts';
import { colorOf } from './token-colors.ts';

export const linkPictureSize = { width: 1200, height: 630 } as const;
const margin = 72;
const footHeight = 100;
const markSide = 58;
const titleMaxLines = 3;
const titleLineHeight = 1.1;
/** Largest first: the first size at which the title fits is taken. */
const titleSizes = [76, 68, 60, 52, 46] as const;

export interface LinkPictureWords {
  readonly title: string;
  /** The line above the title: the county, or the town of the company. */
  readonly kicker: string;
}

const fontFile = fileURLToPath(
  import.meta.resolve('@expo-google-fonts/besley/500Medium/Besley_500Medium.ttf'),
);
const fonts = [{ name: 'Besley', data: await readFile(fontFile) }];

/** One gable laid in courses, its span measured below it; the foot with the mark. */
function backgroundSvg(): string {
  const [ridge, eave, middle, slope, course, tab] = [190, 466, 907, 0.8, 34, 54];
  const seams: string[] = [];
  for (let y = eave - course, row = 0; y > ridge + course; y -= course, row += 1) {
    const half = (y - ridge) * slope;
    seams.push(`M${middle - half} ${y}h${2 * half}`);
    for (let x = middle - tab * (8 - (row % 2) / 2); x < middle + half; x += tab)
      if (Math.abs(x - middle) < half) seams.push(`M${x} ${y}v${course}`);
  }
  const half = (eave - ridge) * slope;
  const [left, right, span] = [middle - half, middle + half, eave + 32];
  const footTop = linkPictureSize.height - footHeight;
  const markMiddle = [margin + markSide / 2, footTop + footHeight / 2] as const;
  const plate = logo.hasOwnColors
    ? `<rect x="${margin - 6}" y="${markMiddle[1] - markSide / 2 - 6}" width="${markSide + 12}" height="${markSide + 12}" fill="${colorOf('--surface-page')}"/>`
    : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${linkPictureSize.width}" height="${linkPictureSize.height}">
    <rect width="100%" height="100%" fill="${colorOf('--surface-page')}"/>
    <path fill="${colorOf('--surface-strong')}" d="M${middle} ${ridge}L${right} ${eave}H${left}z"/>
    <path stroke="${colorOf('--surface-page')}" stroke-width="3" d="${seams.join('')}"/>
    <path stroke="${colorOf('--action')}" stroke-width="5" d="M${left} ${span}H${right}M${left} ${span - 14}v28M${right} ${span - 14}v28"/>
    <rect y="${footTop}" width="100%" height="100%" fill="${colorOf('--surface-strong')}"/>
    ${plate}${drawMark(logo, colorsOnStrong, markSide, markMiddle)}
  </svg>`;
}

const box = (style: object, ...children: readonly unknown[]) => ({
  type: 'div',
  key: null as string | null,
  props: { style: { display: 'flex', ...style }, children },
});

/** The words as an SVG of their own, and how many lines the title takes. */
async function setWords({ title, kicker }: LinkPictureWords, size: number) {
  const titleBox = {
    ...box(
      {
        width: 650,
        textWrap: 'balance',
        fontSize: size,
        lineHeight: titleLineHeight,
        color: colorOf('--text'),
      },
      title,
    ),
    key: 'title',
  };
  const foot = { position: 'absolute', left: margin, right: margin, bottom: 0, height: footHeight };
  const page = box(
    { ...linkPictureSize, padding: `80px ${margin}px`, flexDirection: 'column', fontFamily: 'Besley' },
    box({ height: 64, fontSize: 30, color: colorOf('--text-accent') }, kicker),
    titleBox,
    box(
      {
        ...foot,
        paddingLeft: 76,
        justifyContent: 'space-between',
        alignItems: 'center',
        fontSize: 34,
        color: colorOf('--text-on-strong'),
      },
      box({}, company.name.value),
      box({}, company.phone.value.display),
    ),
  );
  let titleHeight = 0;
  const svg = await satori(page, {
    ...linkPictureSize,
    fonts,
    onNodeDetected: ({ key, height }) => {
      if (key === 'title') titleHeight = height;
    },
  });
  return { svg, lines: Math.round(titleHeight / (size * titleLineHeight)) };
}

/**
 * The picture as PNG.
 * @throws Error when the title does not fit
 */
export async function drawLinkPicture(words: LinkPictureWords): Promise<Buffer> {
  for (const size of titleSizes) {
    const { svg, lines } = await setWords(words, size);
    if (lines > titleMaxLines) continue;
    return sharp(Buffer.from(backgroundSvg()))
      .composite([{ input: Buffer.from(svg) }])
      .png({ palette: true, colors: 32, dither: 0 })
      .toBuffer();
  }
  throw new Error(`The title does not fit its picture: "${words.title}"`);
}

const cacheFolder = fileURLToPath(new URL('../../node_modules/.cache/link-pictures/', import.meta.url));

/** Whatever a picture is made from besides its words: this code, the library versions, the drawing and its colors. */
const madeFrom = createHash('sha256')
  .update(await readFile(new URL(import.meta.url)))
  .update(await readFile(new URL('../../package-lock.json', import.meta.url)))
  .update(JSON.stringify([company, backgroundSvg(), colorOf('--text'), colorOf('--text-accent')]));

/** The picture of the page at `path`; drawn only when it is not in the cache. */
async function readLinkPicture(words: LinkPictureWords): Promise<Buffer> {
  const cached = `${cacheFolder}${madeFrom.copy().update(JSON.stringify(words)).digest('hex')}.png`;
  try {
    return await readFile(cached);
  } catch {
    const png = await drawLinkPicture(words);
    await mkdir(cacheFolder, { recursive: true });
    await writeFile(cached, png);
    return png;
  }
}

/** The title without the company's name at its end: the name is in the picture already. */
function titleOf(html: string, page: string): string {
  const [tag = ''] = /<meta property="og:title"[^>]*>/.exec(html) ?? [];
  const title = parse(tag).querySelector('meta')?.getAttribute('content');
  if (!title) throw new Error(`The page ${page} was built without a title.`);
  return title.replace(/\s+[|·–—]\s+[^|·–—]*$/, (ending) =>
    ending.endsWith(company.name.value) ? '' : ending,
  );
}

/** Writes the picture of the page with this path and markup, if it is a listed one; returns whether it is. */
export async function writeLinkPicture(siteFolder: string, path: string, html: string): Promise<boolean> {
  const route = routes.find((listed) => listed.path === path);
  if (!route) return false;
  const place = 'city' in route ? `${cities[route.city].county} County` : company.town;
  const words = { title: titleOf(html, path), kicker: `${place}, ${company.region}` };
  await writeFile(join(siteFolder, ogImagePath(path)), await readLinkPicture(words));
  return true;
}
