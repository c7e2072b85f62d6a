import { type RefObject, useLayoutEffect } from 'react';

/**
 * Tells what a visitor entered in the built page before its script was there; React would otherwise put the old value back.
 * A field differs from its own default only when somebody has changed it. `onTyped` is called once for each such field.
 */
export function useTypedBeforeScript(
  around: RefObject<HTMLElement | null>,
  onTyped: (typed: string, name: string) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the fields come alive
  useLayoutEffect(() => {
    const fields =
      around.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select') ?? [];
    for (const field of fields) {
      const byDefault =
        field instanceof HTMLSelectElement
          ? [...field.options].find(({ defaultSelected }) => defaultSelected)?.value
          : field.defaultValue;
      if (field.value !== byDefault) onTyped(field.value, field.name);
    }
  }, []);
}
