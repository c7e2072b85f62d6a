// Fills named slots in copy. An unknown or unfilled slot is a mistake in the copy and stops the build.

export type SlotValues = Readonly<Record<string, string>>;

/** What stands in the slot `name`; undefined when copy may not use it. */
export type FindSlotValue = (name: string) => string | undefined;

export function findValueIn(values: SlotValues): FindSlotValue {
  return (name) => (Object.hasOwn(values, name) ? values[name] : undefined);
}

/**
 * Replaces every `{name}` in `template` by its value: that of the record, or what the function finds.
 * @throws Error naming the slot when the template uses one that has no value.
 */
export function fillSlots(template: string, values: SlotValues | FindSlotValue): string {
  const findValue = typeof values === 'function' ? values : findValueIn(values);
  return template.replace(/\{(\w*)\}/g, (slot, name: string) => {
    const value = findValue(name);
    if (value === undefined)
      throw new Error(`Copy names the slot ${slot}, and nothing fills it: "${template}"`);
    return value;
  });
}
