import { expect, test } from 'vitest';
import { toCouponCode } from './coupon-code.ts';

test.each([
  ['welcome-10', 'WELCOME-10'],
  [' WELCOME-10\n', 'WELCOME-10'],
  ['\u00A0WELCOME-10\u00A0', 'WELCOME-10'],
  ['\u200BWELCOME-10\u200B', 'WELCOME-10'],
  ['\u2066WELCOME-10\u2069', 'WELCOME-10'],
  ['WEL\u00ADCOME-10', 'WELCOME-10'],
  ['WELCOME\u201110', 'WELCOME-10'],
  ['WELCOME\u201310', 'WELCOME-10'],
  ['ＷＥＬＣＯＭＥ－１０', 'WELCOME-10'],
  ['WELCOME 10', 'WELCOME 10'],
  ['"WELCOME"', '"WELCOME"'],
  ['save\u0662\u0660', 'SAVE20'],
  ['SAVE\u096b', 'SAVE5'],
])('toCouponCode reads %j as %j', (text, code) => {
  expect(toCouponCode(text)).toBe(code);
});
