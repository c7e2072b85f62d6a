// A typeface whose letters are all empty, and which knows what each of them means: it carries the text of a picture.

import { unicodeString } from './latin-text.ts';
import type { PdfFile, Reference } from './pdf-file.ts';

/** Codes of one byte, without 0. */
const mostLetters = 255;
/** Thousandths of the type size; the line is then stretched to the width of its picture. */
const letterWidth = 500;

export interface UnseenLine {
  /** A PDF string in the codes of the typeface. */
  readonly string: string;
  /** Points at `size`, before stretching. */
  readonly width: number;
}

export interface UnseenType {
  /** Null when the document holds more different characters than the typeface has codes: its text is then only seen. */
  readonly encode: (characters: readonly string[], size: number) => UnseenLine | null;
  readonly isUsed: () => boolean;
  readonly write: (file: PdfFile) => Reference;
}

export function createUnseenType(): UnseenType {
  const codes = new Map<string, number>();

  return {
    isUsed: () => codes.size > 0,
    encode: (characters, size) => {
      const isNew = characters.filter((character) => !codes.has(character));
      if (codes.size + new Set(isNew).size > mostLetters) return null;
      for (const character of isNew) codes.set(character, codes.get(character) ?? codes.size + 1);
      const bytes = characters.map((character) => (codes.get(character) ?? 0).toString(16).padStart(2, '0'));
      return { string: `<${bytes.join('')}>`, width: (characters.length * letterWidth * size) / 1000 };
    },
    write: (file) => {
      const empty = file.addStream(`${letterWidth} 0 d0`);
      const names = [...codes.values()].map((code) => `/u${code}`);
      const lines = [...codes].map(
        ([character, code]) =>
          `<${code.toString(16).padStart(2, '0')}> ${unicodeString(character).replace('feff', '')}`,
      );
      // At most a hundred lines to a block, by the rules of the format.
      const blocks = [];
      for (let from = 0; from < lines.length; from += 100) {
        const block = lines.slice(from, from + 100);
        blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`);
      }
      const meanings = file.addStream(
        `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Unseen def /CMapType 2 def
1 begincodespacerange <00> <ff> endcodespacerange
${blocks.join('\n')}
endcmap CMapName currentdict /CMap defineresource pop end end`,
      );
      return file.add(
        `<</Type/Font/Subtype/Type3/FontBBox[0 0 ${letterWidth} 1000]/FontMatrix[.001 0 0 .001 0 0]/Resources<<>>` +
          `/CharProcs<<${names.map((name) => `${name} ${empty}`).join('')}>>` +
          `/Encoding<</Type/Encoding/Differences[1${names.join('')}]>>` +
          `/FirstChar 1/LastChar ${codes.size}/Widths[${names.map(() => letterWidth).join(' ')}]/ToUnicode ${meanings}>>`,
      );
    },
  };
}
