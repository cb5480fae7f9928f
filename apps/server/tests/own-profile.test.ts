import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { addOrder } from './support/order-rows.ts';
import { runningOrder } from './support/orders.ts';
import { addPerson } from './support/people.ts';
import { chunk, square } from './support/png.ts';
import { connectSocket } from './support/socket-client.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

async function claimsOf({ token }: SignedIn): Promise<Record<string, unknown>> {
  const { token: fresh } = await app.call('auth.isAuthenticated', {}, { token });
  return JSON.parse(Buffer.from(fresh.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
}

const asText = (bytes: Buffer) => ({ data: bytes.toString('base64') });
/** Sends no token. */
const fetchPicture = (image: string) => fetch(`${app.url}${new URL(image).pathname}`);

describe('profile.changeName', () => {
  test('changes the name in the next token, on all devices, for other users and in the site log', async () => {
    const [customer, booster] = [await app.customer('Mina Okafor'), await app.booster()];
    await runningOrder(customer, booster);
    const stranger = await app.customer();
    const lines = await Promise.all([customer, booster, stranger].map(({ token }) => connectSocket(app.url, token)));
    await customer.call('profile.changeName', { name: '  Mina   Park ' });
    for (const line of lines.slice(0, 2)) {
      expect(await line.event('accountChanged')).toMatchObject({ user: customer.id });
    }
    await lines[2]?.flush();
    expect(lines[2]?.payloads('accountChanged')).toEqual([]);
    for (const line of lines) line.close();
    expect(await claimsOf(customer)).toMatchObject({ name: 'Mina Park', sanitized_name: 'mina-park' });
    expect(await customer.call('user.getUserInfo', {})).toMatchObject({ name: 'Mina Park' });
    const { items } = await (await app.staff()).call('sitelogs.getPage', { limit: 1 });
    expect(items).toMatchObject([
      {
        action: 'profile.edit',
        actor: { id: customer.id },
        before: { name: 'Mina Okafor' },
        after: { name: 'Mina Park' },
      },
    ]);
  });

  test.each([
    ['one letter', 'M'],
    ['41 letters', 'M'.repeat(41)],
    ['two alphabets in a word', 'Mіna'],
    ['the name of the house', 'B0ostdesk Help'],
    ['a role with an accent', 'Ádmin'],
    ['a role in capitals', 'SUPPORT'],
    ['the name of a staff member', 'Sára-Lund'],
    ['a control character', 'Mi\u0000na'],
    ['a number', '12'],
    ['a number with an exponent', '1e999'],
    ['a date', '+275760-09-13'],
    ['punctuation', '{}'],
    ['the name of a booster', 'Käito'],
  ])('rejects %s and names the field', async (_, name) => {
    await addPerson(app.database, 5, { name: 'Sara Lund' });
    await addPerson(app.database, 2, { name: 'Kaito' });
    const person = await app.customer('Mina');
    await expect(person.call('profile.changeName', { name })).rejects.toMatchObject({
      status: 422,
      code: 'invalid',
      fields: { name: expect.any(String) },
    });
    expect(await claimsOf(person)).toMatchObject({ name: 'Mina' });
  });

  test('rejects the name of another booster, and lets its owner change the spelling', async () => {
    const [yuna, other] = [await app.booster({ name: 'Yuna' }), await app.booster()];
    await yuna.call('profile.changeName', { name: 'YÜNA' });
    await expect(other.call('profile.changeName', { name: 'Yuna' })).rejects.toMatchObject({
      fields: { name: 'One of our boosters already uses this name. Choose another.' },
    });
  });

  test('does not check an old name again until it changes', async () => {
    const person = await app.customer('Мина Park');
    await person.call('profile.changeName', { name: 'Мина Park' });
    await expect(person.call('profile.changeName', { name: 'Мина Parker' })).rejects.toMatchObject({ status: 422 });
  });

  test('accepts one letter of a syllabic script', async () => {
    const person = await app.customer();
    await person.call('profile.changeName', { name: '李' });
    expect(await claimsOf(person)).toMatchObject({ name: '李' });
  });

  test('lets staff change the spelling of their own name', async () => {
    const person = await addPerson(app.database, 4, { name: 'Nils Aaberg' });
    const nils = await app.signIn(person);
    await nils.call('profile.changeName', { name: 'Nils Åberg' });
    await nils.call('profile.changeName', { name: 'NILS Åberg' });
    expect(await claimsOf(nils)).toMatchObject({ name: 'NILS Åberg' });
  });
});

test('the newsletter setting is the one that was saved last', async () => {
  const person = await app.customer();
  for (const newsletter of [true, false, true]) {
    await person.call('profile.setNewsletter', { newsletter });
    expect(await claimsOf(person)).toMatchObject({ newsletter });
  }
});

describe('coins', () => {
  test('lists movements of the user’s own coins with time and balance', async () => {
    const [person, admin] = [await app.customer(), await app.staff()];
    const give = (change: 'grant' | 'deduct', coins: number, reason: string) =>
      admin.call('boostcoins.create', { fields: { user: person.id, change, coins, reason } });
    await give('grant', 500, 'Welcome back');
    await give('deduct', 120, 'Given twice');
    await give('grant', 20, 'For your patience');
    const first = await person.call('profile.getCoins', { limit: 2 });
    expect(first.items).toMatchObject([
      { coins: 20, balance: 400, why: 'granted', note: 'For your patience', order: null },
      { coins: -120, balance: 380, why: 'deducted', note: 'Given twice' },
    ]);
    expect(Object.keys(first.items[0] ?? {}).sort()).toEqual(['at', 'balance', 'coins', 'id', 'note', 'order', 'why']);
    const rest = await person.call('profile.getCoins', { limit: 2, cursor: first.next ?? '' });
    expect([rest.items.map(({ balance }) => balance), rest.next]).toEqual([[500], null]);
    expect(await admin.call('profile.getCoins', {})).toEqual({ items: [], next: null });
  });

  test('profile.getSpent returns what is missing to the next loyalty tier', async () => {
    const person = await app.customer();
    expect(await person.call('profile.getSpent', {})).toEqual({ spent: 0 });
    await addOrder(app.database, { customer: person, price: 30_000 });
    expect(await person.call('profile.getSpent', {})).toEqual({ spent: 30_000 });
  });
});

describe('a profile picture', () => {
  test('is served to anybody with its address, only as a picture', async () => {
    const person = await app.customer();
    const beside = chunk('tEXt', Buffer.from('Comment\0taken at home'));
    const { image } = await person.call('profile.setPicture', asText(square(64, beside)));
    expect(await claimsOf(person)).toMatchObject({ image });
    expect(image).toMatch(/\/api\/pictures\/[0-9a-f]{32}$/);
    const response = await fetchPicture(image);
    const shown = Buffer.from(await response.arrayBuffer());
    expect(await sharp(shown).metadata()).toMatchObject({ format: 'png', width: 64, height: 64 });
    expect(shown.includes('taken at home')).toBe(false);
    expect([...response.headers]).toEqual(
      expect.arrayContaining([
        ['content-type', 'image/png'],
        ['content-disposition', 'inline'],
        ['content-security-policy', "default-src 'none'; sandbox"],
        ['x-content-type-options', 'nosniff'],
        ['cache-control', 'private, max-age=86400, immutable'],
      ]),
    );
  });

  test('gets a new address with each upload, and none after its removal', async () => {
    const person = await app.customer();
    const first = await person.call('profile.setPicture', asText(square(64)));
    const second = await person.call('profile.setPicture', asText(square(64)));
    const statuses = async () =>
      Promise.all([first, second].map(async ({ image }) => (await fetchPicture(image)).status));
    expect(await statuses()).toEqual([404, 200]);
    await person.call('profile.removePicture', {});
    expect(await statuses()).toEqual([404, 404]);
    expect(await claimsOf(person)).toMatchObject({ image: null });
    await person.call('profile.removePicture', {});
  });

  test.each([
    ['an HTML page', Buffer.from('<script>alert(1)</script>')],
    ['too small', square(16)],
    ['too large', square(600)],
    ['truncated', square(64).subarray(0, 60)],
    ['a byte more than 200 kB', Buffer.concat([square(64), Buffer.alloc(200 * 1024 + 1 - square(64).length)])],
  ])('is rejected when it is %s', async (_, bytes) => {
    const person = await app.customer();
    const refused = person.call('profile.setPicture', asText(bytes));
    await expect(refused).rejects.toMatchObject({ status: 422, fields: { data: expect.any(String) } });
    expect(await claimsOf(person)).toMatchObject({ image: null });
  });

  test('can have up to 200 kB, and a larger body is rejected unread', async () => {
    const person = await app.customer();
    const comment = (bytes: number) =>
      chunk('tEXt', Buffer.from('Comment\0'.padEnd(bytes - square(64).length - 12, '.')));
    const { image } = await person.call('profile.setPicture', asText(square(64, comment(200 * 1024))));
    expect((await fetchPicture(image)).status).toBe(200);
    const { status } = await app.send('profile.setPicture', { data: 'A'.repeat(300_000) }, { token: person.token });
    expect(status).toBe(413);
  });

  test.each(['', '../../etc/passwd', 'A'.repeat(32), '%00', '0'.repeat(32)])(
    'with the name %j returns 404',
    async (name) => {
      expect((await fetch(`${app.url}/api/pictures/${encodeURIComponent(name)}`)).status).toBe(404);
    },
  );
});
