import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { makeFolder } from '../../tests/temporary-folder.ts';
import { buildAndSwap } from './build-and-swap.ts';

let place = '';
beforeEach(() => {
  place = makeFolder();
});

const site = () => join(place, 'dist');
const page = () => readFileSync(join(site(), 'index.html'), 'utf8');

const writes = (text: string, succeeds: boolean) => (folder: string) => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), text);
  return succeeds;
};

test('a build takes the place of the one before, and leaves nothing beside it', () => {
  expect(buildAndSwap(site(), writes('first', true))).toBe(true);
  writeFileSync(join(site(), 'removed-page.html'), '');
  expect(buildAndSwap(site(), writes('second', true))).toBe(true);
  expect(page()).toBe('second');
  expect(readdirSync(site())).toEqual(['index.html']);
  expect(readdirSync(place)).toEqual(['dist']);
});

test('the old site is there, whole, until the new one is', () => {
  buildAndSwap(site(), writes('first', true));
  buildAndSwap(site(), (folder) => {
    expect(page()).toBe('first');
    return writes('second', true)(folder);
  });
  expect(page()).toBe('second');
});

test('a build that fails, or stops with an error, leaves the old site', () => {
  buildAndSwap(site(), writes('first', true));
  expect(buildAndSwap(site(), writes('half', false))).toBe(false);
  const stopping = () =>
    buildAndSwap(site(), () => {
      throw new Error('no memory');
    });
  expect(stopping).toThrow('no memory');
  expect(page()).toBe('first');
  expect(readdirSync(place)).toEqual(['dist']);
});

test('after a build that was killed, even between its two renames, the old site is back with the next', () => {
  const { pid: killed } = spawnSync(process.execPath, ['--version']);
  mkdirSync(join(place, `dist.next-${killed}`));
  mkdirSync(join(place, 'dist.old'));
  writeFileSync(join(place, 'dist.old', 'index.html'), 'first');
  expect(buildAndSwap(site(), () => false)).toBe(false);
  expect(page()).toBe('first');
  expect(readdirSync(place)).toEqual(['dist']);
});

test('a build that begins while another runs takes nothing from it', () => {
  const another = join(place, `dist.next-${process.ppid}`);
  writes('on its way', true)(another);
  expect(buildAndSwap(site(), writes('first', true))).toBe(true);
  expect(readdirSync(another)).toEqual(['index.html']);
});
