/** Where the operator's tool writes: results to stdout, everything said about them to stderr. */
export interface Terminal {
  /** Resolves when the text has been taken, so that a long export never piles up in memory. */
  stdout(text: string): Promise<void>;
  stderr(text: string): void;
}

/** The process's own. A reader that stops early (`| head`) is no error. */
export function processTerminal(): Terminal {
  let isGone = false;
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    isGone = error.code === 'EPIPE';
  });
  return {
    stdout: (text) =>
      new Promise((resolve, reject) => {
        if (isGone) resolve();
        else
          process.stdout.write(text, (error) => {
            if (error && (error as NodeJS.ErrnoException).code !== 'EPIPE')
              reject(new Error(`The output cannot be written: ${error.message}.`));
            else resolve();
          });
      }),
    stderr: (text) => {
      process.stderr.write(text);
    },
  };
}
