import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';

let app: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  app = await startApp();
  admin = await app.staff();
});
afterAll(() => app.close());

const fault = {
  message: "Cannot read properties of undefined (reading 'id')",
  stack: 'TypeError: x\n    at https://desk.example/assets/order-1a2b.js:1:12345',
  screen: '/order/:id',
};
const rowsOf = async (text: string) => (await admin.call('pageerrors.getPage', { text })).items;

test('the same error is stored as one row however often it is reported, and each report returns its number', async () => {
  const [one, two] = [await app.customer(), await app.customer()];
  const first = await one.call('pageError.report', fault);
  const second = await two.call('pageError.report', { ...fault, stack: `${fault.stack}\n    at elsewhere.js:2:3` });
  expect(second).toEqual(first);
  expect(await rowsOf(String(first.reference))).toMatchObject([{ id: first.reference, ...fault, times: 2 }]);
  const other = await two.call('pageError.report', { ...fault, screen: '/profile' });
  expect(other.reference).not.toBe(first.reference);
});

test('personal data in a report is not stored', async () => {
  const who = await app.customer();
  const { reference } = await who.call('pageError.report', {
    message: 'No order 10001 of mina.k@mail.example: "Mina" is not valid JSON',
    stack: 'at https://desk.example/assets/a.js?token=abc&x=1:1:5678 eyJhbGciOiJI.eyJzdWIiOiI1.c2lnbmF0dXJl',
    screen: '/loggedIn/eyJhbGciOiJI.eyJzdWIiOiI1.c2lnbmF0dXJl',
  });
  expect(await rowsOf(String(reference))).toMatchObject([
    {
      message: 'No order # of <address>: "…" is not valid JSON',
      stack: 'at https://desk.example/assets/a.js <token>',
      screen: '/loggedIn/<token>',
    },
  ]);
});

test.each([
  ['message', 301],
  ['stack', 2001],
  ['screen', 101],
])('a %s of %i letters is rejected', async (field, length) => {
  const who = await app.customer();
  await expect(
    who.call('pageError.report', { ...fault, [field]: 'x '.repeat(length).slice(0, length) }),
  ).rejects.toMatchObject({
    status: 422,
  });
});

test('more than ten reports a minute are refused, for that user only', async () => {
  const [loud, quiet] = [await app.customer(), await app.customer()];
  for (let n = 0; n < 10; n++) await loud.call('pageError.report', fault);
  await expect(loud.call('pageError.report', fault)).rejects.toMatchObject({ status: 429 });
  await quiet.call('pageError.report', fault);
});
