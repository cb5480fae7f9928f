import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { addOrder } from './support/order-rows.ts';
import { PASSWORD } from './support/people.ts';

let app: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  app = await startApp();
  admin = await app.staff();
});
afterAll(() => app.close());

const found = async (text: string) => (await admin.call('users.getPage', { text })).items.map(({ name }) => name);

describe('a search for people finds', () => {
  test.each<[stored: string, searched: string]>([
    ['Jose\u0301 Nu\u0301n\u0303ez', 'Jos\u00e9 N\u00fa\u00f1ez'],
    ['Andr\u00e9 Pe\u00f1a', 'Andre\u0301 Pen\u0303a'],
    ['In\u00e8s Morel', 'Ines'],
    ['Ines Moreau', 'In\u00e8s Moreau'],
    ['\u0141ukasz Nowak', 'lukasz'],
    ['Hanna Stra\u00dfe', 'strasse'],
    ['Otto Strasser', 'STRA\u00dfER'],
    ['Sean O\u2019Brien', "o'brien"],
    ["Joan D'Arc", 'd\u2019arc'],
    ['Zo\u00eb M\u00fcller', 'zoe muller'],
    ['S\u00f8ren Sm\u00f8rrebr\u00f8d', 'soren smorrebrod'],
    ['\u0110or\u0111e Petrovi\u0107', 'dorde petrovic'],
    ['Fiona Grant', '\ufb01ona'],
    ['Kaito Sato', '\uff4b\uff41\uff49\uff54\uff4f'],
    ['\u0410\u043b\u0451\u043d\u0430 \u041e\u0440\u043b\u043e\u0432\u0430', '\u0410\u041b\u0415\u041d\u0410'],
    ['\u0645\u064f\u062d\u064e\u0645\u0651\u064e\u062f \u0639\u0644\u064a', '\u0645\u062d\u0645\u062f'],
    ['Anne\u2010Marie Blanc', 'anne-marie'],
  ])('%s by %s', async (stored, searched) => {
    await app.customer(stored);
    expect(await found(searched)).toContain(stored);
  });

  test.each([
    ['Ren\u00e9 Dubois', 'renes'],
    ['Bj\u00f6rn Lund', 'bjorm'],
    ['Percent Person', 'per%son'],
    ['Under Score', 'under_score'],
    ['Back Slash', 'back\\'],
  ])('%s not by %s', async (stored, searched) => {
    await app.customer(stored);
    expect(await found(searched)).not.toContain(stored);
  });
});

const digitSystems = ['arab', 'arabext', 'deva', 'beng', 'fullwide', 'thai'];
const inDigits = (text: string, system: string): string =>
  text.replace(/\d/g, (digit) => new Intl.NumberFormat(`en-u-nu-${system}`).format(Number(digit)));

test.each(digitSystems)('an order and a customer are found by their number in digits of %s', async (system) => {
  const customer = await app.customer('Nora Digits');
  const order = await addOrder(app.database, { customer });
  const text = inDigits(String(order), system);
  for (const searched of [text, `#${text}`]) {
    const { items } = await admin.call('order.getList', { scope: 'all', text: searched });
    expect(items.map(({ id }) => id)).toEqual([order]);
  }
  const people = await admin.call('users.getPage', { text: inDigits(`nora ${customer.id}`, system) });
  // The address of another Nora may contain the number.
  expect(people.items.map(({ id }) => id)).toContain(customer.id);
});

test.each(digitSystems)(
  'a name with digits is found by them in digits of %s, and the other way round',
  async (system) => {
    const [stored, spelled] = [`Duo 7 ${system}`, inDigits(`Uno 8 ${system}`, system)];
    for (const name of [stored, spelled]) await app.customer(name);
    expect(await found(inDigits(stored, system))).toEqual([stored]);
    expect(await found(spelled)).toEqual([spelled]);
  },
);

test('orders and the site log are found by a name without its accents', async () => {
  const customer = await app.customer('Bj\u00f8rn \u00c5sen');
  const order = await addOrder(app.database, { customer });
  const { items } = await admin.call('order.getList', { scope: 'all', text: 'bjorn asen' });
  expect(items.map(({ id }) => id)).toEqual([order]);
  await customer.call('account.changePassword', { password: PASSWORD, newPassword: 'another password' });
  const log = await admin.call('sitelogs.getPage', { text: 'bjorn' });
  expect(log.items.map(({ action }) => action)).toEqual(['user.changePassword']);
});

test('a name is stored composed, however it was typed', async () => {
  const person = { email: 'jose@boostdesk.example', password: 'a long password' };
  await app.call('auth.register', { name: 'Jose\u0301 Ibarra', ...person });
  expect(await found('jose ibarra')).toEqual(['Jos\u00e9 Ibarra']);
});
