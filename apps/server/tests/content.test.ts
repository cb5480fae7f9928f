import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';

let app: TestApp;
let admin: SignedIn;
let booster: SignedIn;
beforeAll(async () => {
  app = await startApp();
  admin = await app.staff();
  booster = await app.booster();
});
afterAll(() => app.close());

const rules = async (person: SignedIn) => (await person.call('contentPage.get', { slug: 'rules' })).page;
const logged = async () => {
  const { items } = await admin.call('sitelogs.getPage', {});
  return items.filter(({ action }) => action === 'contentPage.edit');
};

test('a content page is empty until an admin saves it, and then readable for employees and staff', async () => {
  expect(await rules(booster)).toEqual({ slug: 'rules', text: '', version: 0, writer: null, writtenAt: null });
  const text = '# Rules\n\nBe on time.';
  const { page } = await admin.call('contentPage.save', { slug: 'rules', text: `${text}\n`, version: 0 });
  expect(page).toMatchObject({ text, version: 1, writer: { id: admin.id }, writtenAt: expect.any(String) });
  expect(await rules(booster)).toEqual(page);
  expect((await booster.call('contentPage.get', { slug: 'faq' })).page.version).toBe(0);
});

test('contentPage.save logs the changed lines', async () => {
  await admin.call('contentPage.save', { slug: 'rules', text: '# Rules\n\nBe early.', version: 1 });
  const [entry] = await logged();
  expect(entry).toMatchObject({
    actor: { id: admin.id },
    object: { kind: 'page', id: 'rules' },
    before: { version: 1, text: 'Be on time.' },
    after: { version: 2, text: 'Be early.' },
  });
});

test('contentPage.save returns 409 for an outdated version and changes nothing', async () => {
  const other = await app.staff();
  const before = await logged();
  await expect(
    other.call('contentPage.save', { slug: 'rules', text: 'Something else', version: 1 }),
  ).rejects.toMatchObject({ status: 409, code: 'conflict' });
  expect((await rules(booster)).version).toBe(2);
  expect(await logged()).toEqual(before);
});

test('contentPage.save repeated after a lost answer saves once', async () => {
  const { version } = await rules(admin);
  const save = () => admin.call('contentPage.save', { slug: 'rules', text: '# Rules\n\nBe kind.', version });
  expect(await save()).toEqual(await save());
  expect((await rules(admin)).version).toBe(version + 1);
});

test('of ten concurrent saves one succeeds', async () => {
  const { version } = await rules(admin);
  const tries = Array.from({ length: 10 }, (_, place) =>
    app.send('contentPage.save', { slug: 'rules', text: `Version of ${place}`, version }, { token: admin.token }),
  );
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(9);
  expect((await rules(admin)).version).toBe(version + 1);
});

test.each([
  [{ slug: 'imprint', text: '', version: 0 }],
  [{ slug: 'faq', text: 'x'.repeat(40_001), version: 0 }],
  [{ slug: 'faq', text: '', version: -1 }],
])('contentPage.save rejects %j', async (body) => {
  expect((await app.send('contentPage.save', body, { token: admin.token })).status).toBe(422);
});
