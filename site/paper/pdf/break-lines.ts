// Where a text breaks into lines. Words stay whole as long as they fit; a longer one breaks between two characters.

/** Lines of `text` that are each at most `width` wide. Line breaks in the text are kept. */
export function breakLines(text: string, width: number, widthOf: (line: string) => number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const piece of piecesOf(paragraph)) {
      if (widthOf((line + piece).trimEnd()) <= width) {
        line += piece;
        continue;
      }
      if (line.trim() !== '') lines.push(line.trim());
      line = piece.trimStart();
      while (widthOf(line.trimEnd()) > width) {
        const head = fittingHead(line, width, widthOf);
        lines.push(head);
        line = line.slice(head.length);
      }
    }
    return [...lines, line.trim()];
  });
}

// Firefox learned to segment text in 2024. Before, letters with several code points may part at the end of a line.
const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter(undefined, { granularity: 'grapheme' }) : null;

/** What a reader takes for one character each: an emoji of several parts, a letter with its accents. */
export function charactersOf(text: string): string[] {
  return segmenter ? [...segmenter.segment(text)].map(({ segment }) => segment) : [...text];
}

/** Words with the blanks after them. Where a script writes without blanks, every character may end a line. */
function piecesOf(text: string): string[] {
  const pieces = text.match(/\s+|\S+\s*/g) ?? [];
  const writesWithoutBlanks = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
  return pieces.flatMap((piece) => (writesWithoutBlanks.test(piece) ? charactersOf(piece) : piece));
}

function fittingHead(line: string, width: number, widthOf: (line: string) => number): string {
  let head = '';
  for (const character of charactersOf(line)) {
    if (head !== '' && widthOf(head + character) > width) break;
    head += character;
  }
  return head;
}
