// What prose may state only where a fact of the register says it. Used on the product's words by facts.client.test.ts and on
// the contractor's by `npm run check:client`.

import type { Fact, FactSubject } from '#client/shapes/fact.ts';

/** Figures that only a fact can bring into a text; other numbers are a roofer's own. */
const tellingFigures =
  /\b\d{3}-\d{3}-\d{4}\b|[\d.]+ (?:to|–) [\d.]+ (?:pounds|lb)\b|\b(?:1[89]|20)\d\d\b|\bEF\d|\b[\d.,]+ (?:mph|people)\b|[\d.]+%|\$[\d.,]+ [mb]illion|\b(?:ORC|OAC|CFR) [\d:.-]+|\bsection \d[\d.]*/gi;

/** Words that state what an office or a law asks, with the subjects of the facts that can back them. */
const tellingWords: readonly (readonly [RegExp, readonly FactSubject[]])[] = [
  [/\bpermits?\b/i, ['permit', 'shingles-only', 'application', 'dumpster', 'commercial', 'fire']],
  [/\bCertificates? of Appropriateness|historic(?:al)? district|Landmark Commission/i, ['historic']],
  [/(?<!energy )\bcode\b/i, ['code', 'permit', 'commercial']],
  [
    /\blicens(?!ed (?:public adjuster|home inspector))|\bregister(?:s|ed)? (?:contractors|roofers)|\bcontractor registration/i,
    ['registration'],
  ],
  [/\bpublic adjuster/i, ['law']],
  [/\bdesign wind|snow load of|\bpsf\b/i, ['design']],
  [/\btornado|\bderecho/i, ['storm']],
  [/ENERGY\sSTAR|kilowatt-hour/, ['energy']],
  [/\bnegotiat|meet the adjuster|insurer’s decision/, ['law']],
];

/** Words in a sentence that need a fact. */
export interface Statement {
  readonly sentence: string;
  readonly words: string;
  /** Where they begin in the sentence. */
  readonly at: number;
}

/** Figures and statements in `sentences` that none of `sources` says. */
export function listUnbackedStatements(
  sentences: readonly string[],
  sources: readonly Fact[],
): readonly Statement[] {
  const said = sources.map(({ text, telephone = '' }) => `${text} ${telephone}`).join(' ');
  return sentences.flatMap((sentence) => {
    const figures = [...sentence.matchAll(tellingFigures)].filter(([figure]) => !said.includes(figure));
    const statements = tellingWords.flatMap(([telling, subjects]) => {
      const found = telling.exec(sentence);
      return found && !sources.some(({ about }) => subjects.includes(about)) ? [found] : [];
    });
    return [...figures, ...statements].map(({ 0: words, index }) => ({ sentence, words, at: index }));
  });
}

/** Those of `sources` with which `sentences` share no long word: listed, and not spoken of. Words of `name` do not count. */
export function listUnspokenFacts(
  name: string,
  sentences: readonly string[],
  sources: readonly Fact[],
): readonly Fact[] {
  const longWords = (text: string) => new Set(text.toLowerCase().match(/\p{L}{5,}|\d{4}/gu));
  const used = longWords(sentences.join(' '));
  return sources.filter(({ text }) =>
    [...longWords(text)].every((word) => !used.has(word) || name.includes(word)),
  );
}
