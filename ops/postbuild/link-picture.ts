// The picture shown where a link to the site is shared: the company's name beside a roof.

import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { company } from '#client/company.ts';
import { colorsOnStrong, drawMark, logo } from './draw-icons.ts';
import { colorOf } from './token-colors.ts';

export const linkPictureSize = { width: 1200, height: 630 } as const;
const margin = 72;
const footHeight = 100;
const markSide = 58;

/** Of the project's own, so that the picture is the same on every machine that builds. */
const fontfile = fileURLToPath(
  import.meta.resolve('@expo-google-fonts/besley/500Medium/Besley_500Medium.ttf'),
);

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

interface Line {
  readonly words: string;
  readonly color: string;
  readonly left: number;
  readonly top: number;
  /** The words are as large as fit into this. */
  readonly room: { readonly width: number; readonly height: number };
}

async function setLine({ words, color, left, top, room }: Line) {
  const escaped = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const text = {
    text: `<span line_height="0.85" foreground="${colorOf(color)}">${escaped}</span>`,
    font: 'Besley',
    fontfile,
  };
  return {
    input: await sharp({ text: { ...text, ...room, rgba: true } })
      .png()
      .toBuffer(),
    left,
    top,
  };
}

export async function drawLinkPicture(name: string = company.name.value): Promise<Buffer> {
  const words = [
    {
      words: `${company.town}, ${company.region}`,
      color: '--text-accent',
      left: margin,
      top: 80,
      room: { width: 460, height: 34 },
    },
    { words: name, color: '--text', left: margin, top: 150, room: { width: 540, height: 300 } },
    {
      words: company.phone.value.display,
      color: '--text-on-strong',
      left: 900,
      top: 562,
      room: { width: 228, height: 38 },
    },
  ];
  return sharp(Buffer.from(backgroundSvg()))
    .composite(await Promise.all(words.map(setLine)))
    .png({ palette: true, colors: 32, dither: 0 })
    .toBuffer();
}
