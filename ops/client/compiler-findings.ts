// What the compiler says of a contractor's folder, in lines a contractor can follow.

/** For somebody who has never written a program. */
export const jsonSlip =
  'This cannot be read. Look here and on the line before for a comma, quote or bracket that is missing or too many; a number stands alone, 9.75, without $; a day or a time stands in quotes.';

/** @param output of tsc with --pretty false. `ofProduct`: where the folder no longer fits its files. */
export function readCompilerFindings(output: string) {
  const errors = [...output.matchAll(/^(\S+)\((\d+),\d+\): error TS(\d+): (.*)$/gm)].map(
    ([, file = '', line, code = '', message = '']) => ({ file, line: Number(line), code, message }),
  );
  const isFirstOfFile = (error: (typeof errors)[number]) =>
    errors.find(({ file }) => file === error.file) === error;
  const ofClient = errors
    .filter(({ file }) => isOfClient(file))
    // One slip in the writing (TS1…) brings forth more, all behind it.
    .filter((error) => !isSlip(error.code) || isFirstOfFile(error))
    .map(({ file, line, code, message }) => ({
      file,
      line,
      advice: !isSlip(code)
        ? message
        : file.endsWith('.json')
          ? jsonSlip
          : `${message} Look for a comma, quote or bracket that is missing or too many; inside '…' an apostrophe is written ’.`,
    }));
  const gone = errors.flatMap(({ file, message }) => {
    const [, name] = /^Cannot find module '#client\/([^']+)'/.exec(message) ?? [];
    return name === undefined || name.endsWith('.json') || isOfClient(file)
      ? []
      : [
          {
            file: `client/${name}`,
            advice:
              'there is no such file: take it back from your repository, or from a folder that new-client writes (--to).',
          },
        ];
  });
  const ofProduct = errors
    .filter(({ file }) => !isOfClient(file))
    .map(({ file, line, message: advice }) => ({ file, line, advice }));
  return { ofClient: [...ofClient, ...gone], ofProduct };
}

/** The shapes are the product's. */
const isOfClient = (file: string) => file.startsWith('client/') && !file.startsWith('client/shapes/');

const isSlip = (code: string) => /^1\d{3}$/.test(code);
