import type { PaperPaint } from '#calculators/paper/paper-drawing.ts';

// A PDF cannot read custom properties, and a file has no style sheet of the site.

/** The tokens --text, --text-soft, --text-accent and --line-control. */
export const paperColors = { text: '#15232b', soft: '#43535b', accent: '#ac4314', line: '#7d8d94' } as const;

/** The tokens of drawing.css that have these names. */
export const drawingColors: Readonly<Record<PaperPaint, string>> = {
  ink: '#15232b',
  copper: '#ac4314',
  wall: '#fff',
  side: '#e4eaea',
  glass: '#cfe0dc',
  door: '#1f6257',
  brick: '#e9d6cc',
  'roof-asphalt': '#53636b',
  'roof-asphalt-line': '#2c3a42',
  'roof-architectural': '#3a4a53',
  'roof-architectural-line': '#1c2a32',
  'roof-metal': '#3f4b51',
  'roof-metal-line': '#1e292f',
  'roof-tile': '#a3512c',
  'roof-tile-line': '#6e2f14',
  'roof-slate': '#5a6e7b',
  'roof-slate-line': '#31424d',
  'roof-wood': '#8c6d4d',
  'roof-wood-line': '#55402a',
};
