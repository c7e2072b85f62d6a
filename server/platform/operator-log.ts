export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Log lines for the operator, as pino writes them: references and reasons, never personal data. */
export interface OperatorLog {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

/** Where nobody reads it: a command says itself what it could not do. */
export const silentLog: OperatorLog = { info: () => {}, warn: () => {}, error: () => {} };
