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

describe('pictures of docs pages', () => {
  // Those that an app meets first.
  it.each([
    'badge',
    'banner',
    'button',
    'card',
    'checkbox',
    'confirm-dialog',
    'data-table',
    'date-picker',
    'empty-state',
    'error-state',
    'form',
    'icon',
    'link',
    'menu',
    'modal',
    'money-field',
    'progress-bar',
    'search-box',
    'select',
    'status-pill',
    'switch',
    'tabs',
    'text-field',
    'toast',
    'tooltip',
  ])('%s has at least one pair', (name) => {
    expect(files[`./${name}/${name}.pictures.tsx`]?.length).toBeGreaterThan(0);
  });

  it.each(captions)('%s: “%s” is a sentence', (_, caption) => {
    expect(caption).toMatch(/^[A-Z“][^!]*\.$/);
  });
});
