import { toGuidePicture } from '@boostdesk/catalogs/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { type DisputeScene, disputeScene } from './support/disputes.ts';
import { expectInEvidence } from './support/evidence.ts';
import { guides, runningOrder } from './support/orders.ts';
import { openPicture, uploadPicture } from './support/pictures.ts';

const gone = (picture: string) => `This picture is no longer there: ${picture}. Insert it again.`;

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

async function guideOrder(): Promise<number> {
  kaito = await scene.newBooster();
  return (await runningOrder(mina, kaito, guides)).id;
}
const upload = async (who: SignedIn, order: number): Promise<number> => (await uploadPicture(who, order)).id;
const show = (...ids: number[]) => ids.map((id) => toGuidePicture(id, 'Lanes')).join('\n\n');
const save = (order: number, text: string, version: number) => kaito.call('guide.save', { order, text, version });
const picturesOf = async (who: SignedIn, order: number) => (await who.call('guide.get', { order })).guide?.pictures;
const status = (url: string) => openPicture(app)(url);
const firstUrl = async (who: SignedIn, order: number) => (await picturesOf(who, order))?.[0]?.url ?? '';

test('the customer sees the pictures of a guide once the version that shows them is delivered', async () => {
  const order = await guideOrder();
  const picture = await upload(kaito, order);
  const { guide } = await save(order, show(picture), 0);
  expect(guide?.pictures).toMatchObject([{ id: picture, width: 40, alt: '' }]);
  for (const who of [kaito, scene.moderator]) expect(await status(await firstUrl(who, order))).toBe(200);
  const guessed = new URL(await firstUrl(kaito, order));
  guessed.searchParams.set('user', `${mina.id}`);
  expect(await status(guessed.href)).toBe(404);

  await kaito.call('guide.deliver', { order, version: 1 });
  const url = await firstUrl(mina, order);
  expect(new URL(url).searchParams.get('user')).toBe(`${mina.id}`);
  expect(await status(url)).toBe(200);

  const draft = await upload(kaito, order);
  await save(order, show(picture, draft), 1);
  expect((await picturesOf(kaito, order))?.map(({ id }) => id)).toEqual([picture, draft]);
  expect((await picturesOf(mina, order))?.map(({ id }) => id)).toEqual([picture]);
});

test('a picture that a later version no longer shows stays with the earlier one', async () => {
  const order = await guideOrder();
  const picture = await upload(kaito, order);
  await save(order, show(picture), 0);
  await save(order, 'Without', 1);
  expect(await picturesOf(kaito, order)).toEqual([]);
  await save(order, `Again\n\n${show(picture)}`, 2);
  expect(await picturesOf(kaito, order)).toMatchObject([{ id: picture }]);
  expect((await kaito.call('guide.get', { order, version: 1 })).guide?.pictures).toMatchObject([{ id: picture }]);
});

test('pictures of others, of other orders and of messages are refused, and no version is saved', async () => {
  const order = await guideOrder();
  const own = await upload(kaito, order);
  const foreign = await upload(mina, order);
  const other = (await runningOrder(mina, kaito, guides)).id;
  const elsewhere = await upload(kaito, other);
  await save(other, show(elsewhere), 0);
  const logged = await upload(kaito, order);
  await kaito.call('order.complete', {
    id: order,
    proof: { note: 'The guide is written.', pictures: [{ id: logged }] },
  });
  for (const id of [foreign, elsewhere, logged, 999_999_999]) {
    await expect(save(order, show(own, id), 0)).rejects.toMatchObject({
      status: 422,
      fields: { text: gone(`picture:${id} “Lanes”`) },
    });
  }
  expect((await kaito.call('guide.get', { order })).guide).toBeNull();
  await save(order, show(own), 0);
});

test('a draft older than a day names the pictures to insert again, as they are in its text', async () => {
  const order = await guideOrder();
  const [first, second, third] = [await upload(kaito, order), await upload(kaito, order), await upload(kaito, order)];
  await save(order, show(second), 0);
  await app.database.db.deleteFrom('uploaded_pictures').where('id', 'in', [first, third]).execute();
  const text = `![](picture:${first})\n\n${show(second)}\n\n${toGuidePicture(third, 'The [river]')}`;
  const pictures = `picture:${first}, picture:${third} “The [river]”`;
  await expect(save(order, text, 1)).rejects.toMatchObject({
    status: 422,
    fields: { text: `These pictures are no longer there: ${pictures}. Insert them again.` },
  });
});

test('a picture that would be shown but not kept is refused', async () => {
  const order = await guideOrder();
  const own = await upload(kaito, order);
  await expect(save(order, `![Lanes](picture:${own} "Lanes")`, 0)).rejects.toMatchObject({
    status: 422,
    fields: { text: 'A picture can’t be kept as it is written. Insert it again.' },
  });
});

test('a version shows up to 20 pictures', async () => {
  const order = await guideOrder();
  const text = show(...Array.from({ length: 21 }, (_, place) => place + 1));
  await expect(save(order, text, 0)).rejects.toMatchObject({
    status: 422,
    fields: { text: 'A guide can show up to 20 pictures.' },
  });
});

test('a booster who left the order sees them no more', async () => {
  const order = await guideOrder();
  await save(order, show(await upload(kaito, order)), 0);
  const url = await firstUrl(kaito, order);
  expect(await status(url)).toBe(200);
  await kaito.call('order.drop', { id: order, reason: 'No time left', note: 'The first chapter is written.' });
  expect(await status(url)).toBe(404);
});

test('the evidence pack has each picture once, with its hash and the versions that show it', async () => {
  const order = await guideOrder();
  const picture = await upload(kaito, order);
  await save(order, show(picture), 0);
  await save(order, `More\n\n${show(picture)}`, 1);
  await scene.open(order);
  const file = `pictures/${picture}.webp`;
  const { json } = await expectInEvidence(scene.moderator, order, file);
  expect(json('pictures.json')).toMatchObject([{ file, guide_versions: [1, 2] }]);
  expect(json('guides.json')).toMatchObject([{ pictures: [file] }, { pictures: [file] }]);
});
