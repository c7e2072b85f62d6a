import { crc32, deflateRawSync, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawPhotograph, traces } from '../../tests/draw-photograph.ts';
import { cleanPicture } from './clean-picture.ts';

const hasAny = (bytes: Buffer, texts: readonly string[]) =>
  texts.filter((text) => bytes.includes(text, 0, 'latin1') || bytes.includes(Buffer.from(text, 'utf16le')));
const told = [...Object.values(traces), 'Exif', 'GPS', 'http://ns.adobe.com', 'ICC_PROFILE'];

async function cleaned(bytes: Uint8Array) {
  const picture = await cleanPicture(bytes);
  if (picture.kind === 'refused') throw new Error(picture.reason);
  return picture;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A few kilobytes that unpack to a square of `side` pixels. */
function bombOf(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc((side / 8 + 1) * 100))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

// Proves 12.10.
test('a photograph keeps its pixels and loses place, phone and owner', async () => {
  const photograph = await drawPhotograph();
  expect(hasAny(photograph, Object.values(traces))).toEqual(Object.values(traces));
  const { jpeg, widthPixels, heightPixels } = await cleaned(photograph);
  expect([widthPixels, heightPixels]).toEqual([640, 480]);
  expect(hasAny(jpeg, told)).toEqual([]);
});

test.each(['png', 'webp', 'avif'] as const)('a %s arrives as a JPEG without its metadata', async (format) => {
  const photograph = await sharp(await drawPhotograph(3, 200, 100))
    .keepExif()
    [format]()
    .toBuffer();
  const { jpeg } = await cleaned(photograph);
  expect((await sharp(jpeg).metadata()).format).toBe('jpeg');
  expect(hasAny(jpeg, told)).toEqual([]);
});

test('a photograph taken with the phone on its side stands upright, and its mark for that is gone', async () => {
  const lying = await sharp(await drawPhotograph(2, 300, 200))
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const { widthPixels, heightPixels, jpeg } = await cleaned(lying);
  expect([widthPixels, heightPixels]).toEqual([200, 300]);
  expect((await sharp(jpeg).metadata()).orientation).toBeUndefined();
});

test('EXIF that lies about turning and size changes nothing', async () => {
  const lying = await sharp(await drawPhotograph(2, 300, 200))
    .withExif({ IFD0: { Orientation: '77' }, IFD2: { PixelXDimension: '99999', PixelYDimension: '1' } })
    .jpeg()
    .toBuffer();
  const { widthPixels, heightPixels } = await cleaned(lying);
  expect([widthPixels, heightPixels]).toEqual([300, 200]);
});

test('the long side has at most 2,000 pixels', async () => {
  const large = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: 'gray' } })
    .jpeg()
    .toBuffer();
  const { widthPixels, heightPixels } = await cleaned(large);
  expect([widthPixels, heightPixels]).toEqual([2000, 1500]);
});

test('of a file that is a picture and a program, a page or an archive at once, only the picture is left', async () => {
  const photograph = await drawPhotograph(4, 100, 80);
  const archive = Buffer.concat([Buffer.from('PK\x03\x04HIDDEN-ARCHIVE'), deflateRawSync('x'.repeat(900))]);
  const page = Buffer.from('<script>HIDDEN-PAGE</script>');
  for (const hidden of [archive, page, Buffer.from('MZHIDDEN-PROGRAM')]) {
    const { jpeg } = await cleaned(Buffer.concat([photograph, hidden]));
    expect(jpeg.includes('HIDDEN')).toBe(false);
  }
});

const textFile = (text: string) => async () => Buffer.from(text);
test.each([
  ['an empty file', textFile(''), 'empty'],
  ['a PDF', textFile('%PDF-1.7\n1 0 obj'), 'not-a-picture'],
  ['a program called .jpg', textFile('MZ\x90\0\x03'), 'not-a-picture'],
  [
    'a drawing that could load other files',
    textFile(
      '<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"><image href="file:///etc/passwd"/></svg>',
    ),
    'not-a-picture',
  ],
  ['a film', textFile('\0\0\0\x18ftypmp42\0\0\0\0mp42isom'), 'moving'],
  ['a HEIC photograph', textFile('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 'heic'],
  ['a GIF', textFile('GIF89a\x01\0\x01\0'), 'moving'],
  ['one pixel', () => drawPhotograph(1, 1, 1), 'too-small'],
  ['a file of 10 KB that unpacks to 900 megapixels', async () => bombOf(30_000), 'too-many-pixels'],
  ['half a photograph', async () => (await drawPhotograph(5)).subarray(0, 60_000), 'damaged'],
  [
    'nothing but the beginning of one',
    async () => (await drawPhotograph(5)).subarray(0, 12),
    'not-a-picture',
  ],
  [
    'an animated picture',
    async () => {
      const frames = await Promise.all([1, 2].map((seed) => drawPhotograph(seed, 64, 64)));
      return sharp(frames, { join: { animated: true } })
        .webp()
        .toBuffer();
    },
    'moving',
  ],
] as const)('%s is refused', async (_what, make, reason) => {
  expect(await cleanPicture(await make())).toEqual({ kind: 'refused', reason });
});
