import { readFileSync } from 'node:fs';
import { crc32, deflateRawSync, deflateSync } from 'node:zlib';
import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawPhotograph, traces } from '../../tests/draw-photograph.ts';
import { isThorough } from '../../tests/thorough.ts';
import { copyPicture } from './copy-picture.ts';

const hasAny = (bytes: Buffer, texts: readonly string[]) =>
  texts.filter((text) => bytes.includes(text, 0, 'latin1') || bytes.includes(Buffer.from(text, 'utf16le')));
const told = [...Object.values(traces), 'http://ns.adobe.com', 'HIDDEN'];

function copied(bytes: Buffer) {
  const picture = copyPicture(bytes);
  if (picture.kind === 'refused') throw new Error(picture.reason);
  return { ...picture, bytes: Buffer.concat(picture.parts) };
}

function segment(marker: number, data: Buffer | string): Buffer {
  const bytes = Buffer.from(data as string, 'latin1');
  const start = Buffer.from([0xff, marker, 0, 0]);
  start.writeUInt16BE(bytes.length + 2, 2);
  return Buffer.concat([start, bytes]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

const pngStart = Buffer.from('89504e470d0a1a0a', 'hex');

/** All but the compressed pixels, in which any three letters come up by chance. */
function withoutPixels(bytes: Buffer): Buffer {
  if (!bytes.subarray(0, 8).equals(pngStart))
    return Buffer.from(
      bytes.toString('latin1').replaceAll(/\xff\xda.*?(?=\xff[\xc0-\xcf\xd8-\xfe])/gs, ''),
      'latin1',
    );
  const chunks: Buffer[] = [];
  for (let at = 8; at < bytes.length; at += 12 + bytes.readUInt32BE(at))
    chunks.push(bytes.subarray(at, at + 12 + bytes.readUInt32BE(at)));
  return Buffer.concat(chunks.filter((each) => each.toString('latin1', 4, 8) !== 'IDAT'));
}

function pngHeader(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  return Buffer.concat([pngStart, chunk('IHDR', header)]);
}

/** What any decoder shows: the pixels in the colors of the screen, turned upright, and how they are meant. */
async function seen(bytes: Buffer) {
  const { orientation = 1, density, space, hasProfile } = await sharp(bytes).metadata();
  const { data, info } = await sharp(bytes)
    .autoOrient()
    .toColorspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const plain = await sharp(bytes).raw().toBuffer();
  return { orientation, density, space, hasProfile, width: info.width, height: info.height, data, plain };
}

/** The copy of `file` looks like `plain`, and tells nothing else. */
async function expectSame(plain: Buffer, file: Buffer): Promise<void> {
  const { bytes, widthPixels, heightPixels } = copied(file);
  const [before, after] = [await seen(plain), await seen(bytes)];
  expect(after).toEqual({ ...before, density: after.density });
  expect([widthPixels, heightPixels]).toEqual([before.width, before.height]);
  expect([...hasAny(bytes, told), ...hasAny(withoutPixels(bytes), ['GPS'])]).toEqual([]);
  // A copy of the copy is the copy.
  expect(copied(bytes).bytes.equals(bytes)).toBe(true);
}

const junk = fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes));
const drawn = fc.record({
  seed: fc.integer({ min: 1, max: 1e6 }),
  width: fc.integer({ min: 32, max: 90 }),
  height: fc.integer({ min: 32, max: 90 }),
  orientation: fc.integer({ min: 1, max: 8 }),
});

async function drawWith({
  seed,
  width,
  height,
  orientation,
}: typeof drawn extends fc.Arbitrary<infer T> ? T : never) {
  return sharp(await drawPhotograph(seed, width, height)).withMetadata({
    orientation,
    exif: { IFD0: { Model: traces.phone }, IFD3: { GPSAreaInformation: traces.place } },
  });
}

// Proves 12.10.
test('any decoder sees the same pixels in a JPEG before and after, whatever stands between them', async () => {
  const shape = fc.record({
    picture: drawn,
    colors: fc.constantFrom('srgb', 'b-w', 'cmyk'),
    progressive: fc.boolean(),
    quality: fc.integer({ min: 20, max: 95 }),
    chromaSubsampling: fc.constantFrom('4:2:0', '4:4:4'),
    profile: fc.constantFrom(null, 'srgb', 'p3'),
    extra: fc.array(fc.tuple(fc.integer({ min: 0xe0, max: 0xfe }), junk), { maxLength: 5 }),
    fill: fc.integer({ min: 0, max: 3 }),
    behind: junk,
  });
  await fc.assert(
    fc.asyncProperty(shape, async ({ picture, colors, profile, extra, fill, behind, ...options }) => {
      const pipeline = (await drawWith(picture)).toColorspace(colors).jpeg(options);
      const plain = await (profile && colors === 'srgb'
        ? pipeline.withIccProfile(profile)
        : pipeline
      ).toBuffer();
      const between = extra
        .filter(([marker]) => marker <= 0xef || marker === 0xfe)
        .map(([marker, data]) => segment(marker, Buffer.concat([Buffer.from('HIDDEN'), data])));
      const file = Buffer.concat([
        plain.subarray(0, 2),
        ...between,
        Buffer.alloc(fill, 0xff),
        plain.subarray(2),
        Buffer.from('HIDDEN'),
        behind,
      ]);
      await expectSame(plain, file);
    }),
    { numRuns: isThorough ? 500 : 15 },
  );
});

test('any decoder sees the same pixels in a PNG before and after', async () => {
  const shape = fc.record({
    picture: drawn,
    palette: fc.boolean(),
    progressive: fc.boolean(),
    colors: fc.constantFrom('srgb', 'b-w', 'rgb16'),
    alpha: fc.boolean(),
    profile: fc.constantFrom(null, 'p3'),
    behind: junk,
  });
  await fc.assert(
    fc.asyncProperty(shape, async ({ picture, colors, alpha, profile, behind, palette, progressive }) => {
      let pipeline = (await drawWith(picture)).toColorspace(colors);
      if (alpha) pipeline = pipeline.ensureAlpha(0.5);
      if (profile && colors === 'srgb') pipeline = pipeline.withIccProfile(profile);
      const plain = await pipeline.png({ palette: palette && colors !== 'rgb16', progressive }).toBuffer();
      const file = Buffer.concat([
        plain.subarray(0, 33),
        chunk('tEXt', Buffer.from('Comment\0HIDDEN')),
        chunk('acTL', Buffer.alloc(8)),
        plain.subarray(33),
        Buffer.from('HIDDEN'),
        behind,
      ]);
      await expectSame(plain, file);
    }),
    { numRuns: isThorough ? 500 : 12 },
  );
});

test('restart markers, which phones write, are kept, each where it was', async () => {
  // Gray noise in 25 blocks with a marker between each two, written by Pillow.
  const file = readFileSync('tests/photograph-with-restarts.jpg');
  await expectSame(file, file);
  const scanOf = (bytes: Buffer) => bytes.subarray(bytes.indexOf(Buffer.from([0xff, 0xda])));
  expect(scanOf(file).indexOf(Buffer.from([0xff, 0xd7]))).toBeGreaterThan(0);
  expect(scanOf(copied(file).bytes).equals(scanOf(file))).toBe(true);
});

test('whatever is cut off, turned or made up ends in a picture or a refusal', async () => {
  const files = [
    await drawPhotograph(1, 60, 40),
    await sharp(await drawPhotograph(1, 60, 40))
      .png()
      .toBuffer(),
  ];
  const attempt = fc.record({
    file: fc.constantFrom(...files),
    cut: fc.nat(9_000),
    flips: fc.array(fc.tuple(fc.nat(9_000), fc.nat(255)), { maxLength: 6 }),
  });
  fc.assert(
    fc.property(attempt, ({ file, cut, flips }) => {
      const whole = Buffer.from(file);
      for (const [at, byte] of flips) whole[at % whole.length] = byte;
      for (const bytes of [whole, whole.subarray(0, cut % whole.length)])
        expect(['picture', 'refused']).toContain(copyPicture(bytes).kind);
    }),
    { numRuns: isThorough ? 30_000 : 1_000 },
  );
});

const largest = 15 * 1024 * 1024;
const times = (what: Buffer, count: number) => Buffer.alloc(what.length * count, what);
test.each([
  [
    'scans',
    async () => {
      const photograph = await sharp(await drawPhotograph(1, 64, 64))
        .jpeg({ progressive: true })
        .toBuffer();
      const scan = photograph.subarray(photograph.indexOf(Buffer.from([0xff, 0xda])), -2);
      return Buffer.concat([photograph.subarray(0, -2), times(scan, 14_000), photograph.subarray(-2)]);
    },
  ],
  [
    'empty segments',
    async () => Buffer.concat([Buffer.from([0xff, 0xd8]), times(segment(0xfe, ''), largest / 4)]),
  ],
  [
    'bytes that look like markers',
    async () =>
      Buffer.concat([
        (await drawPhotograph(1, 64, 64)).subarray(0, -2),
        Buffer.alloc(largest, Buffer.from([0xff, 0])),
      ]),
  ],
  ['fill bytes', async () => Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.alloc(largest, 0xff)])],
  [
    'empty chunks',
    async () => Buffer.concat([pngHeader(64, 64), times(chunk('IDAT', Buffer.alloc(0)), largest / 12)]),
  ],
  [
    'color profiles that unpack to 10 GB',
    async () => {
      const profile = Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(1024 * 1024))]);
      return Buffer.concat([pngHeader(64, 64), times(chunk('iCCP', profile), 9_990)]);
    },
  ],
])(
  'fifteen megabytes of %s are read once, and refused',
  async (_what, make) => {
    expect(copyPicture(await make())).toEqual({ kind: 'refused', reason: 'damaged' });
  },
  // A tenth of a second on a quiet machine, more than a minute when anything is read again and again.
  30_000,
);

test('EXIF that lies about turning and size changes nothing', async () => {
  const lying = await sharp(await drawPhotograph(2, 300, 200))
    .withExif({ IFD0: { Orientation: '77' }, IFD2: { PixelXDimension: '99999', PixelYDimension: '1' } })
    .jpeg()
    .toBuffer();
  const { widthPixels, heightPixels } = copied(lying);
  expect([widthPixels, heightPixels]).toEqual([300, 200]);
});

test('of a file that is a picture and a program, a page, an archive or a second picture, only the picture is left', async () => {
  const photograph = await drawPhotograph(4, 100, 80);
  const archive = Buffer.concat([Buffer.from('PK\x03\x04HIDDEN-ARCHIVE'), deflateRawSync('x'.repeat(900))]);
  const page = Buffer.from('<script>HIDDEN-PAGE</script>');
  for (const hidden of [archive, page, Buffer.from('MZHIDDEN-PROGRAM'), photograph]) {
    const { bytes } = copied(Buffer.concat([photograph, hidden]));
    expect(bytes.equals(copied(photograph).bytes)).toBe(true);
  }
});

test('a color profile that is larger than any printer’s is left out', async () => {
  const photograph = await sharp(await drawPhotograph(4, 100, 80))
    .withIccProfile('p3')
    .toBuffer();
  expect((await seen(copied(photograph).bytes)).hasProfile).toBe(true);
  const profile = segment(0xe2, Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01'), Buffer.alloc(65_000)]));
  const large = Buffer.concat([photograph.subarray(0, 2), times(profile, 20), photograph.subarray(2)]);
  expect((await seen(copied(large).bytes)).hasProfile).toBe(false);
});

const textFile = (text: string) => async () => Buffer.from(text, 'latin1');
const converted = (format: 'webp' | 'avif') => async () =>
  sharp(await drawPhotograph(3, 200, 100))
    [format]()
    .toBuffer();
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
  ['an AVIF', converted('avif'), 'heic'],
  ['a WebP', converted('webp'), 'heic'],
  ['a GIF', textFile('GIF89a\x01\0\x01\0'), 'moving'],
  ['one pixel', () => drawPhotograph(1, 1, 1), 'too-small'],
  [
    'a file of 10 KB that unpacks to 900 megapixels',
    async () => Buffer.concat([pngHeader(30_000, 30_000), chunk('IDAT', deflateSync(Buffer.alloc(9_000)))]),
    'too-many-pixels',
  ],
  ['a line of a million pixels', async () => pngHeader(1_000_000, 40), 'too-many-pixels'],
  ['half a photograph', async () => (await drawPhotograph(5)).subarray(0, 60_000), 'damaged'],
  ['nothing but the beginning of one', async () => (await drawPhotograph(5)).subarray(0, 12), 'damaged'],
  [
    'a PNG with a wrong sum',
    async () => {
      const png = await sharp(await drawPhotograph(5, 64, 64))
        .png()
        .toBuffer();
      png[200] = (png[200] as number) ^ 1;
      return png;
    },
    'damaged',
  ],
] as const)('%s is refused', async (_what, make, reason) => {
  expect(copyPicture(await make())).toEqual({ kind: 'refused', reason });
});
