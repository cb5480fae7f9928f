import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

test.each<[Record<string, string>, boolean]>([
  [{}, true],
  [{ BOOSTDESK_DEMO: '0' }, false],
  [{ DATABASE_URL: 'postgres://localhost/boostdesk' }, false],
  [{ DATABASE_URL: 'postgres://localhost/boostdesk', BOOSTDESK_DEMO: '1' }, true],
  [{ NODE_ENV: 'production' }, false],
  [{ NODE_ENV: 'production', BOOSTDESK_DEMO: '0' }, false],
])('with %j the demo is on: %s', (environment, demo) => {
  expect(readConfig(environment).demo).toBe(demo);
});

test('production refuses the demo', () => {
  expect(() => readConfig({ NODE_ENV: 'production', BOOSTDESK_DEMO: '1' })).toThrow(ConfigError);
});
