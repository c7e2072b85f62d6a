// Words that do not belong into this contractor's texts: another state's name, weather his roofs never see.

import type { Climate } from '#client/shapes/business.ts';
import { climates } from './answers.ts';
import { type ClientFolder, type Finding, findingAt } from './client-folder.ts';
import { namesIn } from './fields.ts';
import { usStates } from './us-states.ts';

/** Words that hold in one climate alone. */
const climateWords: Partial<Record<Climate, RegExp>> = {
  freezing:
    /\b(?:ice dams?|ice barriers?|icicles?|frost|freez(?:es?|ing)|thaw(?:s|ing)?|snow(?:s|y|fall| guards?)?)\b/i,
  coastal: /\b(?:salt air|salt spray|storm surge|sea breeze)\b/i,
  arid: /\b(?:monsoons?|haboobs?|dust storms?)\b/i,
};

/** What of a line of a source file can be printed: no comments, no imports, no addresses of pages. */
function printedPart(line: string): string {
  if (/^\s*(?:\/\/|\/?\*|import\b)/.test(line)) return '';
  return line.replaceAll(/https?:\/\/[^'"`\s]+/g, '').replace(/\s\/\/\s.*$/, '');
}

/** A name that stands for something else: a county, a river, a city, a street. */
const namesNoState =
  /^(?: (?:County|Counties|Parish|City|River|Valley|Lake|Bay|Beach|Springs|Falls|Gulf|Avenue|Street|Road|Boulevard|Pike|District)\b)/;

/** Names of places as the lists of towns hold them, which are looked up in the state: Calais lies in Washington County, Maine. */
const listedPlace = /(?:\bname: (['"`])[^'"`]*\1, )?\bcounty: (['"`])[^'"`]*\2/g;

/** Words like these on purpose are allowed by a comment at the end of their line: "// meant". */
const isMeant = (line: string) => /\/\/ meant$/.test(line.trimEnd());

interface State {
  readonly name: string;
  readonly code: string;
}

// The longer first: West Virginia is not Virginia.
const stateNames = Object.values(usStates).toSorted((a, b) => b.length - a.length);
const stateName = new RegExp(`\\b(?:${stateNames.join('|')})\\b`, 'g');
const codeBehindTown = new RegExp(`[a-z], (${Object.keys(usStates).join('|')})\\b`, 'g');

/** States that `text` names besides `state`, by name or by their code behind a town. */
export function findStatesBesides(text: string, state: State): readonly string[] {
  return [
    ...[...text.matchAll(stateName)]
      .filter(
        ({ 0: name, index }) => name !== state.name && !namesNoState.test(text.slice(index + name.length)),
      )
      .map(([name]) => name),
    ...[...text.matchAll(codeBehindTown)].flatMap(([, code = '']) => (code === state.code ? [] : [code])),
  ];
}

/** For each climate that is not in `climate`, the first words in `text` that hold only there. */
export function findWeatherBesides(
  text: string,
  climate: readonly Climate[],
): readonly { readonly climate: Climate; readonly words: string }[] {
  return namesIn(climates)
    .filter((name) => !climate.includes(name))
    .flatMap((name) => (climateWords[name]?.exec(text) ?? []).map((words) => ({ climate: name, words })));
}

/** Every file that names a state other than `state`, or its code behind a town. */
export function listForeignStates(folder: ClientFolder, state: State): readonly Finding[] {
  // Two names for one state: company-rules.ts says so, and whose names to look for is not known.
  if (usStates[state.code] !== state.name) return [];
  return onePerFile(folder, (text) => findStatesBesides(text.replaceAll(listedPlace, ''), state)).map(
    ({ words, ...place }) => ({
      ...place,
      advice: `“${words}” is named on the site of a contractor in ${state.name}: rewrite it, or put the comment “// meant” behind the line.`,
    }),
  );
}

/** Every file with words of a climate that `climate` leaves out. What the register of facts says has its source and may stay. */
export function listForeignWeather(folder: ClientFolder, climate: readonly Climate[]): readonly Finding[] {
  const found = onePerFile(folder, (text) =>
    findWeatherBesides(text, climate).map(
      ({ climate: name, words }) => `“${words}” belongs where the climate is ${name}`,
    ),
  );
  return found
    .filter(({ file }) => !isRegister(file))
    .map(({ words, ...place }) => ({
      ...place,
      advice: `${words}, and client/switches.ts says ${climate.join(', ')}: rewrite it, or add the climate there.`,
    }));
}

const isRegister = (file: string) => /\/facts\.ts$|\/facts\//.test(file);

interface FoundWords {
  readonly file: string;
  readonly line: number;
  readonly words: string;
}

/** What `find` finds, the same words once in each file, where they first stand. */
function onePerFile(folder: ClientFolder, find: (text: string) => readonly string[]): readonly FoundWords[] {
  const found = eachLine(folder).flatMap(({ file, line, text }) =>
    find(text).map((words) => ({ file, line, words })),
  );
  const isFirst = ({ file, words }: FoundWords, at: number) =>
    found.findIndex((other) => other.file === file && other.words === words) === at;
  return found.filter(isFirst);
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
