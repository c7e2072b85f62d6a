// The drawing beside the title of a link picture: one gable laid in courses, its span measured in copper,
// standing on the slate foot that carries the company's name.

import { markShapes } from './mark.ts';

const apex = { x: 907, y: 190 };
/** Half the span over the height. */
const slope = 0.8;
const courseHeight = 34;
const tabWidth = 54;
const seam = 3;

type ColorOf = (token: string) => string;

function courses(base: number): string {
  const lines: string[] = [];
  let isOffset = false;
  for (let y = base - courseHeight; y > apex.y + courseHeight; y -= courseHeight) {
    const half = (y - apex.y) * slope;
    lines.push(`M${apex.x - half} ${y}H${apex.x + half}`);
    const bottom = y + courseHeight;
    // A joint stands only where both its ends lie on the roof.
    for (let x = apex.x - tabWidth * 8 + (isOffset ? tabWidth / 2 : 0); x < apex.x + half; x += tabWidth) {
      if (Math.abs(x - apex.x) < half) lines.push(`M${x} ${y}V${bottom}`);
    }
    isOffset = !isOffset;
  }
  return lines.join('');
}

function spanMark(y: number, half: number, color: string): string {
  const [left, right] = [apex.x - half, apex.x + half];
  return `<path fill="none" stroke="${color}" stroke-width="5" d="M${left} ${y}H${right}M${left} ${y - 14}v28M${right} ${y - 14}v28"/>`;
}

function mark(x: number, y: number, colorOf: ColorOf): string {
  const shapes = markShapes({ roof: colorOf('--text-on-strong'), span: colorOf('--text-on-strong-accent') });
  return `<g transform="translate(${x} ${y}) scale(1.2)">${shapes}</g>`;
}

export function roofShapes(colorOf: ColorOf, footTop: number): string {
  const eave = footTop - 64;
  const half = (eave - apex.y) * slope;
  return [
    `<rect width="1200" height="630" fill="${colorOf('--surface-page')}"/>`,
    `<path fill="${colorOf('--surface-strong')}" d="M${apex.x} ${apex.y}L${apex.x + half} ${eave}H${apex.x - half}z"/>`,
    `<path fill="none" stroke="${colorOf('--surface-page')}" stroke-width="${seam}" d="${courses(eave)}"/>`,
    spanMark(eave + 32, half, colorOf('--action')),
    `<rect y="${footTop}" width="1200" height="100" fill="${colorOf('--surface-strong')}"/>`,
    mark(72, footTop + 22, colorOf),
  ].join('');
}
