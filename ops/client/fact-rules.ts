// The register of facts, and the prose about towns and services that may state nothing else.

import type { Fact } from '#client/shapes/fact.ts';
import { listObjections } from '#content/facts/printable.ts';
import { listUnbackedStatements, listUnspokenFacts } from '#content/facts/unbacked-statements.ts';
import { type ClientFolder, type Finding, findingAt, lineOf } from './client-folder.ts';

type Entry = Readonly<Record<string, unknown>>;

const isEntry = (value: unknown): value is Entry => typeof value === 'object' && value !== null;

const isFact = (value: unknown): value is Fact => isEntry(value) && 'holdsIn' in value && 'about' in value;

/** Fields of a text that search engines read or code does, and no visitor. */
const unprinted = new Set(['keywords', 'pageKeywords', 'slug', 'name', 'sources', 'facts']);

interface Prose {
  readonly file: string;
  readonly name: string;
  readonly sentences: readonly string[];
  readonly sources: readonly Fact[];
}

/** Every fact and every text with its sources that a module exports, each once, with the file it stands in. */
function collect(folder: ClientFolder): { facts: { file: string; fact: Fact }[]; prose: Prose[] } {
  const facts: { file: string; fact: Fact }[] = [];
  const prose: Prose[] = [];
  const seen = new Set<unknown>();
  const visit = (file: string, name: string, value: unknown) => {
    if (!isEntry(value) || seen.has(value)) return;
    seen.add(value);
    if (isFact(value)) {
      facts.push({ file, fact: value });
      return;
    }
    if ('sources' in value && Array.isArray(value.sources))
      prose.push({ file, name, sentences: listSentences(value), sources: value.sources.filter(isFact) });
    for (const [key, part] of Object.entries(value)) visit(file, key, part);
  };
  // A town's texts take in its facts, its city.ts its texts, and cities.ts all towns: each is told where it is written.
  const rank = (file: string) => (/\/facts/.test(file) ? 0 : file.endsWith('/services.ts') ? 1 : 2);
  const files = [...folder.modules.keys()].toSorted(
    (a, b) => rank(a) - rank(b) || b.split('/').length - a.split('/').length,
  );
  for (const file of files)
    for (const [name, value] of Object.entries(folder.modules.get(file) ?? {})) visit(file, name, value);
  return { facts, prose };
}

/** The strings of a text, however deep, without those of texts inside that have sources of their own. */
function listSentences(text: unknown): readonly string[] {
  if (typeof text === 'string') return [text];
  if (!isEntry(text) || isFact(text)) return [];
  return Object.entries(text).flatMap(([key, part]) =>
    unprinted.has(key) || (isEntry(part) && 'sources' in part) ? [] : listSentences(part),
  );
}

/** `towns`, `counties` and `services`: the names we know. */
export function listFactFindings(
  folder: ClientFolder,
  towns: readonly string[],
  counties: readonly string[],
  services: readonly string[],
  today: string,
): readonly Finding[] {
  const { facts, prose } = collect(folder);
  const entries = facts.flatMap(({ file, fact }) => {
    const { text, brief, checkedOn, about, happenedOn, holdsIn, figures = {}, telephone = '', source } = fact;
    const places =
      typeof holdsIn === 'string' || towns.length === 0
        ? []
        : 'towns' in holdsIn
          ? holdsIn.towns.filter((town) => !towns.includes(town))
          : holdsIn.counties
              .filter((county) => !counties.includes(county))
              .map((county) => `${county} County`);
    const said = `${text} ${telephone} ${source}`;
    const faults = [
      ...listObjections(fact),
      ...(fact.services === 'all' ? [] : fact.services)
        .filter((service) => !services.includes(service))
        .map((service) => `it matters for ${service}, which is no service`),
      ...places.map((place) => `it holds in ${place}, which is in no list of client/cities/`),
      ...(checkedOn > today ? [`it was checked on ${checkedOn}, which has not come`] : []),
      ...((about === 'storm') === (happenedOn !== undefined)
        ? []
        : ['a storm has happenedOn, and nothing else has']),
      ...(brief === undefined || brief.length < text.length
        ? []
        : ['its brief is not shorter than its text']),
      ...[...(brief ?? '').slice(1).matchAll(/\b[A-Z]\p{L}+|\d[\d.]*\d|\d/gu)]
        .filter(([name]) => !said.includes(name))
        .map(([name]) => `its brief says ${name} and its text does not`),
      ...Object.values(figures)
        .filter((figure) => !text.includes(String(figure)))
        .map((figure) => `its figure ${figure} is not in its text`),
    ];
    return faults.map((fault) =>
      findingAt(folder, file, text.slice(0, 40), `the fact “${shorten(text)}” cannot be printed: ${fault}.`),
    );
  });
  return [...entries, ...prose.flatMap((each) => listProseFindings(folder, each))];
}

function listProseFindings(
  folder: ClientFolder,
  { file, name, sentences, sources }: Prose,
): readonly Finding[] {
  const unbacked = listUnbackedStatements(sentences, sources).map(({ sentence, words, at }) => ({
    file,
    // The words around it: slots and figures elsewhere in the sentence may be filled in by code.
    line: lineOf(folder, file, sentence.slice(Math.max(0, at - 15), at + 10)) ?? lineOf(folder, file, words),
    advice: `“${words}” rests on no fact (${name}): list the fact that says it in sources, enter it where it is missing, or take the words out.`,
  }));
  const unspoken = listUnspokenFacts(name, sentences, sources).map((fact) =>
    findingAt(
      folder,
      file,
      `${name}`,
      `the text ${name} lists the fact “${shorten(fact.text)}” and does not speak of it: take it out of sources.`,
    ),
  );
  return [...unbacked, ...unspoken];
}

const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 57)}…` : text);
