// Fills named slots in copy. An unknown or unfilled slot is a mistake in the copy and stops the build.

export type SlotValues = Readonly<Record<string, string>>;

/**
 * Replaces every `{name}` in `template` by its value.
 * @throws Error naming the slot when the template uses one that has no value.
 */
export function fillSlots(template: string, values: SlotValues): string {
  return template.replace(/\{(\w*)\}/g, (slot, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined)
      throw new Error(`Copy names the slot ${slot}, and nothing fills it: "${template}"`);
    return value;
  });
}
