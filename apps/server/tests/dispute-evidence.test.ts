import { createHash } from 'node:crypto';
import { chatRoom } from '@boostdesk/realtime/contract';
import { strFromU8 } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { type DisputeScene, decision, disputeScene, statusOf } from './support/disputes.ts';
import { evidenceText as textOf, evidenceFiles as unpack } from './support/evidence.ts';
import { guides, matches, runningOrder, SECRETS } from './support/orders.ts';
import { uploadPicture } from './support/pictures.ts';
import { connectSocket } from './support/socket-client.ts';

const ATTACK = '<script>alert("1")</script>';

let app: TestApp;
let scene: DisputeScene;
let kaito: SignedIn;
/** In dispute, with account details, a message, a picture, progress and a progress payment. */
let id: number;

beforeAll(async () => {
  app = await startApp();
  scene = await disputeScene(app);
  const { admin, mina } = scene;
  kaito = await scene.newBooster();
  ({ id } = await runningOrder(mina, kaito, matches));
  await mina.call('order.saveCredentials', { id, ...SECRETS });
  await kaito.call('order.revealCredentials', { id });
  await kaito.call('order.logProgress', { id, done: 5, won: true });
  await admin.call('progresspays.create', { fields: { order: id, amount: 100, note: '' } });
  const live = await connectSocket(app.url, mina.token);
  const picture = await uploadPicture(mina, id);
  const message = { msg: ATTACK, room: chatRoom(id), clientId: crypto.randomUUID() };
  await live.ask('message', { ...message, pictures: [{ id: picture.id, alt: 'The match history' }] });
  live.close();
  await scene.open(id);
});
afterAll(() => app.close());

const exportPack = (who: SignedIn = scene.moderator, order = id) => who.call('dispute.exportEvidence', { id: order });
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

test('the same data give the same bytes, for whoever asks', async () => {
  const first = await exportPack();
  expect(await exportPack()).toEqual(first);
  expect(await exportPack(scene.admin)).toEqual(first);
  expect(first).toMatchObject({
    name: `order-${id}-evidence.zip`,
    sha256: sha256(Buffer.from(first.zip, 'base64')),
  });
});

test('the manifest has the hash of every other file', async () => {
  const files = unpack((await exportPack()).zip);
  const manifest = JSON.parse(textOf(files, 'manifest.json'));
  const { 'manifest.json': _, ...others } = files;
  expect(manifest).toEqual({
    order: id,
    files: Object.keys(others)
      .sort()
      .map((name) => {
        const bytes = others[name] ?? new Uint8Array();
        return { name, bytes: bytes.length, sha256: sha256(bytes) };
      }),
  });
});

test('the pack contains order, timeline, progress, views, chat, pictures and payments', async () => {
  const files = unpack((await exportPack()).zip);
  const json = (name: string) => JSON.parse(textOf(files, name));
  expect(json('order.json')).toMatchObject({ id, customer_name: 'Mina', booster_name: 'Kaito' });
  expect(json('disputes.json')).toMatchObject([{ reason: 'slow', booster_name: 'Kaito', resolution: null }]);
  const kinds = json('transitions.json').map(({ kind }: { kind: string }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(['created', 'paid', 'locked_in', 'progress', 'dispute_opened']));
  expect(json('progress.json')).toMatchObject([{ actor_name: 'Kaito', data: { done: 5 } }]);
  expect(json('reveals.json')).toMatchObject([{ kind: 'credentials_revealed', actor_name: 'Kaito' }]);
  const [picture] = json('pictures.json');
  expect(picture).toMatchObject({ alt: 'The match history', file: expect.stringMatching(/^pictures\/\d+\.webp$/) });
  expect(json('chat.json').find(({ body }: { body: string }) => body === ATTACK)).toMatchObject({
    sender_name: 'Mina',
    pictures: [picture.file],
  });
  expect(
    Buffer.from(files[picture.file] ?? [])
      .subarray(8, 12)
      .toString(),
  ).toBe('WEBP');
  const { earnings, ledger } = json('payments.json');
  expect(earnings).toMatchObject([{ kind: 'progress', amount: 100, booster_name: 'Kaito' }]);
  const owners = new Set(ledger.map(({ owner_id: owner }: { owner_id: number | null }) => owner));
  expect(owners).toEqual(new Set([scene.mina.id, kaito.id]));
});

test('a reply names its message, and a guide is there with all versions', async () => {
  const { mina } = scene;
  const { id: guided } = await runningOrder(mina, kaito, guides);
  const live = await connectSocket(app.url, mina.token);
  const { id: first } = Object(await live.ask('message', { msg: 'When?', room: chatRoom(guided) }));
  await live.ask('message', { msg: 'Today?', room: chatRoom(guided), replyTo: first });
  live.close();
  await kaito.call('guide.save', { order: guided, text: 'Draft', version: 0 });
  await kaito.call('guide.save', { order: guided, text: 'Better', version: 1 });
  await scene.open(guided);
  const files = unpack((await exportPack(scene.moderator, guided)).zip);
  const chat = JSON.parse(textOf(files, 'chat.json'));
  expect(chat.find(({ body }: { body: string }) => body === 'Today?')).toMatchObject({ reply_to_id: first });
  expect(JSON.parse(textOf(files, 'guides.json'))).toMatchObject([
    { version: 1, text: 'Draft', writer_name: 'Kaito', delivered_at: null },
    { version: 2, text: 'Better' },
  ]);
  expect(textOf(files, 'index.html')).toContain('Better');
});

test('the timeline of the pack says who sent personal details, and not which', async () => {
  const { mina } = scene;
  const { id: warned } = await runningOrder(mina, kaito, guides);
  const live = await connectSocket(app.url, kaito.token);
  await live.ask('message', { msg: 'Call +49 151 12345678', room: chatRoom(warned), confirmed: true });
  live.close();
  await scene.open(warned);
  const files = unpack((await exportPack(scene.moderator, warned)).zip);
  const sent = JSON.parse(textOf(files, 'transitions.json')).filter(
    ({ kind }: { kind: string }) => kind === 'contact_sent',
  );
  expect(sent).toMatchObject([{ actor_name: 'Kaito' }]);
  expect(sent[0].data).toEqual({ found: 'phone', asked: true });
});

test('the page shows what users wrote as text', async () => {
  const page = textOf(unpack((await exportPack()).zip), 'index.html');
  expect(page).not.toContain('<script');
  expect(page).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;');
  expect(page).toContain('Nobody has played for three days.');
});

test('no file contains account details or notes of staff', async () => {
  const { row } = await scene.admin.call('orders.get', { id });
  await scene.admin.call('orders.update', { id, version: row.version, fields: { note: 'canary-staff-note' } });
  const files = unpack((await exportPack()).zip);
  for (const [name, bytes] of Object.entries(files)) expect(strFromU8(bytes, true), name).not.toContain('canary');
});

test('only staff without a stake export a pack, and the site log has its hash', async () => {
  expect(await statusOf(exportPack(scene.mina))).toBe(403);
  expect(await statusOf(exportPack(kaito))).toBe(403);
  const { sha256: hash } = await exportPack(scene.senior);
  const { items } = await scene.admin.call('sitelogs.getPage', {});
  expect(items[0]).toMatchObject({ action: 'order.exportEvidence', after: { sha256: hash } });
});

test('an order that was never in dispute has no pack, one after its dispute has', async () => {
  const { id: other, price } = await runningOrder(scene.mina, kaito);
  expect(await statusOf(exportPack(scene.moderator, other))).toBe(409);
  await scene.open(other);
  const figures = { refund: price.amount, earned: 0, kept: 0 };
  const ending = { ...decision, settlement: 'allToCustomer', refundTo: 'coins', figures } as const;
  await scene.admin.call('order.cancel', { id: other, ending });
  const files = unpack((await exportPack(scene.moderator, other)).zip);
  expect(JSON.parse(textOf(files, 'disputes.json'))).toMatchObject([{ resolution: 'cancelled' }]);
});

test('pictures of more than 50 MB are listed without their files', async () => {
  const large = sql<Buffer>`decode(repeat('00', ${50 * 1024 * 1024 + 1}), 'hex')`;
  await app.database.db.updateTable('uploaded_pictures').set({ large }).where('order_id', '=', id).execute();
  const files = unpack((await exportPack()).zip);
  expect(Object.keys(files).filter((name) => name.endsWith('.webp'))).toEqual([]);
  const note = 'The picture files are left out, because together they are larger than 50 MB.';
  expect(JSON.parse(textOf(files, 'manifest.json'))).toMatchObject({ order: id, note });
  expect(JSON.parse(textOf(files, 'pictures.json'))).toMatchObject([{ alt: 'The match history' }]);
  const page = textOf(files, 'index.html');
  expect(page).toContain(note);
  expect(page).toContain('The match history');
  expect(page).not.toContain('<img');
});
