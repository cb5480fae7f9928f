import { describe, expect, test } from 'vitest';
import { nameSkeleton } from './name-skeleton.ts';

describe('nameSkeleton', () => {
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
  ])("'%s' has the skeleton of Sara Lund", (name) => {
    expect(nameSkeleton(name)).toBe(nameSkeleton('Sara Lund'));
  });

  test.each(['Sara Lunde', 'Sarah Lund', 'Lund Sara', 'Мария'])(
    "'%s' does not have the skeleton of Sara Lund",
    (name) => {
      expect(nameSkeleton(name)).not.toBe(nameSkeleton('Sara Lund'));
    },
  );
});

test('nameSkeleton replaces Armenian look-alikes', () => {
  expect(nameSkeleton('B\u0585\u0585stdesk')).toBe(nameSkeleton('Boostdesk'));
});
