import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isAllowedText, withoutSpecialChars } from './allowed-characters.ts';

// @spec 5.0-1
it.each(['', 'Kaito 99', 'a,b;c.d:e-f', 'Zoë Müller', 'Σ', '明日', '٣'])('allows %j', (text) => {
  expect(isAllowedText(text)).toBe(true);
  expect(withoutSpecialChars(text)).toBe(text);
});

// @spec 5.0-2
it.each([...'!"#$%&\'()*+/<=>?@[\\]^_`{|}~€·–…\n\t\u00a0😀'])('refuses %j', (char) => {
  expect(isAllowedText(char)).toBe(false);
  expect(withoutSpecialChars(`a${char}b`)).toBe('ab');
});

it('removes every refused character and no allowed one', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const clean = withoutSpecialChars(text);
      expect(isAllowedText(clean)).toBe(true);
      expect(withoutSpecialChars(clean)).toBe(clean);
      expect([...text].filter(isAllowedText).join('')).toBe(clean);
    }),
  );
});
