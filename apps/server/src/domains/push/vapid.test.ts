import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createVapid } from './vapid.ts';

test.each([
  ['the contact address', 'help@boostdesk.example', 'http://localhost:3000', 'mailto:help@boostdesk.example'],
  ['the public address where there is no contact', null, 'https://desk.example', 'https://desk.example'],
  ['the postmaster where that address has no TLS', null, 'http://localhost:3000', 'mailto:postmaster@localhost'],
])('the VAPID subject is %s', (_, contactEmail, publicUrl, subject) => {
  expect(createVapid(randomBytes(32), { contactEmail, publicUrl }).subject).toBe(subject);
});
