import { randomUUID } from 'node:crypto';
import { toGuidePicture } from '@boostdesk/catalogs/rules';
import { chatRoom } from '@boostdesk/realtime/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPictureAddresses, type PictureAddresses } from '../src/domains/pictures/picture-addresses.ts';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { problem } from './support/fixtures.ts';
import { climb, guides, PROOF, reachTarget, runningOrder } from './support/orders.ts';
import { uploadPicture } from './support/pictures.ts';
import { type ActorName, actors } from './support/rights-table.ts';
import { connectSocket } from './support/socket-client.ts';

let app: TestApp;
let people: ReadonlyMap<ActorName, SignedIn>;
let addresses: PictureAddresses;
/** Pictures of an order of Mina and Kaito, and of quick replies, by what shows them. */
let pictures: Readonly<Record<string, number>>;

function named(name: ActorName): SignedIn {
  const person = people.get(name);
  if (person === undefined) throw new Error(`Nobody is called ${name}.`);
  return person;
}

const upload = async (who: SignedIn, order: number): Promise<number> => (await uploadPicture(who, order)).id;

/** Picture of a quick reply. */
async function addToReply(who: SignedIn, audience: 'own' | 'staff' | 'boosters'): Promise<number> {
  const fields = { title: 'Greeting', shortcut: audience, text: 'Hi', audience };
  const { id } = (await who.call('quickreplies.create', { fields })).row;
  const { row } = await who.call('quickreplies.addPicture', { id, clientId: randomUUID() });
  return row.pictures[0]?.id ?? 0;
}

async function makePictures(): Promise<Record<string, number>> {
  const [mina, kaito] = [named('mina'), named('kaito')];
  const { id } = await runningOrder(mina, kaito, climb);
  const sent = await upload(mina, id);
  const live = await connectSocket(app.url, mina.token);
  await live.ask('message', { msg: 'Look', room: chatRoom(id), clientId: randomUUID(), pictures: [{ id: sent }] });
  live.close();
  const undone = await upload(kaito, id);
  const { order } = await kaito.call('order.logProgress', { id, won: true, pictures: [{ id: undone }] });
  await kaito.call('order.undoProgress', { id, event: order.events.at(-1)?.id ?? 0 });
  const logged = await upload(kaito, id);
  await kaito.call('order.logProgress', { id, won: true, pictures: [{ id: logged }] });
  await reachTarget(kaito, id);
  const proof = await upload(kaito, id);
  await kaito.call('order.complete', { id, proof: { ...PROOF, pictures: [{ id: proof }] } });
  const reported = await upload(mina, id);
  await mina.call('dispute.open', { id, ...problem, pictures: [{ id: reported }] });
  const written = (await runningOrder(mina, kaito, guides)).id;
  const [delivered, draft] = [await upload(kaito, written), await upload(kaito, written)];
  await kaito.call('guide.save', { order: written, text: toGuidePicture(delivered, ''), version: 0 });
  await kaito.call('guide.deliver', { order: written, version: 1 });
  await kaito.call('guide.save', { order: written, text: toGuidePicture(draft, ''), version: 1 });
  return {
    delivered,
    draft,
    message: sent,
    progress: logged,
    undone,
    proof,
    dispute: reported,
    unused: await upload(kaito, id),
    ownReply: await addToReply(kaito, 'own'),
    staffReply: await addToReply(named('moderator'), 'staff'),
    boosterReply: await addToReply(named('moderator'), 'boosters'),
  };
}

beforeAll(async () => {
  app = await startApp();
  addresses = createPictureAddresses({ signingKey: app.signingKey, clock: app.clock.now, publicUrl: app.url });
  people = new Map<ActorName, SignedIn>([
    ['mina', await app.customer()],
    ['rui', await app.customer()],
    ['kaito', await app.booster()],
    ['sora', await app.booster()],
    ['trial', await app.booster({ trial: true })],
    ['moderator', await app.staff(4)],
    ['senior', await app.staff(5)],
    ['admin', await app.staff(1)],
  ]);
  pictures = await makePictures();
}, 60_000);
afterAll(() => app.close());

/** As in the table of rights: `+` opens both sizes, `4` neither. */
const rows: readonly (readonly [kind: string, who: string])[] = [
  ['message', '4 + 4 + 4 4 + + +'],
  ['progress', '4 + 4 + 4 4 + + +'],
  ['proof', '4 + 4 + 4 4 + + +'],
  ['dispute', '4 + 4 + 4 4 + + +'],
  ['delivered', '4 + 4 + 4 4 + + +'],
  ['draft', '4 4 4 + 4 4 + + +'],
  ['undone', '4 4 4 4 4 4 + + +'],
  ['unused', '4 4 4 + 4 4 4 4 4'],
  ['ownReply', '4 4 4 + 4 4 4 4 4'],
  ['staffReply', '4 4 4 4 4 4 + + +'],
  ['boosterReply', '4 4 4 + + + + + +'],
];

test.each(rows)('the address of a picture of kind %s opens for those who see what shows it', async (kind, who) => {
  const picture = pictures[kind] ?? 0;
  const seen = await Promise.all(
    actors.map(async (name) => {
      const user = people.get(name)?.id ?? 0;
      const { url, thumbnail } = addresses.addressesOf(picture, user);
      const statuses = await Promise.all([url, thumbnail].map(async (address) => (await fetch(address)).status));
      return statuses.every((status) => status === 200) ? '+' : String(Math.max(...statuses) % 10);
    }),
  );
  expect(seen.join(' ')).toBe(who);
});

test('an address made for one user does not open for another', async () => {
  const url = new URL(addresses.addressesOf(pictures.progress ?? 0, named('rui').id).url);
  url.searchParams.set('user', `${named('mina').id}`);
  expect((await fetch(url)).status).toBe(404);
});
