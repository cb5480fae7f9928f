import { randomUUID } from 'node:crypto';
import type { OrderView } from '@boostdesk/api-client/contract';
import { ROLE } from '@boostdesk/auth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { type DisputeScene, disputeScene, statusOf } from './support/disputes.ts';
import { expectInEvidence } from './support/evidence.ts';
import { HAND_OVER, matches, PROOF, reachTarget, runningOrder } from './support/orders.ts';
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

interface Chosen {
  readonly id: number;
  readonly alt?: string;
}
async function running(): Promise<number> {
  kaito = await scene.newBooster();
  return (await runningOrder(mina, kaito, matches)).id;
}
const log = (id: number, pictures: readonly Chosen[], key = randomUUID()) =>
  kaito.call('order.logProgress', { id, done: 1, won: true, pictures: [...pictures] }, { key });
const eventOf = (order: OrderView, kind: 'progress' | 'completed') => order.events.findLast((one) => one.kind === kind);
const picturesOf = async (who: SignedIn, id: number, kind: 'progress' | 'completed' = 'progress') =>
  eventOf((await who.call('order.get', { id })).order, kind)?.pictures;
const status = (url: string) => openPicture(app)(url);

describe('pictures of a progress entry', () => {
  test('are shown to both sides and staff, each by own addresses, and to nobody else', async () => {
    const id = await running();
    const [first, second] = [await upload(kaito, id), await upload(kaito, id)];
    const { order } = await log(id, [{ ...second, alt: 'The score' }, first]);
    const expected = [
      { id: second.id, alt: 'The score' },
      { id: first.id, alt: '' },
    ];
    expect(eventOf(order, 'progress')?.pictures).toMatchObject(expected);
    const users = [mina, kaito, scene.moderator];
    for (const who of users) expect(await picturesOf(who, id)).toMatchObject(expected);
    await expectOwnAddresses(app, { users, stranger: await app.booster() }, (who) => picturesOf(who, id));
  });

  test('are hidden with an entry that is undone, but for staff', async () => {
    const id = await running();
    const { order } = await log(id, [await upload(kaito, id)]);
    const [own, staff] = [await picturesOf(kaito, id), await picturesOf(scene.moderator, id)];
    const event = eventOf(order, 'progress')?.id ?? 0;
    await kaito.call('order.undoProgress', { id, event });
    for (const who of [mina, kaito]) expect(await picturesOf(who, id)).toBeUndefined();
    expect(await status(own?.[0]?.url ?? '')).toBe(404);
    expect(await picturesOf(scene.moderator, id)).toHaveLength(1);
    expect(await status(staff?.[0]?.url ?? '')).toBe(200);
  });

  test('are hidden with an undone entry from staff who are the customer', async () => {
    const customer = await app.customer();
    kaito = await scene.newBooster();
    const { id } = await runningOrder(customer, kaito, matches);
    const { order } = await log(id, [await upload(kaito, id)]);
    await scene.admin.call('account.changeRole', { id: customer.id, role: ROLE.moderator });
    const staff = await app.signIn(customer);
    const [seen] = (await picturesOf(staff, id)) ?? [];
    await kaito.call('order.undoProgress', { id, event: eventOf(order, 'progress')?.id ?? 0 });
    expect(await picturesOf(staff, id)).toBeUndefined();
    expect(await status(seen?.url ?? '')).toBe(404);
  });

  test('can no longer be opened by a booster who left the order, but by the next one', async () => {
    const id = await running();
    await log(id, [await upload(kaito, id)]);
    const url = (await picturesOf(kaito, id))?.[0]?.url ?? '';
    expect(await status(url)).toBe(200);
    await kaito.call('order.drop', { id, reason: 'No time left', note: HAND_OVER });
    expect(await status(url)).toBe(404);
    const next = await scene.newBooster();
    await next.call('order.lockIn', { id });
    const [seen] = (await picturesOf(next, id)) ?? [];
    expect(await status(seen?.url ?? '')).toBe(200);
  });

  test('of somebody else, of another order or of another entry are refused, and nothing is logged', async () => {
    const elsewhere = await running();
    const other = await upload(kaito, elsewhere);
    const booster = kaito;
    const { id } = await runningOrder(mina, booster, matches);
    const foreign = await upload(mina, id);
    const own = await upload(kaito, id);
    const used = await upload(kaito, id);
    await log(id, [used]);
    for (const one of [foreign, other, used]) expect(await statusOf(log(id, [own, one]))).toBe(404);
    const { order } = await mina.call('order.get', { id });
    expect(order).toMatchObject({ won: 1, progress: { done: 1 } });
    expect((await log(id, [own])).order.won).toBe(2);
  });

  test('are at most four, and missing from an entry without any', async () => {
    const id = await running();
    expect(
      await statusOf(
        log(
          id,
          Array.from({ length: 5 }, (_, place) => ({ id: place + 1 })),
        ),
      ),
    ).toBe(422);
    await log(id, []);
    expect(await picturesOf(mina, id)).toBeUndefined();
  });

  test('are in the answer of a repeated request, and logged once', async () => {
    const id = await running();
    const key = randomUUID();
    const picture = await upload(kaito, id);
    const answers = [await log(id, [picture], key), await log(id, [picture], key)];
    for (const { order } of answers) {
      expect(order.won).toBe(1);
      expect(eventOf(order, 'progress')?.pictures).toMatchObject([{ id: picture.id }]);
    }
  });
});

test('pictures prove the completion of an order', async () => {
  const id = await running();
  await reachTarget(kaito, id);
  const picture = { ...(await upload(kaito, id)), alt: 'The profile' };
  await kaito.call('order.complete', { id, proof: { ...PROOF, pictures: [picture] } });
  const [shown] = (await picturesOf(mina, id, 'completed')) ?? [];
  expect(shown).toMatchObject(picture);
  expect(await status(shown?.url ?? '')).toBe(200);
});

test('pictures of the timeline are in the evidence pack with their hash', async () => {
  const id = await running();
  const picture = await upload(kaito, id);
  await log(id, [{ ...picture, alt: 'The score' }]);
  await scene.open(id);
  const file = `pictures/${picture.id}.webp`;
  const { json, page } = await expectInEvidence(scene.moderator, id, file);
  expect(json('progress.json')).toMatchObject([{ pictures: [file] }]);
  expect(json('pictures.json')).toMatchObject([{ file, alt: 'The score', message_id: null, dispute_id: null }]);
  expect(page).toContain(`alt="The score"`);
});
