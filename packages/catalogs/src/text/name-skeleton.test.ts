import { describe, expect, test } from 'vitest';
import { nameSkeleton } from './name-skeleton.ts';

describe('the skeleton of a name', () => {
  test.each([
    'SARA LUND',
    'Sara  Lund',
    'Sara-Lund',
    'Sára Lünd',
    'Ѕаrа Lund',
    'Ｓａｒａ Ｌｕｎｄ',
    'Sara\u200B Lund',
    'SaraIund',
    '𝐒𝐚𝐫𝐚 𝐋𝐮𝐧𝐝',
  ])("of '%s' is that of Sara Lund", (name) => {
    expect(nameSkeleton(name)).toBe(nameSkeleton('Sara Lund'));
  });

  test.each(['Sara Lunde', 'Sarah Lund', 'Lund Sara', 'Мария'])("of '%s' is another", (name) => {
    expect(nameSkeleton(name)).not.toBe(nameSkeleton('Sara Lund'));
  });
});
