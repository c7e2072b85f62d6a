// Pages and what is drawn on them: lines of text, rules, frames. Where things go is decided in write-pdf.ts.

import {
  isLatin,
  latinString,
  latinWidth,
  reduceToLatin,
  type TextStyle,
  unicodeString,
} from './latin-text.ts';
import { createPdfFile, type Reference } from './pdf-file.ts';
import { inSeenOrder } from './seen-order.ts';
import { createStructureTree, type StructureTag } from './structure-tree.ts';
import type { TextPainter } from './text-picture.ts';
import { createUnseenType } from './unseen-type.ts';

/** US Letter, points. */
export const pageSize = { width: 612, height: 792 } as const;

/** Red, green and blue, 0 to 255. */
export type PaperColor = readonly [number, number, number];

export interface Pages {
  readonly count: () => number;
  readonly addPage: () => void;
  /** Later marks go to this page; for what can only be said at the end, such as "Page 1 of 2". */
  readonly turnTo: (page: number) => void;
  readonly within: (tag: StructureTag, draw: () => void) => void;
  /** Points. */
  readonly widthOf: (line: string, style: TextStyle) => number;
  /** `x` is the left edge, `y` the line the letters stand on, both from the upper left corner. */
  readonly drawText: (line: string, x: number, y: number, style: TextStyle, color: PaperColor) => void;
  /** The same, but for the eye only: a listener has heard it already, or need not. */
  readonly drawAside: (line: string, x: number, y: number, style: TextStyle, color: PaperColor) => void;
  readonly drawRule: (x: number, y: number, width: number, thickness: number, color: PaperColor) => void;
  readonly drawFrame: (frame: Frame, color: PaperColor) => void;
  readonly finish: (title: string, author: string) => Promise<Uint8Array<ArrayBuffer>>;
}

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly isDashed?: boolean;
}

const decimal = (value: number) => String(Math.round(value * 100) / 100);
const fromTop = (y: number) => decimal(pageSize.height - y);
const hexOf = (color: PaperColor) => `#${color.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
const operands = (color: PaperColor) => color.map((part) => decimal(part / 255)).join(' ');

export function createPages(painter: TextPainter | null): Pages {
  const file = createPdfFile();
  const tree = createStructureTree();
  const unseen = createUnseenType();
  const contents: string[][] = [];
  const pictures: { name: string; reference: Reference }[] = [];
  let present = -1;

  const put = (operators: string) => contents[present]?.push(operators);
  const aside = (operators: string) => put(`/Artifact BMC ${operators} EMC`);

  const typeLatin = (line: string, x: number, y: number, { size, isBold }: TextStyle, color: PaperColor) =>
    `BT /${isBold ? 'B' : 'R'} ${decimal(size)} Tf ${operands(color)} rg ${decimal(x)} ${fromTop(y)} Td ${latinString(line)} Tj ET`;

  const typePicture = (line: string, x: number, y: number, style: TextStyle, color: PaperColor) => {
    const picture = painter?.paint(line, style, hexOf(color));
    if (!picture) return typeLatin(reduceToLatin(line), x, y, style, color);
    const name = `P${pictures.length}`;
    const reference = file.addStream(
      picture.colors,
      `/Type/XObject/Subtype/Image/Width ${picture.pixelWidth}/Height ${picture.pixelHeight}/ColorSpace/DeviceRGB/BitsPerComponent 8`,
    );
    pictures.push({ name, reference });
    const { width, height, depth } = picture;
    const image = `q ${decimal(width)} 0 0 ${decimal(height)} ${decimal(x)} ${fromTop(y + depth)} cm /${name} Do Q`;
    const letters = unseen.encode(inSeenOrder(line), style.size);
    if (!letters) return image;
    const stretch = decimal((100 * width) / letters.width);
    return `${image} BT 3 Tr /U ${decimal(style.size)} Tf ${stretch} Tz ${decimal(x)} ${fromTop(y)} Td ${letters.string} Tj 100 Tz 0 Tr ET`;
  };

  const type = (line: string, ...place: [number, number, TextStyle, PaperColor]) =>
    isLatin(line) ? typeLatin(line, ...place) : typePicture(line, ...place);

  return {
    count: () => contents.length,
    addPage: () => {
      present = contents.push([]) - 1;
    },
    turnTo: (page) => {
      present = page;
    },
    within: tree.within,
    widthOf: (line, style) =>
      isLatin(line) || !painter ? latinWidth(reduceToLatin(line), style) : painter.widthOf(line, style),
    drawText: (line, x, y, style, color) => {
      if (line === '') return;
      const { id, tag } = tree.mark(present);
      const meaning = isLatin(line) ? '' : `/ActualText ${unicodeString(line)}`;
      put(`/${tag} <</MCID ${id}${meaning}>> BDC ${type(line, x, y, style, color)} EMC`);
    },
    drawAside: (line, x, y, style, color) => aside(type(line, x, y, style, color)),
    drawRule: (x, y, width, thickness, color) =>
      aside(
        `${operands(color)} rg ${decimal(x)} ${fromTop(y)} ${decimal(width)} ${decimal(-thickness)} re f`,
      ),
    drawFrame: ({ x, y, width, height, isDashed = false }, color) =>
      aside(
        `q ${operands(color)} RG ${isDashed ? '1.4 w [5 3.5] 0 d' : '0.8 w'} ${decimal(x)} ${fromTop(y + height)} ${decimal(width)} ${decimal(height)} re S Q`,
      ),
    finish: async (title, author) => {
      const pageTree = file.reserve();
      const pages = contents.map(() => file.reserve());
      const font = (name: string) => `<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`;
      const fonts = `/R ${file.add(font('Helvetica'))}/B ${file.add(font('Helvetica-Bold'))}${unseen.isUsed() ? `/U ${unseen.write(file)}` : ''}`;
      const images = pictures.map(({ name, reference }) => `/${name} ${reference}`).join('');
      const resources = file.add(`<</Font<<${fonts}>>/XObject<<${images}>>>>`);
      pages.forEach((page, position) => {
        const marks = file.addStream(contents[position]?.join('\n') ?? '');
        file.put(
          page,
          `<</Type/Page/Parent ${pageTree}/MediaBox[0 0 ${pageSize.width} ${pageSize.height}]/Resources ${resources}/Contents ${marks}/StructParents ${position}/Tabs/S>>`,
        );
      });
      file.put(pageTree, `<</Type/Pages/Kids[${pages.join(' ')}]/Count ${pages.length}>>`);
      const catalog = file.add(
        `<</Type/Catalog/Pages ${pageTree}/Lang(en-US)/MarkInfo<</Marked true>>/StructTreeRoot ${tree.write(file, pages)}/ViewerPreferences<</DisplayDocTitle true>>>>`,
      );
      const about = file.add(`<</Title ${unicodeString(title)}/Author ${unicodeString(author)}>>`);
      return file.finish(catalog, about);
    },
  };
}
