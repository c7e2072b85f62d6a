// Words that do not belong into this contractor's texts: another state's name, weather his roofs never see.

import { type ClientFolder, type Finding, findingAt } from './client-folder.ts';
import { usStates } from './us-states.ts';

export type Climate = 'freezing' | 'hot and humid' | 'arid' | 'coastal';

/** Words that hold in one climate alone. */
const climateWords: Partial<Record<Climate, RegExp>> = {
  freezing:
    /\b(?:ice dams?|ice barriers?|icicles?|frost|freez(?:es?|ing)|thaw(?:s|ing)?|snow(?:s|y|fall| guards?)?)\b/i,
  coastal: /\b(?:salt air|salt spray|storm surge|sea breeze)\b/i,
  arid: /\b(?:monsoons?|haboobs?|dust storms?)\b/i,
};

const stateCodes = Object.keys(usStates).join('|');

/** What of a line of a source file can be printed: no comments, no imports, no addresses of pages. */
function printedPart(line: string): string {
  if (/^\s*(?:\/\/|\/?\*|import\b)/.test(line)) return '';
  return line.replaceAll(/https?:\/\/[^'"`\s]+/g, '').replace(/\s\/\/\s.*$/, '');
}

/** A name that stands for something else: a river, a city, a street. */
const namesNoState = /^(?: (?:City|River|Lake|Bay|Gulf|Avenue|Street|Road|Boulevard|Pike|District)\b)/;

/** Words like these on purpose are allowed by a comment at the end of their line: "// meant". */
const isMeant = (line: string) => /\/\/ meant$/.test(line.trimEnd());

/** Every line that names a state other than `state`, or its code behind a town. */
export function listForeignStates(
  folder: ClientFolder,
  state: { readonly name: string; readonly code: string },
): readonly Finding[] {
  const names = Object.values(usStates)
    .filter((name) => name !== state.name)
    // The longer first: West Virginia is not Virginia.
    .toSorted((a, b) => b.length - a.length);
  const named = new RegExp(`\\b(?:${[state.name, ...names].join('|')})\\b`, 'g');
  const coded = new RegExp(`[a-z], (${stateCodes})\\b(?! \\d*[a-z])`, 'g');
  return eachLine(folder).flatMap(({ file, line, text }) => {
    const found = [...text.matchAll(named)]
      .filter(
        ({ 0: name, index }) => name !== state.name && !namesNoState.test(text.slice(index + name.length)),
      )
      .map(([name]) => name);
    const codes = [...text.matchAll(coded)].flatMap(([, code = '']) => (code === state.code ? [] : [code]));
    return [...new Set([...found, ...codes])].map((words) => ({
      file,
      line,
      advice: `“${words}” is named on a ${state.name} site: rewrite the sentence, or put the comment “// meant” behind it.`,
    }));
  });
}

/** Every line with a word of a climate that `climate` leaves out. What the register of facts says has its source and may stay. */
export function listForeignWeather(folder: ClientFolder, climate: readonly Climate[]): readonly Finding[] {
  const foreign = (Object.entries(climateWords) as [Climate, RegExp][]).filter(
    ([name]) => !climate.includes(name),
  );
  return eachLine(folder)
    .filter(({ file }) => !/facts\.ts$|\/facts\//.test(file))
    .flatMap(({ file, line, text }) =>
      foreign.flatMap(([name, words]) => {
        const [found] = words.exec(text) ?? [];
        return found === undefined
          ? []
          : [
              {
                file,
                line,
                advice: `“${found}” belongs to a ${name} climate, and client/switches.ts says ${climate.join(', ') || 'none'}: rewrite the sentence, or add the climate there.`,
              },
            ];
      }),
    );
}

function eachLine(folder: ClientFolder): readonly { file: string; line: number; text: string }[] {
  return [...folder.texts]
    .filter(([file]) => file.endsWith('.ts'))
    .flatMap(([file, source]) =>
      source
        .split('\n')
        .flatMap((line, at) => (isMeant(line) ? [] : [{ file, line: at + 1, text: printedPart(line) }])),
    );
}

/** Slots like {miles} in texts where nothing fills them: the first one in each file. */
export function listUnknownSlots(folder: ClientFolder, known: ReadonlySet<string>): readonly Finding[] {
  return [...folder.texts]
    .filter(([file]) => file.startsWith('client/cities/'))
    .flatMap(([file, source]) =>
      [...source.matchAll(/(?<!\$)\{(\w+)\}/g)]
        .filter(([, name = '']) => !known.has(name))
        .map(([slot]) =>
          findingAt(
            folder,
            file,
            slot,
            `nothing fills the slot ${slot}: use one of docs/make-it-yours.md, or a town that is served.`,
          ),
        ),
    );
}
