import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://desk.boostdesk.example',
  SITE_URL: 'https://boostdesk.example',
};

test.each<[Record<string, string>, boolean]>([
  [{}, true],
  [{ BOOSTDESK_DEMO: '0' }, false],
  [{ DATABASE_URL: 'postgres://localhost/boostdesk' }, false],
  [{ DATABASE_URL: 'postgres://localhost/boostdesk', BOOSTDESK_DEMO: '1' }, true],
  [production, false],
  [{ ...production, BOOSTDESK_DEMO: '0' }, false],
])('readConfig with %j enables the demo: %s', (environment, demo) => {
  expect(readConfig(environment).demo).toBe(demo);
});

test.each(['Production', 'prod', 'production '])('readConfig rejects the NODE_ENV %j', (mode) => {
  expect(() => readConfig({ ...production, NODE_ENV: mode })).toThrow('use production, development or test');
});

test('readConfig explains the format of a key and rejects equal keys', () => {
  const [one = '', two] = [1, 2].map((times) =>
    Buffer.from(Array.from({ length: 32 }, (_, at) => at * times)).toString('hex'),
  );
  expect(() => readConfig({ BOOSTDESK_SIGNING_KEY: 'short' })).toThrow('enter 64 hex digits');
  expect(() => readConfig({ BOOSTDESK_SIGNING_KEY: one, BOOSTDESK_VAULT_KEY: one })).toThrow('must be different keys');
  expect(readConfig({ BOOSTDESK_SIGNING_KEY: one, BOOSTDESK_VAULT_KEY: two }).vaultKey).toBe(two);
});

test.each(['0'.repeat(64), '0123456789abcdef'.repeat(4)])('readConfig rejects the guessable key %s', (typed) => {
  expect(() => readConfig({ BOOSTDESK_SIGNING_KEY: typed })).toThrow('can be guessed');
  // The vault key is exempt, as it may have encrypted data; the start checks it with the database open.
  expect(readConfig({ BOOSTDESK_VAULT_KEY: typed }).vaultKey).toBe(typed);
});

test('readConfig rejects the demo in production', () => {
  expect(() => readConfig({ ...production, BOOSTDESK_DEMO: '1' })).toThrow(ConfigError);
});

test.each(['PUBLIC_URL', 'SITE_URL'])('readConfig requires %s in production', (setting) => {
  expect(() => readConfig({ ...production, [setting]: undefined })).toThrow('PUBLIC_URL and SITE_URL are required');
});

test('readConfig accepts test cards in production only with TEST_PAYMENTS', () => {
  expect(readConfig({}).testPayments).toBe(true);
  expect(readConfig(production).testPayments).toBe(false);
  expect(readConfig({ ...production, TEST_PAYMENTS: '1' }).testPayments).toBe(true);
});

test.each<[string | undefined, unknown]>([
  [undefined, 0],
  ['0', 0],
  ['2', 2],
  ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
  ['loopback', ['loopback']],
])('TRUST_PROXY of %j trusts %j', (value, trusted) => {
  expect(readConfig({ TRUST_PROXY: value }).trustProxy).toEqual(trusted);
});

test.each(['true', '-1', '1.5', '99', '10.0.0.0/33', 'proxy.example', '10.0.0.1,'])(
  'TRUST_PROXY takes no %j',
  (value) => {
    expect(() => readConfig({ TRUST_PROXY: value })).toThrow('TRUST_PROXY');
  },
);

test.each([
  ['127.0.0.1', 'http://localhost:3000'],
  ['0.0.0.0', 'http://localhost:3000'],
  ['::', 'http://localhost:3000'],
  ['::1', 'http://[::1]:3000'],
  ['10.0.0.1', 'http://10.0.0.1:3000'],
  ['desk.example', 'http://desk.example:3000'],
])('listening on %s, the dashboard is at %s', (host, url) => {
  expect(readConfig({ HOST: host }).publicUrl).toBe(url);
});

test('the dashboard and the public site cannot share a port', () => {
  expect(() => readConfig({ PORT: '3001' })).toThrow('PORT and SITE_PORT are both 3001');
  expect(readConfig({ PORT: '0', SITE_PORT: '0' }).port).toBe(0);
});

test('the contact address is an address or nothing', () => {
  expect(readConfig({}).contactEmail).toBeNull();
  expect(readConfig({ CONTACT_EMAIL: 'help@boostdesk.example' }).contactEmail).toBe('help@boostdesk.example');
  expect(() => readConfig({ CONTACT_EMAIL: 'help' })).toThrow('CONTACT_EMAIL');
});
