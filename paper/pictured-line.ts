// A line of text that the paper's typefaces do not hold, as a picture that is read out, copied and found as text.

type Document = PDFKit.PDFDocument;

/** `y` is the baseline. */
export function drawPicturedLine(doc: Document, line: TextLine, x: number, y: number): void {
  // Read out and copied. pdfkit would only tag it as Span, whose Arabic Poppler reverses.
  doc.addContent(`/P <</ActualText <feff${utf16(line.text)}>>> BDC`);
  drawPicture(doc, line, x, y);
  addInvisibleText(doc, line, x, y);
  doc.addContent('EMC');
}

/** pdfkit's own image() never ends in a browser for a PNG with an alpha channel, and a canvas makes no other. */
function drawPicture(doc: Document, { draw, width, height, ascent }: TextLine, x: number, y: number): void {
  const { pixelWidth, pixelHeight, colors } = draw();
  const picture = doc.ref({
    Type: 'XObject',
    Subtype: 'Image',
    Width: pixelWidth,
    Height: pixelHeight,
    ColorSpace: 'DeviceRGB',
    BitsPerComponent: 8,
  });
  picture.end(colors);
  const name = `Picture${picture.id}`;
  doc.page.xobjects[name] = picture;
  doc.save();
  doc.transform(width, 0, 0, -height, x, y - ascent + height).addContent(`/${name} Do`);
  doc.restore();
}

/** Text in a font of empty glyphs, each with the character it stands for: it can be selected, copied and found. */
function addInvisibleText(doc: Document, { characters, width }: TextLine, x: number, y: number): void {
  const codes = characters.slice(0, 255).map((_, position) => hex(position + 1, 2));
  const names = codes.map((code) => `c${code}`);
  // A wider space would split the line for some PDF readers.
  const glyphWidth = 500;
  const glyph = doc.ref({});
  glyph.end(`${glyphWidth} 0 d0`);
  const toUnicode = doc.ref({});
  toUnicode.end(`/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Invisible def /CMapType 2 def
1 begincodespacerange <00> <ff> endcodespacerange
${codes.map((code, position) => `1 beginbfchar <${code}> <${utf16(characters[position] ?? '')}> endbfchar`).join('\n')}
endcmap CMapName currentdict /CMap defineresource pop end end`);
  const font = doc.ref({
    Type: 'Font',
    Subtype: 'Type3',
    FontBBox: [0, 0, glyphWidth, 1000],
    FontMatrix: [0.001, 0, 0, 0.001, 0, 0],
    Resources: {},
    CharProcs: Object.fromEntries(names.map((name) => [name, glyph])),
    Encoding: { Type: 'Encoding', Differences: [1, ...names] },
    FirstChar: 1,
    LastChar: codes.length,
    Widths: codes.map(() => glyphWidth),
    ToUnicode: toUnicode,
  });
  font.end(undefined);
  const name = `Invisible${font.id}`;
  doc.page.fonts[name] = font;
  const size = (width * 1000) / (codes.length * glyphWidth);
  doc.save();
  doc.addContent(`BT 3 Tr /${name} ${size.toFixed(3)} Tf 1 0 0 -1 ${x} ${y} Tm <${codes.join('')}> Tj ET`);
  doc.restore();
}

const hex = (number: number, digits: number) => number.toString(16).padStart(digits, '0');
const utf16 = (text: string) =>
  Array.from({ length: text.length }, (_, place) => hex(text.charCodeAt(place), 4)).join('');

// Text in scripts that our fonts lack is drawn as pictures, by a caller that has fonts for it.

export interface TextLine {
  /** In the order it was written. */
  readonly text: string;
  /** Its characters from left to right as displayed, which is the order PDF readers expect. */
  readonly characters: readonly string[];
  /** Points; `ascent` is the part of the height above the baseline. */
  readonly width: number;
  readonly height: number;
  readonly ascent: number;
  readonly draw: () => Picture;
}

interface Picture {
  readonly pixelWidth: number;
  readonly pixelHeight: number;
  /** Three bytes a pixel, rows from the top. */
  readonly colors: Uint8Array;
}

export interface PictureStyle {
  /** Points. */
  readonly size: number;
  /** Points that a line may take. */
  readonly width: number;
  readonly isBold: boolean;
  /** "#15232b" */
  readonly color: string;
}

export type RasterizeText = (text: string, style: PictureStyle) => TextLine[];
