export const root: string;
export const pinnedNode: string;
export const environment: NodeJS.ProcessEnv;
export function describeUnsupported(platform: NodeJS.Platform, usesGlibc: () => boolean): string | null;
export function ensureInstalled(): void;
export function build(): void;
export function ensureBuilt(): boolean;
export function runInForeground(
  args: readonly string[],
  extraEnvironment?: Readonly<Record<string, string>>,
): import('node:child_process').ChildProcess;
