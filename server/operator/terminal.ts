/** Where the operator's tool writes: results to stdout, everything said about them to stderr. */
export interface Terminal {
  /** Resolves when the text has been taken, so that a long export never piles up in memory. */
  stdout(text: string): Promise<void>;
  stderr(text: string): void;
  /** True when stderr is a terminal, so that a line of progress may be overwritten. */
  readonly isInteractive: boolean;
}

/** The process's own. A reader that stops early (`| head`) is no error. */
export function processTerminal(): Terminal {
  let isGone = false;
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    isGone = true;
  });
  return {
    stdout: (text) =>
      new Promise((resolve) => {
        if (isGone) resolve();
        else process.stdout.write(text, () => resolve());
      }),
    stderr: (text) => {
      process.stderr.write(text);
    },
    isInteractive: process.stderr.isTTY === true,
  };
}
