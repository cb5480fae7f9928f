import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { ERROR_CODE_HEADER } from '@boostdesk/api-client/contract';
import { ORDER_STATUS } from '@boostdesk/catalogs';
import { chatRoom } from '@boostdesk/realtime/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createPictureAddresses, type PictureAddresses } from '../src/domains/pictures/picture-addresses.ts';
import { createUploadsRepository } from '../src/domains/pictures/uploads.repository.ts';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { addOrder } from './support/order-rows.ts';
import { square } from './support/png.ts';
import { connectSocket, type SocketClient } from './support/socket-client.ts';

/** In seconds. */
const HOUR = 60 * 60;
const MAX = 12 * 1024 * 1024;
/** Uploads of a user in 24 hours. */
const LIMIT = 10;

let app: TestApp;
let customer: SignedIn;
let booster: SignedIn;
let order: number;
let live: SocketClient;
/** Makes addresses as the server does, for anybody. */
let addresses: PictureAddresses;

beforeAll(async () => {
  app = await startApp({ settings: { UPLOAD_LIMIT: String(LIMIT) } });
  addresses = createPictureAddresses({ signingKey: app.signingKey, clock: app.clock.now, publicUrl: app.url });
});
afterAll(() => app.close());

beforeEach(async () => {
  customer = await app.customer('Mina');
  booster = await app.booster({ name: 'Kaito' });
  order = await addOrder(app.database, { customer, booster });
  live = await connectSocket(app.url, customer.token);
  return () => live.close();
});

const upload = (
  { call }: SignedIn,
  file?: Uint8Array<ArrayBuffer>,
  to = order,
  clientId: string = crypto.randomUUID(),
) => call('picture.upload', { order: to, clientId }, file === undefined ? {} : { file });

const send = (pictures: readonly { id: number; alt?: string }[], more: { msg?: string; clientId?: string } = {}) =>
  live.ask('message', {
    msg: '',
    room: chatRoom(order),
    clientId: crypto.randomUUID(),
    pictures: pictures.map(({ id, alt }) => (alt === undefined ? { id } : { id, alt })),
    ...more,
  });

async function sentPicture() {
  await send([await upload(customer)]);
  const { messages } = await booster.call('chatMessage.getHistory', { order });
  return messages.at(-1)?.pictures?.[0] ?? expect.unreachable('no picture was sent');
}

/** Sends no token. */
const get = (address: string) => fetch(`${app.url}${address.slice(new URL(address).origin.length)}`);

describe('a message with pictures', () => {
  test('has them for all readers of the chat, in the order of the message and with alternative texts', async () => {
    const [first, second] = [await upload(customer), await upload(customer, new Uint8Array(square(50)))];
    const listener = await connectSocket(app.url, booster.token);
    await listener.ask('create', { rooms: [chatRoom(order)] });
    const pictures = [{ id: second.id, alt: '  The final  score ' }, { id: first.id }];
    const ack = await send(pictures, { msg: 'Done!' });
    const expected = [
      { id: second.id, width: 50, height: 50, alt: 'The final  score' },
      { id: first.id, width: 40, height: 40, alt: '' },
    ];
    expect(ack).toMatchObject({ ok: true, pictures: expected });
    expect(await listener.event('message')).toMatchObject({ msg: 'Done!', pictures: expected });
    listener.close();
    for (const reader of [customer, booster, await app.staff(4)]) {
      const { messages } = await reader.call('chatMessage.getHistory', { order });
      expect(messages).toMatchObject([{ body: 'Done!', pictures: expected }]);
      for (const { url, thumbnail } of messages[0]?.pictures ?? [])
        expect([(await get(url)).status, (await get(thumbnail)).status]).toEqual([200, 200]);
    }
  });

  test('may have no text; lists then name the pictures in the reader’s language', async () => {
    expect(await send([await upload(customer)])).toMatchObject({ ok: true });
    expect(await send([await upload(customer), await upload(customer)])).toMatchObject({ ok: true });
    const { unreadMsg, allMsg } = await booster.call('chatMessage.getMessageList', { offset: 0 });
    expect(allMsg.map(({ message }) => message)).toEqual(['2 pictures', 'Picture']);
    expect(unreadMsg.map(({ Chat_messages: { message } }) => message)).toEqual(['2 pictures', 'Picture']);
    const german = await booster.call('chatMessage.getMessageList', { offset: 0 }, { language: 'de' });
    expect(german.allMsg.map(({ message }) => message)).toEqual(['2 Bilder', 'Bild']);
  });

  test('without text and without pictures is refused', async () => {
    expect(await send([])).toMatchObject({ ok: false, code: 'invalid' });
    expect(await send([], { msg: ' ' })).toMatchObject({ ok: false, code: 'invalid' });
  });

  test('has no key for pictures when it has none', async () => {
    await send([], { msg: 'Hi' });
    const { messages } = await booster.call('chatMessage.getHistory', { order });
    expect(messages[0]).not.toHaveProperty('pictures');
  });

  test('is sent once per client id, and is refused with other pictures', async () => {
    const { id } = await upload(customer);
    const clientId = crypto.randomUUID();
    const first = await send([{ id }], { clientId });
    expect(await send([{ id }], { clientId })).toEqual(first);
    expect(await send([], { clientId, msg: '' })).toMatchObject({ code: 'invalid' });
    expect(await send([await upload(customer)], { clientId })).toMatchObject({ code: 'key_reused' });
  });

  test('with more than four pictures is refused', async () => {
    const pictures: { readonly id: number }[] = [];
    for (let count = 0; count < 5; count += 1) pictures.push(await upload(customer));
    expect(await send(pictures)).toMatchObject({ code: 'invalid' });
    expect(await send(pictures.slice(1))).toMatchObject({ ok: true });
  });

  test.each<[string, () => Promise<number>]>([
    ['another user', async () => (await upload(booster)).id],
    [
      'another order',
      async () => (await upload(customer, undefined, await addOrder(app.database, { customer, booster }))).id,
    ],
    ['another message', async () => (await sentPicture()).id],
    ['nobody', async () => 2_147_483_000],
  ])('is refused with a picture of %s, and leaves nothing', async (_, find) => {
    const [id, own] = [await find(), await upload(customer)];
    const before = await booster.call('chatMessage.getHistory', { order });
    expect(await send([own, { id }])).toMatchObject({ ok: false, code: 'not_found' });
    expect((await booster.call('chatMessage.getHistory', { order })).messages).toHaveLength(before.messages.length);
    expect(await send([own])).toMatchObject({ ok: true });
  });

  test('cannot have the same picture twice, nor share it with a message sent at once', async () => {
    const [one, other] = [await upload(customer), await upload(customer)];
    expect(await send([one, one])).toMatchObject({ code: 'not_found' });
    const second = await connectSocket(app.url, customer.token);
    const message = { msg: '', room: chatRoom(order), pictures: [{ id: other.id }] };
    const answers = await Promise.all([live, second].map((socket) => socket.ask('message', message)));
    second.close();
    expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true]);
  });
});

describe('picture.upload', () => {
  test('stores WebP of two sizes without metadata', async () => {
    const photo = sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#3a7bd5' } });
    const file = await photo
      .jpeg()
      .withExif({ IFD0: { Copyright: 'secret' } })
      .toBuffer();
    const made = await upload(customer, new Uint8Array(file));
    expect(made).toMatchObject({ width: 2048, height: 1536 });
    await send([made]);
    const { messages } = await customer.call('chatMessage.getHistory', { order });
    const { url = '', thumbnail = '' } = messages[0]?.pictures?.[0] ?? {};
    for (const [address, width] of [
      [url, 2048],
      [thumbnail, 320],
    ] as const) {
      const bytes = Buffer.from(await (await get(address)).arrayBuffer());
      const metadata = await sharp(bytes).metadata();
      expect(metadata).toMatchObject({ format: 'webp', width });
      expect(metadata.exif).toBeUndefined();
      expect(bytes.includes('secret')).toBe(false);
    }
  });

  test('returns the first picture when it is repeated with the same UUID', async () => {
    const clientId = crypto.randomUUID();
    const first = await upload(customer, undefined, order, clientId);
    const repeated = [1, 2, 3].map(() => upload(customer, undefined, order, clientId));
    expect(await Promise.all(repeated)).toEqual([first, first, first]);
    const other = await addOrder(app.database, { customer, booster });
    await expect(upload(customer, undefined, other, clientId)).rejects.toMatchObject({ code: 'key_reused' });
  });

  test('repeated at once stores one picture', async () => {
    const clientId = crypto.randomUUID();
    const made = await Promise.all([1, 2, 3].map(() => upload(customer, undefined, order, clientId)));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  });

  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(200)]);
  const damaged = { status: 422, message: 'This picture is damaged or incomplete. Choose another one.' };
  const wrongType = { status: 415, message: 'This file type isn’t supported. Choose a PNG, JPEG, WebP, AVIF or GIF.' };
  test.each<[string, Uint8Array, object]>([
    ['an empty file', Buffer.alloc(0), { status: 422, message: 'The file is empty.' }],
    ['a truncated file', square(50).subarray(0, 60), damaged],
    ['12 MB that begin like a JPEG', Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.alloc(MAX - 3)]), damaged],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), wrongType],
    ['JSON', Buffer.from('{}'), wrongType],
    ['a HEIC', heic, { status: 415, message: /^HEIC pictures aren’t supported/ }],
    ['12 MB and a byte', Buffer.alloc(MAX + 1), { status: 413, code: 'too_large' }],
  ])('answers %s with a clear error', async (_, file, expected) => {
    const { message, ...rest } = expected as { message?: string | RegExp };
    const failure: unknown = await upload(customer, new Uint8Array(file)).catch((error: unknown) => error);
    expect(failure).toMatchObject(rest);
    if (message !== undefined) expect(Object(failure).message).toMatch(message);
  });

  test('checks the right before it reads the body', async () => {
    const large = new Uint8Array(MAX + 1);
    const response = await app.send('picture.upload', { order, clientId: crypto.randomUUID() }, { file: large });
    expect(response.status).toBe(401);
  });

  test.each<[string, object]>([
    ['no order', { clientId: crypto.randomUUID() }],
    ['no UUID', { order: 1 }],
    ['an unknown field', { order: 1, clientId: crypto.randomUUID(), role: 1 }],
    ['a text as order', { order: '1e3', clientId: crypto.randomUUID() }],
  ])('returns 422 for %s', async (_, query) => {
    expect((await app.send('picture.upload', query, { token: customer.token })).status).toBe(422);
  });

  test('limits uploads that are in no message', async () => {
    const row = {
      user_id: customer.id,
      order_id: order,
      width: 1,
      height: 1,
      large: Buffer.of(1),
      thumbnail: Buffer.of(1),
      created_at: app.clock.now(),
    };
    const rows = Array.from({ length: 59 }, () => ({ ...row, client_id: crypto.randomUUID() }));
    await app.database.db.insertInto('uploaded_pictures').values(rows).execute();
    const made = await Promise.allSettled([upload(customer), upload(customer), upload(customer)]);
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(made.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { status: 409, code: 'conflict' },
    });
    expect((await startUpload(customer).answer()).status).toBe(409);
  });
});

/** Starts an upload whose body never comes. */
function startUpload({ token }: SignedIn, { to = order, bytes = MAX }: { to?: number; bytes?: number } = {}) {
  const query = new URLSearchParams({ order: String(to), clientId: crypto.randomUUID() });
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/octet-stream',
    'content-length': bytes,
  };
  const started: ClientRequest = request(`${app.url}/api/picture/upload?${query}`, { method: 'POST', headers });
  started.on('error', () => undefined);
  started.flushHeaders();
  onTestFinished(() => void started.destroy());
  return {
    cut: () => started.destroy(),
    /** Resolves although the body is missing. */
    answer: () =>
      new Promise<{ status: number | undefined; code: unknown; retryAfter: unknown }>((resolve) =>
        started.once('response', ({ statusCode, headers: sent }: IncomingMessage) =>
          resolve({ status: statusCode, code: sent[ERROR_CODE_HEADER], retryAfter: sent['retry-after'] }),
        ),
      ),
  };
}

describe('picture.upload before the body arrives', () => {
  test('checks the right to the order’s chat', async () => {
    const foreign = await addOrder(app.database, { customer: await app.customer(), booster });
    expect(await startUpload(customer, { to: foreign }).answer()).toMatchObject({ status: 404, code: 'not_found' });
  });

  test('checks that the chat is open', async () => {
    const unpaid = await addOrder(app.database, { customer, booster: null, status: ORDER_STATUS.unpaid });
    expect(await startUpload(customer, { to: unpaid }).answer()).toMatchObject({ status: 409, code: 'conflict' });
  });

  test('checks the size that the client states', async () => {
    expect(await startUpload(customer, { bytes: MAX + 1 }).answer()).toMatchObject({ status: 413, code: 'too_large' });
  });

  test('accepts four uploads of a user at a time', async () => {
    // Five start at once: which of them is the one too many, is the server's choice.
    const started = Array.from({ length: 5 }, () => startUpload(customer));
    const first = await Promise.race(started.map(async (one) => ({ one, answer: await one.answer() })));
    const retryAfter = expect.stringMatching(/^\d+$/);
    expect(first.answer).toEqual({ status: 429, code: 'too_many', retryAfter });
    await expect(upload(booster)).resolves.toMatchObject({ width: 40 });
    started.find((one) => one !== first.one)?.cut();
    const patience = { timeout: 20_000 };
    await vi.waitFor(async () => expect(await upload(customer)).toMatchObject({ width: 40 }), patience);
  });

  test('returns a picture that is stored already, whatever was uploaded since', async () => {
    const clientId = crypto.randomUUID();
    const first = await upload(customer, undefined, order, clientId);
    await addAttempts(customer, LIMIT);
    expect(await upload(customer, undefined, order, clientId)).toEqual(first);
  });
});

const addAttempts = ({ id }: SignedIn, attempts: number) =>
  app.database.db
    .insertInto('upload_attempts')
    .values({ user_id: id, since: app.clock.now(), attempts })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ attempts }))
    .execute();

describe('the daily limit of uploads', () => {
  const attempts = async () => {
    const { db } = app.database;
    const rows = db.selectFrom('upload_attempts').select('attempts').where('user_id', '=', customer.id);
    return (await rows.executeTakeFirst())?.attempts ?? 0;
  };

  test('counts every attempt that is not a repetition', async () => {
    const clientId = crypto.randomUUID();
    await upload(customer, undefined, order, clientId);
    await upload(customer, undefined, order, clientId);
    expect(await attempts()).toBe(1);
    await expect(upload(customer, new Uint8Array(square(50).subarray(0, 60)))).rejects.toMatchObject({ status: 422 });
    expect(await attempts()).toBe(2);
    const cut = startUpload(customer);
    await vi.waitFor(async () => expect(await attempts()).toBe(3));
    cut.cut();
  });

  test('refuses the next one without its body, and ends after a day', async () => {
    await addAttempts(customer, LIMIT);
    expect(await startUpload(customer).answer()).toMatchObject({ status: 409, code: 'conflict' });
    await expect(upload(customer)).rejects.toMatchObject({
      message: 'You’ve uploaded too many pictures today. Try again later.',
    });
    app.clock.forward(25 * HOUR);
    await expect(upload(await app.signIn(customer))).resolves.toMatchObject({ width: 40 });
    expect(await attempts()).toBe(1);
  });

  test('is not passed by attempts at once', async () => {
    await addAttempts(customer, LIMIT - 2);
    const made = await Promise.allSettled([1, 2, 3, 4].map(() => upload(customer)));
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  });
});

describe('the address of a picture', () => {
  test('answers WebP that no other site can use as something else', async () => {
    const { url } = await sentPicture();
    const response = await get(url);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'content-disposition': 'inline',
      'cache-control': expect.stringMatching(/^private, max-age=\d+, immutable$/),
    });
  });

  test('is the same for half a day, and expires within a day', async () => {
    const { url, id } = await sentPicture();
    const again = async () => {
      const { messages } = await booster.call('chatMessage.getHistory', { order });
      return messages.at(-1)?.pictures?.[0]?.url;
    };
    expect(await again()).toBe(url);
    app.clock.forward(11 * HOUR);
    expect((await get(url)).status).toBe(200);
    app.clock.forward(13 * HOUR + 1);
    expect((await get(url)).status).toBe(404);
    const fresh = await app.signIn(booster);
    const { messages } = await fresh.call('chatMessage.getHistory', { order });
    expect(messages.at(-1)?.pictures?.[0]).toMatchObject({ id, url: expect.not.stringContaining(url) });
  });

  test.each<[string, (url: URL) => void]>([
    ['another picture', (url) => (url.pathname = url.pathname.replace(/\d+(?=\/large)/, (id) => `${Number(id) + 1}`))],
    ['the other size', (url) => (url.pathname = url.pathname.replace('large', 'thumbnail'))],
    ['an unknown size', (url) => (url.pathname = url.pathname.replace('large', 'huge'))],
    ['another user', (url) => url.searchParams.set('user', `${customer.id}`)],
    ['a later end', (url) => url.searchParams.set('until', '9999999999')],
    ['a wrong signature', (url) => url.searchParams.set('signature', 'A'.repeat(43))],
    ['a short signature', (url) => url.searchParams.set('signature', 'A')],
    ['no signature', (url) => url.searchParams.delete('signature')],
    ['two signatures', (url) => url.searchParams.append('signature', 'A')],
    ['an id that is too large', (url) => (url.pathname = url.pathname.replace(/\d+(?=\/large)/, '99999999999'))],
  ])('changed to %s answers 404', async (_, change) => {
    const url = new URL((await sentPicture()).url);
    change(url);
    expect((await get(url.href)).status).toBe(404);
  });

  test('is for those who may read the chat, as long as they may', async () => {
    const { id } = await sentPicture();
    const [rui, sora, trial] = [await app.customer(), await app.booster(), await app.booster({ trial: true })];
    const staff = [await app.staff(4), await app.staff(5), await app.staff(1)];
    const statusFor = async (user: number) => (await get(addresses.addressesOf(id, user).url)).status;
    const statuses = await Promise.all([customer, rui, booster, sora, trial, ...staff].map((one) => statusFor(one.id)));
    expect(statuses).toEqual([200, 404, 200, 404, 404, 200, 200, 200]);
    expect([await statusFor(0), await statusFor(2_147_483_000)]).toEqual([404, 404]);
    const { db } = app.database;
    await db.updateTable('orders').set({ booster_id: sora.id }).where('id', '=', order).execute();
    expect([await statusFor(booster.id), await statusFor(sora.id)]).toEqual([404, 200]);
    await db.updateTable('users').set({ banned_at: app.clock.now() }).where('id', '=', sora.id).execute();
    expect(await statusFor(sora.id)).toBe(404);
  });

  test('of a picture that is in no message is for its uploader only', async () => {
    const { id } = await upload(customer);
    const readers = [customer, booster, await app.staff()];
    const statuses = readers.map(async (reader) => (await get(addresses.addressesOf(id, reader.id).url)).status);
    expect(await Promise.all(statuses)).toEqual([200, 404, 404]);
  });
});

test('a picture in no message is deleted after a day, one in a message stays', async () => {
  const [unsent, sent] = [await upload(customer), await upload(customer)];
  await send([sent]);
  const ids = async () => {
    const rows = await app.database.db.selectFrom('uploaded_pictures').select('id').execute();
    return rows.map(({ id }) => id);
  };
  const sweep = () => createUploadsRepository().deleteUnattached(app.database.db, app.clock.now());
  expect(await ids()).toEqual(expect.arrayContaining([unsent.id, sent.id]));
  app.clock.forward(HOUR);
  await sweep();
  expect(await ids()).toContain(sent.id);
  expect(await ids()).not.toContain(unsent.id);
});
