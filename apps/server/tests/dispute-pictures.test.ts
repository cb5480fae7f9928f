import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { type DisputeScene, disputeScene, statusOf } from './support/disputes.ts';
import { expectInEvidence } from './support/evidence.ts';
import { problem } from './support/fixtures.ts';
import { runningOrder } from './support/orders.ts';
import { expectOwnAddresses, openPicture, uploadPicture as upload } from './support/pictures.ts';

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

async function running(): Promise<number> {
  kaito = await scene.newBooster();
  return (await runningOrder(mina, kaito)).id;
}
const open = (id: number, pictures: readonly { id: number; alt?: string }[], who = mina) =>
  who.call('dispute.open', { id, ...problem, pictures: [...pictures] });
const picturesOf = async (who: SignedIn, id: number) => (await who.call('order.get', { id })).order.dispute?.pictures;
const status = (url: string) => openPicture(app)(url);

describe('pictures of a dispute', () => {
  test('are shown to both sides and staff, each by own addresses, and to nobody else', async () => {
    const id = await running();
    const [first, second] = [await upload(mina, id), await upload(mina, id)];
    const { order } = await open(id, [{ ...second, alt: 'The score' }, first]);
    const expected = [
      { id: second.id, alt: 'The score' },
      { id: first.id, alt: '' },
    ];
    expect(order.dispute?.pictures).toMatchObject(expected);
    const users = [mina, kaito, scene.moderator];
    for (const who of users) expect(await picturesOf(who, id)).toMatchObject(expected);
    await expectOwnAddresses(app, { users, stranger: await app.booster() }, (who) => picturesOf(who, id));
  });

  test('can no longer be opened by a booster who left the order', async () => {
    const id = await running();
    await open(id, [await upload(mina, id)]);
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
    const taken = await upload(mina, usedBy);
    await open(usedBy, [taken]);
    for (const one of [foreign, elsewhere, taken]) expect(await statusOf(open(id, [used, one]))).toBe(404);
    expect((await mina.call('order.get', { id })).order.dispute).toBeUndefined();
    expect((await open(id, [used])).order.dispute?.pictures).toMatchObject([used]);
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
    const file = `pictures/${picture}.webp`;
    const { json, page } = await expectInEvidence(scene.moderator, id, file);
    expect(json('disputes.json')).toMatchObject([{ pictures: [file] }]);
    expect(json('pictures.json')).toMatchObject([{ file, alt: 'The score', message_id: null }]);
    expect(page).toContain(`alt="The score"`);
  });
});
