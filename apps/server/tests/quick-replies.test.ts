import { OWN_REPLIES_MAX } from '@boostdesk/catalogs/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { square } from './support/png.ts';

let app: TestApp;
let admin: SignedIn;
let moderator: SignedIn;
let kaito: SignedIn;
let sora: SignedIn;
let mina: SignedIn;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  [admin, moderator] = [await app.staff(), await app.staff(4)];
  [kaito, sora] = [await app.booster({ name: 'Kaito' }), await app.booster({ name: 'Sora' })];
  mina = await app.customer('Mina');
});

let made = 0;
const fieldsFor = (audience: 'own' | 'staff' | 'boosters', more: object = {}) => ({
  ...{ title: 'Greeting', shortcut: `hello-${++made}`, text: 'Hi {{customer.name}}, see {{blank}}', audience },
  ...more,
});
const create = async (who: SignedIn, audience: 'own' | 'staff' | 'boosters', more: object = {}) =>
  (await who.call('quickreplies.create', { fields: fieldsFor(audience, more) })).row;
const idsOf = async (who: SignedIn) =>
  (await who.call('quickreplies.getPage', { limit: 500 })).items.map(({ id }) => id);
const addPicture = async (who: SignedIn, id: number, clientId: string = crypto.randomUUID()) =>
  (await who.call('quickreplies.addPicture', { id, clientId })).row;
/** Sends no token. */
const get = (address: string) => fetch(`${app.url}${address.slice(new URL(address).origin.length)}`);
const lastLogged = async () => (await admin.call('sitelogs.getPage', { limit: 1 })).items[0];

describe('who reads and changes which', () => {
  test('each user reads their own and what is shared with them', async () => {
    const own = (await create(kaito, 'own')).id;
    const others = (await create(sora, 'own')).id;
    const forStaff = (await create(moderator, 'staff')).id;
    const forBoosters = (await create(admin, 'boosters')).id;
    const read = async (who: SignedIn) => {
      const ids = await idsOf(who);
      return [own, others, forStaff, forBoosters].map((id) => ids.includes(id));
    };
    expect(await read(kaito)).toEqual([true, false, false, true]);
    expect(await read(sora)).toEqual([false, true, false, true]);
    expect(await read(moderator)).toEqual([false, false, true, true]);
    expect(await read(admin)).toEqual([false, false, true, true]);
    await expect(sora.call('quickreplies.get', { id: own })).rejects.toMatchObject({ status: 404 });
    await expect(admin.call('quickreplies.get', { id: own })).rejects.toMatchObject({ status: 404 });
    await expect(mina.call('quickreplies.getPage', {})).rejects.toMatchObject({ status: 403 });
  });

  test.each(['update', 'remove', 'addPicture', 'removePicture'] as const)('quickreplies.%s', async (call) => {
    const change = async (who: SignedIn, { id, version }: { id: number; version: number }) => {
      const body = {
        update: { id, version, fields: fieldsFor('boosters') },
        remove: { id, version },
        addPicture: { id, clientId: crypto.randomUUID() },
        removePicture: { id, picture: 2_000_000 },
      }[call];
      return who.call(`quickreplies.${call}`, body as never).then(
        () => 200,
        (error: { status: number }) => error.status,
      );
    };
    const own = await create(kaito, 'own');
    expect(await change(sora, own)).toBe(404);
    expect(await change(admin, own)).toBe(404);
    expect(await change(mina, own)).toBe(403);
    const ofStaff = await create(admin, 'own');
    expect(await change(kaito, ofStaff)).toBe(404);
    expect(await change(moderator, ofStaff)).toBe(404);
    const shared = await create(admin, 'boosters');
    expect(await change(kaito, shared)).toBe(409);
    expect((await kaito.call('quickreplies.get', { id: shared.id })).row).toEqual(shared);
    const forStaff = await create(admin, 'staff');
    expect(await change(kaito, forStaff)).toBe(404);
    await expect(kaito.call('quickreplies.get', { id: forStaff.id })).rejects.toMatchObject({ status: 404 });
    expect(await change(moderator, forStaff)).toBe(200);
  });

  test('boosters share none, and a changed row is a conflict', async () => {
    await expect(create(kaito, 'boosters')).rejects.toMatchObject({ status: 409 });
    const { id, version } = await create(kaito, 'own');
    const saved = (text: string) =>
      kaito.call('quickreplies.update', { id, version, fields: fieldsFor('own', { text }) });
    expect((await saved('One')).row).toMatchObject({ version: 1, text: 'One' });
    await expect(saved('Two')).rejects.toMatchObject({ status: 409 });
  });

  test('staff who make a shared one personal own it', async () => {
    const { id, version } = await create(admin, 'staff');
    const { row } = await moderator.call('quickreplies.update', { id, version, fields: fieldsFor('own') });
    expect(row).toMatchObject({ audience: 'own', owner: { id: moderator.id } });
    expect(await idsOf(admin)).not.toContain(id);
  });
});

describe('limits', () => {
  const problemsOf = async (who: SignedIn, fields: object) => {
    const answer = await app.send('quickreplies.create', { fields: fields as never }, { token: who.token });
    expect(answer.status).toBe(422);
    return Object.keys(((await answer.json()) as { fields: object }).fields);
  };

  test('a shortcut is unique among the own or the shared ones, however it is typed', async () => {
    const { shortcut } = await create(admin, 'staff', { shortcut: ' /Same-One ' });
    expect(shortcut).toBe('same-one');
    expect(await problemsOf(moderator, fieldsFor('boosters', { shortcut }))).toEqual(['fields.shortcut']);
    await create(kaito, 'own', { shortcut });
    await create(sora, 'own', { shortcut });
    expect(await problemsOf(kaito, fieldsFor('own', { shortcut }))).toEqual(['fields.shortcut']);
    const other = await create(kaito, 'own');
    const fields = fieldsFor('own', { shortcut });
    await expect(kaito.call('quickreplies.update', { id: other.id, version: 0, fields })).rejects.toMatchObject({
      status: 422,
    });
  });

  test.each([
    ['text', 'Hi {{custumer.name}}'],
    ['text', ''],
    ['text', 'x'.repeat(4001)],
    ['title', ''],
    ['shortcut', 'two words'],
    ['shortcut', 'x'.repeat(31)],
    ['shortcut', '/'],
    ['audience', 'customers'],
  ])('rejects an invalid %s and names the field: %#', async (field, value) => {
    expect(await problemsOf(admin, fieldsFor('staff', { [field]: value }))).toEqual([`fields.${field}`]);
  });

  test('a user has a limited number of their own', async () => {
    const rows = Array.from({ length: OWN_REPLIES_MAX }, (_, place) => ({
      ...{ owner_id: kaito.id, audience: 'own', title: 'x', shortcut: `s${place}`, text: 'x' },
      created_at: app.clock.now(),
    }));
    await app.database.db.insertInto('quick_replies').values(rows).execute();
    await expect(create(kaito, 'own')).rejects.toMatchObject({ status: 409 });
    await create(sora, 'own');
  });
});

describe('pictures', () => {
  test('those who may read the quick reply may see them', async () => {
    const { id } = await create(admin, 'boosters');
    await addPicture(admin, id);
    const pictureFor = async (who: SignedIn) => (await who.call('quickreplies.get', { id })).row.pictures[0];
    const [shown, forKaito] = [await pictureFor(admin), await pictureFor(kaito)];
    expect(shown).toMatchObject({ width: 40, height: 40, alt: '' });
    expect((await get(shown?.url ?? '')).headers.get('content-type')).toBe('image/webp');
    expect((await get(forKaito?.thumbnail ?? '')).status).toBe(200);
    const { version } = (await admin.call('quickreplies.get', { id })).row;
    await admin.call('quickreplies.update', { id, version, fields: fieldsFor('staff') });
    expect((await get(forKaito?.url ?? '')).status).toBe(404);
    expect((await get(shown?.url ?? '')).status).toBe(200);
    await admin.call('quickreplies.remove', { id, version: version + 1 });
    expect((await get(shown?.url ?? '')).status).toBe(404);
  });

  test('a booster gets no address of a picture for staff or of others, and cannot make one', async () => {
    const pictureOf = async (who: SignedIn, audience: 'own' | 'staff') =>
      (await addPicture(who, (await create(who, audience)).id)).pictures[0];
    const own = await pictureOf(kaito, 'own');
    const hidden = [await pictureOf(admin, 'staff'), await pictureOf(sora, 'own')];
    const seen = JSON.stringify(await kaito.call('quickreplies.getPage', { limit: 500 }));
    expect(seen).toContain(own?.url);
    for (const picture of hidden) {
      expect(seen).not.toContain(picture?.url);
      const forged = own?.url.replace(`/uploads/${own.id}/`, `/uploads/${picture?.id}/`) ?? '';
      expect(forged).not.toBe(own?.url);
      expect((await get(forged)).status).toBe(404);
    }
  });

  test('a repeated upload adds one, up to four are added, and one can be removed', async () => {
    const { id } = await create(kaito, 'own');
    const clientId = crypto.randomUUID();
    await addPicture(kaito, id, clientId);
    expect((await addPicture(kaito, id, clientId)).pictures).toHaveLength(1);
    const other = await create(kaito, 'own');
    await expect(addPicture(kaito, other.id, clientId)).rejects.toMatchObject({ code: 'key_reused' });
    for (let more = 0; more < 3; more += 1) await addPicture(kaito, id);
    await expect(addPicture(kaito, id)).rejects.toMatchObject({ status: 409 });
    expect((await addPicture(kaito, id, clientId)).pictures).toHaveLength(4);
    const picture = (await kaito.call('quickreplies.get', { id })).row.pictures[1]?.id ?? 0;
    const { pictures } = (await kaito.call('quickreplies.removePicture', { id, picture })).row;
    expect(pictures.map((one) => one.id)).not.toContain(picture);
    expect(pictures).toHaveLength(3);
  });

  test('a picture of a quick reply cannot be attached to a message', async () => {
    const { id } = await create(kaito, 'own');
    const picture = (await addPicture(kaito, id)).pictures[0]?.id ?? 0;
    const stored = await app.database.db
      .selectFrom('uploaded_pictures')
      .select(['order_id', 'attached_at'])
      .where('id', '=', picture)
      .executeTakeFirstOrThrow();
    expect(stored.order_id).toBeNull();
    expect(stored.attached_at).not.toBeNull();
  });

  test('a file that is no picture is refused and adds none', async () => {
    const { id } = await create(kaito, 'own');
    const file = new TextEncoder().encode('not a picture');
    await expect(
      kaito.call('quickreplies.addPicture', { id, clientId: crypto.randomUUID() }, { file }),
    ).rejects.toMatchObject({ code: 'unsupported_media' });
    const picture = new Uint8Array(square(50));
    const { row } = await kaito.call(
      'quickreplies.addPicture',
      { id, clientId: crypto.randomUUID() },
      { file: picture },
    );
    expect(row.pictures).toMatchObject([{ width: 50 }]);
  });
});

test('the site log has changes of shared ones, and none of personal ones', async () => {
  const shared = await create(moderator, 'staff');
  expect(await lastLogged()).toMatchObject({ action: 'quickReply.create', object: { id: String(shared.id) } });
  const { id } = await create(kaito, 'own');
  await addPicture(kaito, id);
  await kaito.call('quickreplies.update', { id, version: 0, fields: fieldsFor('own') });
  await kaito.call('quickreplies.remove', { id, version: 1 });
  expect(await lastLogged()).toMatchObject({ action: 'quickReply.create', object: { id: String(shared.id) } });
  await addPicture(admin, shared.id);
  expect(await lastLogged()).toMatchObject({ action: 'quickReply.edit', after: { pictures: 1 } });
});
