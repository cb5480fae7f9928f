import { expect, test } from 'vitest';
import { HttpError } from '../../http/http-error.ts';
import { createTestProvider } from './test-provider.service.ts';

const charge = createTestProvider(true);

test.each([
  '4242424242424242',
  '4242 4242 4242 4242',
  '4242-4242-4242-4242',
  '\u0664\u0662\u0664\u0662 4242 4242 4242',
  '\u06f4\u06f2\u06f4\u06f2 4242 4242 4242',
  '\u096a\u0968\u096a\u0968424242424242',
  '\uff14\uff12\uff14\uff12 4242 4242 4242',
])('the test card %s is accepted', (card) => {
  expect(() => charge(card)).not.toThrow();
});

test.each(['4242 4242 4242 4243', '', '\u0664\u0662\u0664\u0662'])('the card %j is rejected', (card) => {
  expect(() => charge(card)).toThrow(HttpError);
});
