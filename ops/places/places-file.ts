import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Places } from '#content/cities/cities.ts';

const file = 'client/cities/places.json';

/** Brings the file up to date; a file that is writes nothing, so that whoever watches it sees no change. */
export function keepPlaces(places: Places): void {
  const text = `${JSON.stringify(places, null, 2)}\n`;
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  writeFileSync(file, text);
  console.log(`${file} is brought up to date.`);
}
