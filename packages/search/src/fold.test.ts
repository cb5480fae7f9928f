import { describe, expect, it } from 'vitest';
import { fold, foldedOffsets } from './fold.ts';

describe('fold', () => {
  it.each([
    ['١٠٢٩٠', '10290'],
    ['۱۰۲۹۰', '10290'],
    ['१०२९०', '10290'],
    ['１０２９０', '10290'],
    ['Ali ٥', 'ali 5'],
    ['Ⅷ', 'viii'],
    ['Élan', 'elan'],
  ])('%s becomes %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('keeps the place of digits of two code units', () => {
    expect(fold('a𞥑b')).toBe('a1b');
    expect(foldedOffsets('a𞥑b')).toEqual([0, 1, 3, 4]);
  });
});
