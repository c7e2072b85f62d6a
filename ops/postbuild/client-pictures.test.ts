import { writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { listPictures, picturePath } from '#content/business/pictures.ts';
import { makeFolder } from '../../tests/temporary-folder.ts';
import { preparePictures } from './client-pictures.ts';

let folder: URL;
beforeEach(() => {
  folder = pathToFileURL(`${makeFolder()}/`);
});

const put = (file: string, content: Buffer | string) => writeFile(new URL(file, folder), content);
const photograph = () => sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#a63' } });
const named = (file: string) => ({ file, namedIn: 'client/jobs.json' });

test.each(['jpg', 'jpeg', 'png', 'webp', 'avif'])('a .%s is made smaller, and is WebP', async (format) => {
  const encode = { jpg: 'jpeg', jpeg: 'jpeg', png: 'png', webp: 'webp', avif: 'avif' } as const;
  await put(
    `roof.${format}`,
    await photograph()
      .toFormat(encode[format as keyof typeof encode], format === 'avif' ? { effort: 0 } : {})
      .toBuffer(),
  );
  const { '/pictures/roof.webp': made } = await preparePictures([named(`roof.${format}`)], folder);
  const { width, height, format: found } = await sharp(made).metadata();
  expect([width, Math.round((height ?? 0) / 10), found]).toEqual([1280, 85, 'webp']);
});

test('a photograph taken sideways is turned, and does not say where it was taken', async () => {
  const sideways = await photograph()
    .withMetadata({ orientation: 6 })
    .withExif({ IFD3: { GPSLatitude: '39/1 38/1 0/1' } })
    .jpeg()
    .toBuffer();
  await put('roof.jpg', sideways);
  const { '/pictures/roof.webp': made } = await preparePictures([named('roof.jpg')], folder);
  const { width = 0, height = 0, exif } = await sharp(made).metadata();
  expect(height).toBeGreaterThan(width);
  expect(exif).toBeUndefined();
});

test('a drawing stays as it is', async () => {
  await put('gutter.svg', '<svg/>');
  const made = await preparePictures([named('gutter.svg')], folder);
  expect(String(made['/pictures/gutter.svg'])).toBe('<svg/>');
});

test('a picture that is missing or broken stops the build with one line that names it', async () => {
  await expect(preparePictures([named('gone.jpg')], folder)).rejects.toThrow(
    /^client\/jobs\.json names the picture gone\.jpg, .* has no such file\.$/,
  );
  await put('broken.jpg', 'no picture');
  await expect(preparePictures([named('broken.jpg')], folder)).rejects.toThrow(
    /^client\/pictures\/broken\.jpg cannot be read\. Save it as .* client\/jobs\.json\.$/,
  );
});

test('jobs, people, reviews and services of the contractor’s own name their pictures', () => {
  const names = {
    proof: { jobs: [{ before: 'old.jpg', after: 'job.jpg' }], people: [{ picture: 'dana.png' }, {}] },
    reviews: [{ image: 'ann.webp' }, {}],
    services: { 'gutter-installation': { picture: 'gutter.svg' } },
  };
  const found = listPictures(names as never);
  expect(found.map(({ file, namedIn }) => `${namedIn}: ${picturePath(file)}`)).toEqual([
    'client/jobs.json: /pictures/old.webp',
    'client/jobs.json: /pictures/job.webp',
    'client/people.json: /pictures/dana.webp',
    'client/reviews.json: /pictures/ann.webp',
    'client/services/gutter-installation.ts: /pictures/gutter.svg',
  ]);
});
