import { PICTURE_UPLOAD_MAX } from '@boostdesk/api-client/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { readPicture } from './read-picture.ts';

afterEach(() => vi.unstubAllGlobals());

const fileOf = (name: string, type: string, size = 4): File => new File([new Uint8Array(size)], name, { type });

test.each([
  ['a HEIC', fileOf('photo.heic', 'image/heic'), 'heic'],
  ['a HEIC without a type', fileOf('IMG_0001.HEIC', ''), 'heic'],
  ['an SVG', fileOf('rank.svg', 'image/svg+xml'), 'wrongType'],
  ['a video', fileOf('win.mp4', 'video/mp4'), 'wrongType'],
  ['12 MB and a byte', fileOf('rank.png', 'image/png', PICTURE_UPLOAD_MAX + 1), 'tooLarge'],
])('readPicture refuses %s', async (_, file, problem) => {
  expect(await readPicture(file)).toBe(problem);
});

test('readPicture refuses a picture that the browser cannot decode', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')));
  expect(await readPicture(fileOf('rank.png', 'image/png'))).toBe('unreadable');
});

test('readPicture returns the size in pixels and frees the bitmap', async () => {
  const close = vi.fn();
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 400, height: 300, close }));
  const file = fileOf('rank.png', 'image/png', PICTURE_UPLOAD_MAX);
  expect(await readPicture(file)).toEqual({ file, width: 400, height: 300 });
  expect(close).toHaveBeenCalledOnce();
});
