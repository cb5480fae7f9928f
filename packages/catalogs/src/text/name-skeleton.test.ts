import { describe, expect, test } from 'vitest';
import { looksLikeName, mixesAlphabets, nameSkeleton } from './name-skeleton.ts';

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
    'Ꮪara Ꮮund',
    'Sara Lսոd',
  ])("of '%s' is that of Sara Lund", (name) => {
    expect(nameSkeleton(name)).toBe(nameSkeleton('Sara Lund'));
  });

  test.each(['Sara Lunde', 'Sarah Lund', 'Lund Sara', 'Мария'])("of '%s' is another", (name) => {
    expect(nameSkeleton(name)).not.toBe(nameSkeleton('Sara Lund'));
  });
});

test.each([
  ['Sara Lund', 'sára-lund', true],
  ['Sara Lund', 'Sara Lunde', false],
  ['😀😀', '{}', false],
  ['😀😀', '😀', false],
  ['😀😀', ' 😀😀', true],
  ['{}', 'Sara', false],
  ['Sara', '{}', false],
])("'%s' and '%s' look like one name: %j", (one, other, alike) => {
  expect(looksLikeName(one, other)).toBe(alike);
});

test('the Armenian and the Cherokee house read as the house', () => {
  for (const name of ['B\u0585\u0585stdesk', '\u13CFoostdesk']) {
    expect(nameSkeleton(name)).toBe(nameSkeleton('Boostdesk'));
  }
});

describe('a word in two alphabets', () => {
  test.each(['B\u0585\u0585stdesk', 'Ѕara', 'B-\u0585\u0585-stdesk', 'Anna Vοlt', 'V\u200Bеra', 'שara'])(
    "is in '%s'",
    (name) => {
      expect(mixesAlphabets(name)).toBe(true);
    },
  );

  test.each(['Sara Lund', 'Мария', 'Мария Lund', 'José Ñandú', 'X先生', 'Kimさん', 'Lee김', 'Nr. 5', '★★', '𝐒𝐚𝐫a', ''])(
    "is not in '%s'",
    (name) => {
      expect(mixesAlphabets(name)).toBe(false);
    },
  );
});
