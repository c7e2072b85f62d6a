// The outer form of a PDF: numbered objects, compressed streams, and the table that says where each object lies.

/** "5 0 R": how one object points at another. */
export type Reference = string;

export interface PdfFile {
  /** A number for an object whose contents are known later. */
  readonly reserve: () => Reference;
  readonly put: (reference: Reference, contents: string) => void;
  readonly add: (contents: string) => Reference;
  /** `entries` are those of the stream's dictionary besides length and filter. */
  readonly addStream: (contents: string | Uint8Array, entries?: string) => Reference;
  readonly finish: (catalog: Reference, about: Reference) => Promise<Uint8Array<ArrayBuffer>>;
}

interface Stream {
  readonly contents: Uint8Array;
  readonly entries: string;
}

export function createPdfFile(): PdfFile {
  const objects: (string | Stream | null)[] = [];
  const reserve = () => `${objects.push(null)} 0 R`;
  const put = (reference: Reference, contents: string | Stream) => {
    objects[Number.parseInt(reference, 10) - 1] = contents;
  };
  const place = (contents: string | Stream) => {
    const reference = reserve();
    put(reference, contents);
    return reference;
  };

  return {
    reserve,
    put,
    add: place,
    addStream: (contents, entries = '') =>
      place({ contents: typeof contents === 'string' ? bytesOf(contents) : contents, entries }),
    finish: async (catalog, about) => {
      const bodies = await Promise.all(objects.map(bodyOf));
      // The second line tells programs that look at the first bytes that this is no text.
      const parts: Uint8Array[] = [bytesOf('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n')];
      let length = parts[0]?.length ?? 0;
      const write = (part: Uint8Array) => {
        parts.push(part);
        length += part.length;
      };
      const offsets = bodies.map((body, position) => {
        const offset = length;
        write(bytesOf(`${position + 1} 0 obj\n`));
        for (const part of body) write(part);
        write(bytesOf('\nendobj\n'));
        return offset;
      });
      const tableOffset = length;
      const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
      write(bytesOf(`xref\n0 ${bodies.length + 1}\n0000000000 65535 f \n${rows.join('')}`));
      write(
        bytesOf(
          `trailer\n<</Size ${bodies.length + 1}/Root ${catalog}/Info ${about}>>\nstartxref\n${tableOffset}\n%%EOF\n`,
        ),
      );
      return joinBytes(parts, length);
    },
  };
}

async function bodyOf(object: string | Stream | null): Promise<Uint8Array[]> {
  if (object === null) throw new Error('A PDF object was reserved and never filled.');
  if (typeof object === 'string') return [bytesOf(object)];
  const packed = await deflate(object.contents);
  return [
    bytesOf(`<<${object.entries}/Filter/FlateDecode/Length ${packed.length}>>\nstream\n`),
    packed,
    bytesOf('\nendstream'),
  ];
}

async function deflate(contents: Uint8Array): Promise<Uint8Array> {
  const packing = new Blob([new Uint8Array(contents)]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(packing).arrayBuffer());
}

function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0) & 0xff);
}

function joinBytes(parts: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(length);
  let offset = 0;
  for (const part of parts) {
    joined.set(part, offset);
    offset += part.length;
  }
  return joined;
}
