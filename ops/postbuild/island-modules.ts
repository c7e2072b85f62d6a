// A calm island (site/islands/calm-directive.ts) has its modules fetched before anybody turns to it. Only the bundler knows
// which modules its script is made of, so the build writes them on the island.

/** Static imports of each script in the built site, by path, such as /assets/react.js. */
export type ScriptImports = ReadonlyMap<string, readonly string[]>;

interface Chunk {
  readonly type: string;
  readonly fileName: string;
  readonly imports?: readonly string[];
}

/** Notes what each script that goes to the browser imports while the bundler writes it. */
export function noteScriptImports() {
  const imports = new Map<string, readonly string[]>();
  const plugin = {
    name: 'note-script-imports',
    applyToEnvironment: ({ name }: { readonly name: string }) => name === 'client',
    generateBundle(_options: unknown, bundle: Readonly<Record<string, Chunk>>) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk')
          imports.set(
            `/${chunk.fileName}`,
            (chunk.imports ?? []).map((name) => `/${name}`),
          );
      }
    },
  };
  return { imports: imports as ScriptImports, plugin };
}

/** `path` and everything it imports, each once. */
function withImports(paths: readonly string[], imports: ScriptImports): readonly string[] {
  const found = new Set<string>();
  const visit = (path: string) => {
    if (found.has(path)) return;
    found.add(path);
    for (const imported of imports.get(path) ?? []) visit(imported);
  };
  for (const path of paths) visit(path);
  return [...found];
}

const calmIsland = /<astro-island\b[^>]*\bclient="calm"[^>]*>/g;

/** `html` with the modules of every calm island named on it. */
export function withIslandModules(html: string, imports: ScriptImports): string {
  return html.replace(calmIsland, (tag) => {
    const scripts = [...tag.matchAll(/\b(?:component|renderer)-url="([^"]+)"/g)].map(([, path = '']) => path);
    return tag.replace(/>$/, ` data-modules="${withImports(scripts, imports).join(' ')}">`);
  });
}
