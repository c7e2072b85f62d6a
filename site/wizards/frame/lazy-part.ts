import { type ComponentType, lazy } from 'react';

/** A component fetched when it is first shown, or earlier by `preload`; to be put in a Suspense. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: { readonly default: ComponentType<Props> } | undefined;
  const preload = async () => {
    loaded ??= { default: await load() };
    return loaded;
  };
  const Part = lazy(() => {
    if (!loaded) return preload();
    const module = loaded;
    // Not a promise, which answers later: what is there already shows at once, without a moment of the fallback.
    // biome-ignore lint/suspicious/noThenProperty: what React asks for
    return { then: (resolve: (part: typeof module) => void) => resolve(module) } as ReturnType<
      typeof preload
    >;
  });
  return { Part, preload };
}
