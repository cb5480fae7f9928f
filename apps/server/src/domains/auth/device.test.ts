import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseUserAgent } from './device.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36`, 'Chrome', 'Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0`, 'Edge', 'Windows'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/140.0.0.0 Safari/537.36 OPR/120.0`, 'Opera', 'Linux'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox', 'Linux'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15', 'Safari', 'macOS'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1', 'Safari', 'iPhone'],
  [`Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) ${webkit} CriOS/140.0 Safari/604.1`, 'Chrome', 'iPad'],
  [`Mozilla/5.0 (Linux; Android 15) ${webkit} SamsungBrowser/28.0 Chrome/140.0`, 'Samsung Internet', 'Android'],
  [`Mozilla/5.0 (X11; CrOS x86_64 16000.0) ${webkit} Chrome/140.0.0.0`, 'Chrome', 'ChromeOS'],
  ['curl/8.5.0', null, null],
  ['', null, null],
])('parseUserAgent parses %s', (userAgent, browser, system) => {
  expect(parseUserAgent(userAgent)).toEqual({ browser, system });
});

test('parseUserAgent returns only known names or null for any input', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 2_000 }), (userAgent) => {
      const { browser, system } = parseUserAgent(userAgent);
      for (const word of [browser, system]) expect(word === null || /^[A-Za-z ]{3,20}$/.test(word)).toBe(true);
    }),
  );
});
