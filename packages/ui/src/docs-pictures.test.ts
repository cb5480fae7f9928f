// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { PicturePair } from './docs-pictures.ts';

const files = import.meta.glob<readonly PicturePair[]>('./*/*.pictures.tsx', { eager: true, import: 'pictures' });
const captions = Object.entries(files).flatMap(([file, pairs]) =>
  pairs.flatMap((pair) => [
    [file, pair.do.caption],
    [file, pair.dont.caption],
  ]),
);

const components = Object.keys(import.meta.glob('./*/*.docs.ts')).map((file) => file.replace('.docs.ts', ''));

describe('pictures of docs pages', () => {
  it.each(components)('%s has at least one pair', (component) => {
    expect(files[`${component}.pictures.tsx`]?.length).toBeGreaterThan(0);
  });

  it.each(captions)('%s: “%s” is a sentence', (_, caption) => {
    expect(caption).toMatch(/^[A-Z“][^!]*\.$/);
  });
});
