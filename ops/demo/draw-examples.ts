// The pictures of the jobs and people that `npm run demo` shows: drawings of the site and initials, each marked EXAMPLE.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listPictures } from '#content/business/pictures.ts';
import jobs from './client/jobs.json' with { type: 'json' };
import people from './client/people.json' with { type: 'json' };

const [, , site = ''] = process.argv;
const pictures = listPictures({ proof: { ...jobs, ...people }, reviews: [], services: {} });

/** In the upper left corner, so large in units of the drawing. */
const mark = (size: number) =>
  `<g font-family="sans-serif" font-weight="700" font-size="${size}"><path d="M${size / 2} ${size / 2}h${size * 6}v${size * 1.6}h-${size * 6}z" fill="#fff" stroke="#15232b" stroke-width="${size / 8}"/><text x="${size * 3.5}" y="${size * 1.66}" text-anchor="middle" fill="#15232b" stroke="none">EXAMPLE</text></g>`;

function draw(file: string): string {
  const point = /^example-(\d+-(?:not-)?sound)\.svg$/.exec(file)?.[1];
  if (point !== undefined)
    return readFileSync(join(site, 'drawings', `point-${point}.svg`), 'utf8').replace(
      '</svg>',
      `${mark(14)}</svg>`,
    );
  const initials = file.replace(/^example-|\.svg$|-/g, '').toUpperCase();
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 360"><path d="M0 0h300v360H0z" fill="#dde5e6"/><text x="150" y="215" font-family="serif" font-size="104" text-anchor="middle" fill="#46555d">${initials}</text>${mark(16)}</svg>`;
}

mkdirSync(join(site, 'pictures'), { recursive: true });
for (const { file } of pictures) writeFileSync(join(site, 'pictures', file), draw(file));
