import { expect, test } from 'vitest';
import { isEndpointAllowed, isPrivateAddress } from './endpoint.ts';

const hosts = ['fcm.googleapis.com', '*.push.apple.com', 'http://127.0.0.1:4735'];

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://web.push.apple.com/QPz',
  'http://127.0.0.1:4735/anything',
])('isEndpointAllowed accepts %s', (endpoint) => {
  expect(isEndpointAllowed(endpoint, hosts)).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/x',
  'https://fcm.googleapis.com:8443/x',
  'https://fcm.googleapis.com.evil.example/x',
  'https://evil.example/fcm.googleapis.com',
  'https://me:secret@fcm.googleapis.com/x',
  'https://push.apple.com.evil.example/',
  'https://xpush.apple.com/',
  'http://127.0.0.1:4736/',
  'http://localhost:4735/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://169.254.169.254/latest/meta-data',
  'https://2130706433/',
  'https://0x7f.1/',
  'file:///etc/passwd',
  'no address',
])('isEndpointAllowed rejects %s', (endpoint) => {
  expect(isEndpointAllowed(endpoint, ['*', ...hosts])).toBe(false);
});

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '255.255.255.255',
  '::1',
  '::',
  'fd00::1',
  'fe80::1',
  '::ffff:10.0.0.1',
  '::ffff:7f00:1',
  '64:ff9b::a00:1',
])('isPrivateAddress is true for %s', (address) => {
  expect(isPrivateAddress(address)).toBe(true);
});

test.each(['142.250.74.106', '34.117.65.55', '2a00:1450:4001:82b::200a'])(
  'isPrivateAddress is false for %s',
  (address) => {
    expect(isPrivateAddress(address)).toBe(false);
  },
);
