import { expect, test } from 'vitest';
import { findSpellingError } from './name-spelling.ts';

test.each([
  'Sara Lund',
  'José Ñandú',
  'Nguyễn Thị Ánh',
  'Ƙaura',
  'Мария',
  'Σοφία',
  'سَّارة',
  'שרה',
  'สมชาย',
  'ကျော်',
  'ဇော်',
  'မျိုးမြင့်',
  'ဖြိုးဝေ',
  'သန်းရွှေ',
  'ဒေါ်',
  'སྒྲོལ་མ',
  'মিয়াঁ',
  'ស៊ាំ',
  'יִשָּׂשכָר',
  'अनिल',
  'X先生',
  'Kimさん',
  'Lee김',
  'ゆうカー',
  'Nr. 5',
  '★ Mina ★',
  '𝐒𝐚𝐫a',
  '',
])("'%s' has no spelling fault", (name) => {
  expect(findSpellingError(name)).toBeNull();
});

test.each([
  ['B\u0585\u0585stdesk', 'mixed'],
  ['Ѕara', 'mixed'],
  ['B-\u0585\u0585-stdesk', 'mixed'],
  ['Anna Vοlt', 'mixed'],
  ['V\u200Bеra', 'mixed'],
  ['שara', 'mixed'],
  ['Мария Lund', 'mixed'],
  ['Мария先生', 'mixed'],
  ['ᏦᎪᏆᎢᎾ', 'script'],
  ['ꓡꓴꓠꓓ', 'script'],
  ['ᗩᗪᗰᏆᑎ', 'script'],
  ['Ꮪara', 'script'],
  ['Sx\u0301\u0302\u0303ara', 'marks'],
  ['\u0301\u0302\u0303Sara', 'marks'],
  ['Sara 5\u0336\u0335\u0334', 'marks'],
  [`ש${'\u05B8'.repeat(6)}רה`, 'marks'],
  ['Z\u0351\u036B\u0343\u036A\u0302algo', 'marks'],
])("'%s' has the spelling fault %s", (name, fault) => {
  expect(findSpellingError(name)).toBe(fault);
});
