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
    ['O’Brien', "o'brien"],
    ['ʻOkina', "'okina"],
    ['Anne\u2010Marie', 'anne-marie'],
    ['Anne\u2011Marie', 'anne-marie'],
    ['A–Z', 'a-z'],
    ['\u221215', '-15'],
  ])('%s becomes %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('keeps the place of digits of two code units', () => {
    expect(fold('a𞥑b')).toBe('a1b');
    expect(foldedOffsets('a𞥑b')).toEqual([0, 1, 3, 4]);
  });
});
