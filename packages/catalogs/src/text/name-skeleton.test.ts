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
    'ꜱᴀʀᴀ ʟᴜɴᴅ',
    'Sɑrɑ Lund',
    '$@ra Lund',
    '5ara Łuŋđ',
    'Sara Lսոd',
  ])("of '%s' is that of Sara Lund", (name) => {
    expect(nameSkeleton(name)).toBe(nameSkeleton('Sara Lund'));
  });

  test.each(['Sara Lunde', 'Sarah Lund', 'Lund Sara', 'Мария'])("of '%s' is another", (name) => {
    expect(nameSkeleton(name)).not.toBe(nameSkeleton('Sara Lund'));
  });
});

test('the Armenian house reads as the house', () => {
  expect(nameSkeleton('B\u0585\u0585stdesk')).toBe(nameSkeleton('Boostdesk'));
});
