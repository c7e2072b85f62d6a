// The company's mark, client/logo.svg. Pages, papers, icons and link pictures each draw it themselves, so it holds paths in flat colors
// and nothing else. `var(--text)` and `var(--text-accent)` follow what the mark stands on.

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
  'Save it with everything turned into paths, without groups, styles and gradients, and colors as fill and stroke.';

/** @throws Error of one line when the file is no such drawing. */
export function readLogo(svg: string): Logo {
  const refuse = (why: string): never => {
    throw new Error(`client/logo.svg ${why}. ${wayOut}`);
  };
  const drawing = svg.replace(/<\?[^>]*>|<!--[\s\S]*?-->|<title>[\s\S]*?<\/title>/g, '');
  const [, , width, height] = (/<svg\b[^>]*\bviewBox="([-\d. ]+)"/.exec(drawing)?.[1] ?? '')
    .split(' ')
    .map(Number);
  if (!width || !height) return refuse('has no viewBox="0 0 <width> <height>"');
  const elements = [...drawing.matchAll(/<([a-zA-Z]+)\b([^>]*)>/g)].filter(([, name]) => name !== 'svg');
  const other = elements.find(([, name]) => name !== 'path');
  if (other) return refuse(`holds <${other[1]}>`);
  if (elements.length === 0) return refuse('holds no path');
  const paths = elements.map(([, , attributes = '']): LogoPath => {
    const found = Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    );
    const unknown = Object.keys(found).find((name) => !/^(d|id|fill|stroke|stroke-width)$/.test(name));
    if (unknown) return refuse(`has a path with ${unknown}="…"`);
    const colorOf = (value: string | undefined) => {
      if (value === undefined || value === 'none') return null;
      if (/^(#[\da-f]{3}|#[\da-f]{6}|var\(--text(-accent)?\))$/i.test(value)) return value;
      return refuse(
        `has the color ${value}, which is neither #rrggbb nor var(--text) nor var(--text-accent)`,
      );
    };
    return {
      path: found.d ?? '',
      fill: colorOf(found.fill ?? '#000'),
      stroke: colorOf(found.stroke),
      strokeWidth: Number(found['stroke-width'] ?? 1),
    };
  });
  return {
    width,
    height,
    paths,
    hasOwnColors: !/var\(/.test(drawing),
  };
}

/** A color of the mark on one surface. */
export function paintLogo(color: string, { text, accent }: LogoColors): string {
  return color === 'var(--text)' ? text : color === 'var(--text-accent)' ? accent : color;
}
