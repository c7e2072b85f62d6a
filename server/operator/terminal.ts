/** Where the operator's tool writes. Results go out, everything said about them goes to the side. */
export interface Terminal {
  /** Resolves when the text has been taken, so that a long export never piles up in memory. */
  out(text: string): Promise<void>;
  aside(text: string): void;
  /** True when a person watches the side channel, so that one line may be painted over. */
  readonly isWatched: boolean;
}

/** The real one. Whoever reads our output may stop reading (`| head`); that is no error. */
export function processTerminal(): Terminal {
  let isGone = false;
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    isGone = true;
  });
  return {
    out: (text) =>
      new Promise((resolve) => {
        if (isGone) resolve();
        else process.stdout.write(text, () => resolve());
      }),
    aside: (text) => {
      process.stderr.write(text);
    },
    isWatched: process.stderr.isTTY === true,
  };
}
