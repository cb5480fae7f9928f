import { expect, test } from 'vitest';
import { formatMessage } from './format-message.ts';
import { msg, packageMsg } from './message.ts';

const gift = (coins: number) =>
  msg('You received {coins, plural, one {# BoostCoin} other {# BoostCoins}}{because}.', { coins, because: '' });
const lent = (most: number) =>
  msg('You already have {most, plural, one {# account} other {# accounts}}. Return one first.', { most });

test('formatMessage translates to each language', () => {
  const paused = msg('Order #{order} was paused{because}.', { order: 12, because: '' });
  expect(formatMessage('en', paused)).toBe('Order #12 was paused.');
  expect(formatMessage('de', paused)).toBe('Auftrag #12 wurde pausiert.');
  expect(formatMessage('ar', paused)).toBe('تم إيقاف الطلب #12 مؤقتًا.');
});

test('formatMessage uses the plural form of the language', () => {
  expect([1, 1500].map((coins) => formatMessage('en', gift(coins)))).toEqual([
    'You received 1 BoostCoin.',
    'You received 1,500 BoostCoins.',
  ]);
  expect(formatMessage('de', gift(1500))).toBe('Du hast 1.500 BoostCoins bekommen.');
  const arabic = [1, 2, 3, 11, 100].map((most) => /بالفعل (.*?)\./.exec(formatMessage('ar', lent(most)))?.[1]);
  expect(arabic).toEqual(['حساب واحد', 'حسابان', '3 حسابات', '11 حسابًا', '100 حساب']);
});

test('formatMessage formats nested messages and money in the same language', () => {
  const status = packageMsg('Processing');
  const held = msg('You can’t do this while the order’s status is {status}.', { status });
  expect(formatMessage('de', held)).toBe('Das geht nicht, solange der Auftrag den Status „In Arbeit“ hat.');
  const paid = msg('You received a payout of {amount}.', { amount: { amount: 123_456, currency: 'EUR' } });
  expect(formatMessage('en', paid)).toBe('You received a payout of €1,234.56.');
  expect(formatMessage('de', paid).replaceAll('\u{a0}', ' ')).toBe('Du hast eine Auszahlung von 1.234,56 € bekommen.');
  expect(formatMessage('ar', paid)).toContain('1,234.56');
  const dollars = msg('You received a payout of {amount}.', { amount: { amount: 500, currency: 'USD' } });
  expect(formatMessage('ar', dollars)).toMatch(/5\.00\s\$/);
});

test('formatMessage isolates names in Arabic text', () => {
  const named = (name: string) => msg('Order #{order} was cancelled{because}.', { order: name, because: ' (late)' });
  expect(formatMessage('ar', named('Kim!'))).toContain('\u2068Kim!\u2069');
  expect(formatMessage('ar', named('Kim!'))).not.toContain('\u2068 (late)');
  expect(formatMessage('de', named('Kim!'))).not.toContain('\u2068');
});

test('formatMessage keeps user input unchanged', () => {
  const because = ': {order} \\u0041 # <b> plural';
  expect(formatMessage('de', msg('Order #{order} was cancelled{because}.', { order: 3, because }))).toBe(
    `Auftrag #3 wurde storniert${because}.`,
  );
});

test('formatMessage falls back to English when a translation is missing', () => {
  expect(formatMessage('de', packageMsg('Forbidden'))).toBe('Forbidden');
  expect(formatMessage('ar', packageMsg('toString'))).toBe('toString');
});

test('msg requires exactly the values of its placeholders', () => {
  // @ts-expect-error a value is missing
  msg('{name} has borrowed this account.');
  // @ts-expect-error a value has another name
  msg('{name} has borrowed this account.', { account: 1 });
  // @ts-expect-error the message has no placeholders
  msg('Not found.', { name: 'Nova' });
  expect(msg('Not found.').values).toEqual({});
});
