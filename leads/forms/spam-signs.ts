// Signs that a machine filled in the form. Source: reading 6. A filled honeypot puts a lead into quarantine, where the
// operator can release it; a form filled in very quickly is delivered, and the notice says so.

/** Hidden field; people leave it empty, though autofill sometimes does not. */
export const honeypotField = '_honey';

/** Milliseconds between the form's appearance and its sending, as the browser counted them. */
export const fillTimeField = '_fillMs';

/** A script's speed. Password managers fill every field at once, but their user still has to find the button. */
const shortestHumanFillMs = 1200;

type Input = Readonly<Record<string, unknown>>;

const ownField = (input: Input, name: string) => (Object.hasOwn(input, name) ? input[name] : undefined);

export function isHoneypotFilled(input: Input): boolean {
  const honey = ownField(input, honeypotField);
  return typeof honey === 'string' ? honey.trim() !== '' : honey !== undefined && honey !== null;
}

/** False for a form sent without script: it carries no fill time. */
export function isFilledVeryFast(input: Input): boolean {
  const fillTime = ownField(input, fillTimeField);
  const isWritten = typeof fillTime === 'number' || (typeof fillTime === 'string' && fillTime.trim() !== '');
  const fillMs = isWritten ? Number(fillTime) : Number.NaN;
  return fillMs >= 0 && fillMs < shortestHumanFillMs;
}
