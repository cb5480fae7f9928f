import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { type DisputeScene, disputeScene, statusOf } from './support/disputes.ts';
import { problem } from './support/fixtures.ts';
import { runningOrder } from './support/orders.ts';

let app: TestApp;
let scene: DisputeScene;
let mina: SignedIn;
let kaito: SignedIn;
beforeAll(async () => {
  app = await startApp();
  scene = await disputeScene(app);
  ({ mina } = scene);
});
afterAll(() => app.close());

const upload = (who: SignedIn, order: number) =>
  who.call('picture.upload', { order, clientId: crypto.randomUUID() }, {});
async function running(): Promise<number> {
  kaito = await scene.newBooster();
  return (await runningOrder(mina, kaito)).id;
}
const open = (id: number, pictures: readonly { id: number; alt?: string }[], who = mina) =>
  who.call('dispute.open', { id, ...problem, pictures: [...pictures] });
const picturesOf = async (who: SignedIn, id: number) => (await who.call('order.get', { id })).order.dispute?.pictures;
const status = async (url: string) => (await fetch(`${app.url}${url.slice(new URL(url).origin.length)}`)).status;

describe('pictures of a dispute', () => {
  test('are shown to both sides and staff, each by own addresses, and to nobody else', async () => {
    const id = await running();
    const [first, second] = [await upload(mina, id), await upload(mina, id)];
    const { order } = await open(id, [{ id: second.id, alt: 'The score' }, { id: first.id }]);
    const expected = [
      { id: second.id, alt: 'The score' },
      { id: first.id, alt: '' },
    ];
    expect(order.dispute?.pictures).toMatchObject(expected);
    for (const who of [mina, kaito, scene.moderator]) {
      const pictures = (await picturesOf(who, id)) ?? [];
      expect(pictures).toMatchObject(expected);
      for (const { url, thumbnail } of pictures) {
        expect(new URL(url).searchParams.get('user')).toBe(`${who.id}`);
        expect([await status(url), await status(thumbnail)]).toEqual([200, 200]);
      }
    }
    const url = new URL((await picturesOf(kaito, id))?.[0]?.url ?? '');
    url.searchParams.set('user', String((await app.booster({ name: 'Nova' })).id));
    expect(await status(url.href)).toBe(404);
  });

  test('can no longer be opened by a booster who left the order', async () => {
    const id = await running();
    await open(
      id,
      [await upload(mina, id)].map((one) => ({ id: one.id })),
    );
    const url = (await picturesOf(kaito, id))?.[0]?.url ?? '';
    expect(await status(url)).toBe(200);
    await scene.redo(id);
    expect(await status(url)).toBe(404);
  });

  test('of somebody else, of another order or of a message are refused, and no dispute is opened', async () => {
    const id = await running();
    const foreign = await upload(kaito, id);
    const elsewhere = await upload(mina, await running());
    const used = await upload(mina, id);
    const usedBy = await running();
    await open(usedBy, [{ id: (await upload(mina, usedBy)).id }]);
    const taken = (await picturesOf(mina, usedBy))?.[0]?.id ?? 0;
    for (const one of [foreign.id, elsewhere.id, taken])
      expect(await statusOf(open(id, [{ id: used.id }, { id: one }]))).toBe(404);
    expect((await mina.call('order.get', { id })).order.dispute).toBeUndefined();
    expect((await open(id, [{ id: used.id }])).order.dispute?.pictures).toMatchObject([{ id: used.id }]);
  });

  test('are at most four', async () => {
    const id = await running();
    const five = Array.from({ length: 5 }, (_, place) => ({ id: place + 1 }));
    expect(await statusOf(open(id, five))).toBe(422);
  });

  test('are missing from a dispute without any', async () => {
    const id = await running();
    await open(id, []);
    expect(await picturesOf(mina, id)).toBeUndefined();
  });

  test('are in the evidence pack with their hash', async () => {
    const id = await running();
    const { id: picture } = await upload(mina, id);
    await open(id, [{ id: picture, alt: 'The score' }]);
    const files = unzipSync(Buffer.from((await scene.moderator.call('dispute.exportEvidence', { id })).zip, 'base64'));
    const json = (name: string) => JSON.parse(strFromU8(files[name] ?? new Uint8Array()));
    const file = `pictures/${picture}.webp`;
    expect(json('disputes.json')).toMatchObject([{ pictures: [file] }]);
    expect(json('pictures.json')).toMatchObject([{ file, alt: 'The score', message_id: null }]);
    expect(json('manifest.json').files).toContainEqual(
      expect.objectContaining({ name: file, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) }),
    );
    expect(strFromU8(files['index.html'] ?? new Uint8Array())).toContain(`alt="The score"`);
  });
});
