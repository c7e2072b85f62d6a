/** Why something failed, in the error's own words. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Structured log lines for the operator, in the shape pino writes them. Never personal data: references and reasons. */
export interface OperatorLog {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}
