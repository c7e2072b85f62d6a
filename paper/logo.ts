// The company's mark, client/logo.svg. Pages, papers, icons and link pictures each draw it themselves, so it holds paths in
// flat colors and nothing else. `var(--text)` and `var(--text-accent)` follow what the mark stands on.

export interface LogoPath {
  readonly path: string;
  /** "#ac4314", "var(--text)", or null for none. */
  readonly fill: string | null;
  readonly stroke: string | null;
  readonly strokeWidth: number;
}

export interface Logo {
  readonly width: number;
  readonly height: number;
  readonly paths: readonly LogoPath[];
  /** Its colors are its own; on a dark surface it needs a light one beneath it. */
  readonly hasOwnColors: boolean;
}

/** The two colors that follow the surface. */
export interface LogoColors {
  readonly text: string;
  readonly accent: string;
}

const wayOut =
  'Save it with everything turned into paths, without groups, styles and gradients, and colors as fill and stroke: in Inkscape Path, Object to Path, then Plain SVG';

const isColor = (value: string) => /^(none|#[\da-f]{3}|#[\da-f]{6}|var\(--text(-accent)?\))$/i.test(value);

/** Every reason why a drawing cannot be read. */
function listFaults(
  names: readonly string[],
  paths: readonly Readonly<Record<string, string>>[],
): readonly string[] {
  const others = [...new Set(names.filter((name) => name !== 'path'))].map((name) => `<${name}>`);
  const unknown = paths
    .flatMap(Object.keys)
    .filter((name) => !/^(d|id|fill|stroke|stroke-width)$/.test(name));
  const colors = paths.flatMap(({ fill = 'none', stroke = 'none' }) => [fill, stroke]);
  return [
    ...(others.length > 0 ? [`holds ${others.join(' and ')}`] : []),
    ...(names.length === 0 ? ['holds no path'] : []),
    ...[...new Set(unknown)].map((name) => `has a path with ${name}="…"`),
    ...[...new Set(colors)]
      .filter((color) => !isColor(color))
      .map(
        (color) => `has the color ${color}, which is neither #rrggbb nor var(--text) nor var(--text-accent)`,
      ),
  ];
}

/** @throws Error of one line when the file is no such drawing. */
export function readLogo(svg: string): Logo {
  const drawing = svg.replace(/<\?[^>]*>|<!--[\s\S]*?-->|<title>[\s\S]*?<\/title>/g, '');
  const [, , width = 0, height = 0] = (/<svg\b[^>]*\bviewBox="([-\d. ]+)"/.exec(drawing)?.[1] ?? '')
    .split(' ')
    .map(Number);
  const elements = [...drawing.matchAll(/<([a-zA-Z]+)\b([^>]*)>/g)].filter(([, name]) => name !== 'svg');
  const drawn = elements
    .filter(([, name]) => name === 'path')
    .map(
      ([, , attributes = '']): Readonly<Record<string, string>> =>
        Object.fromEntries(
          [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
        ),
    );
  const faults = [
    ...(width && height ? [] : ['has no viewBox="0 0 <width> <height>"']),
    ...listFaults(
      elements.map(([, name = '']) => name),
      drawn,
    ),
  ];
  if (faults.length > 0) throw new Error(`client/logo.svg ${faults.join(', ')}. ${wayOut}.`);
  const colorOf = (value: string | undefined) => (value === undefined || value === 'none' ? null : value);
  return {
    width,
    height,
    paths: drawn.map((found) => ({
      path: found.d ?? '',
      fill: colorOf(found.fill ?? '#000'),
      stroke: colorOf(found.stroke),
      strokeWidth: Number(found['stroke-width'] ?? 1),
    })),
    hasOwnColors: !/var\(/.test(drawing),
  };
}

/** A color of the mark on one surface. */
export function paintLogo(color: string, { text, accent }: LogoColors): string {
  return color === 'var(--text)' ? text : color === 'var(--text-accent)' ? accent : color;
}
