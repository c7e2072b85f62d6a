export function waitForTurn(file: string, onWait: () => void): void;
export function buildBeside(folder: string, build: (folder: string) => boolean): boolean;
