import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import type { Answer, Request } from './support/calls.ts';

let app: TestApp;
let admin: SignedIn;

beforeAll(async () => {
  app = await startApp();
  admin = await app.staff();
});
afterAll(() => app.close());

type Row = Answer<'blog.get'>['row'];
type Fields = Request<'blog.create'>['fields'];

const write = async (fields: Partial<Fields> = {}) =>
  (await admin.call('blog.create', { fields: { title: 'A post', text: '**Words**', published: false, ...fields } }))
    .row;
const save = async ({ id, version, title, text, published }: Row, fields: Partial<Fields>) =>
  (await admin.call('blog.update', { id, version, fields: { title, text, published, ...fields } })).row;
const titles = async () => (await app.call('news.getNewest', {})).map(({ title }) => title);

test('a post is visible while it is published, newest first', async () => {
  const draft = await write({ title: 'Draft of news' });
  expect(draft).toMatchObject({ published: false, publishedAt: null, writer: { id: admin.id } });
  expect(await titles()).not.toContain('Draft of news');
  const shown = await save(draft, { published: true });
  expect(shown.publishedAt).not.toBeNull();
  app.clock.forward(1000);
  await write({ title: 'Newer news', published: true });
  expect((await titles()).slice(0, 2)).toEqual(['Newer news', 'Draft of news']);
  await save(shown, { published: false });
  expect(await titles()).not.toContain('Draft of news');
});

test('an edit keeps the publication date of a post, and publishing it again renews the date', async () => {
  const first = await write({ published: true });
  app.clock.forward(60_000);
  const changed = await save(first, { text: 'Other words' });
  expect(changed.publishedAt).toBe(first.publishedAt);
  const hidden = await save(changed, { published: false });
  const again = await save(hidden, { published: true });
  expect(Date.parse(again.publishedAt ?? '')).toBeGreaterThan(Date.parse(first.publishedAt ?? ''));
});

test('blog.update returns 409 for an outdated version; a removed post is gone and stays in the log', async () => {
  const row = await write({ title: 'Removed soon', published: true });
  await save(row, { title: 'Removed now' });
  await expect(save(row, { title: 'Late' })).rejects.toMatchObject({ status: 409, code: 'conflict' });
  await admin.call('blog.remove', { id: row.id, version: row.version + 1 });
  await expect(admin.call('blog.get', { id: row.id })).rejects.toMatchObject({ status: 404 });
  expect(await titles()).not.toContain('Removed now');
  const { items } = await admin.call('sitelogs.getPage', { limit: 1 });
  expect(items).toMatchObject([{ action: 'blog.remove', before: { title: 'Removed now' } }]);
});

test('the list finds posts by their text', async () => {
  const { id } = await write({ text: 'Nothing but quokkas.' });
  const { items } = await admin.call('blog.getPage', { text: 'quokkas', filter: { published: false } });
  expect(items.map((row) => row.id)).toEqual([id]);
});

test.each<[string, Partial<Fields>]>([
  ['title', { title: 'ab' }],
  ['text', { text: ' ' }],
  ['text', { text: 'x'.repeat(10_001) }],
])('blog.create rejects a %s of a wrong length and names the field', async (field, wrong) => {
  const refusal = await write(wrong).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ status: 422 });
  expect(Object.keys(Object(refusal).fields)).toEqual([`fields.${field}`]);
});
