export function buildBeside(folder: string, build: (folder: string) => boolean): boolean;
