// Signs that a machine filled in the form. Source: reading 6. None of them may lose a person's lead:
// what carries one goes to quarantine, where the operator can release it.

/** Hidden field; people leave it empty, though autofill sometimes does not. */
export const honeypotField = '_honey';

/** Milliseconds between the form's appearance and its sending, as the browser counted them. */
export const fillTimeField = '_fillMs';

/**
 * Shorter: a script's speed. Longer would catch people whose password manager fills every field at once: they
 * still have to find the button.
 */
const shortestHumanFillMs = 1200;

export type SpamSign = 'honeypot-filled' | 'filled-too-fast';

/** The sign that `input` carries, or null. A form sent without script carries no fill time and is not judged by it. */
export function findSpamSign(input: Readonly<Record<string, unknown>>): SpamSign | null {
  const honey = Object.hasOwn(input, honeypotField) ? input[honeypotField] : undefined;
  if (typeof honey === 'string' ? honey.trim() !== '' : honey !== undefined && honey !== null)
    return 'honeypot-filled';
  const fillTime = Object.hasOwn(input, fillTimeField) ? input[fillTimeField] : undefined;
  const fillMs = typeof fillTime === 'string' || typeof fillTime === 'number' ? Number(fillTime) : Number.NaN;
  return fillMs >= 0 && fillMs < shortestHumanFillMs ? 'filled-too-fast' : null;
}
