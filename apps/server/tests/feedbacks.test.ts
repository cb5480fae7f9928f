import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import type { Answer, Request } from './support/calls.ts';
import { completeOrder } from './support/orders.ts';

let app: TestApp;
let mina: SignedIn;
let kaito: SignedIn;
let senior: SignedIn;

beforeAll(async () => {
  app = await startApp();
  mina = await app.customer('Mina Reviewer');
  kaito = await app.booster({ name: 'Kaito Reviewed' });
  senior = await app.staff(5);
});
afterAll(() => app.close());

type Row = Answer<'feedbacks.get'>['row'];
type Fields = Request<'feedbacks.update'>['fields'];

async function review(text: string, stars = 5): Promise<Row> {
  const { id } = await completeOrder(mina, kaito);
  await mina.call('order.rate', { id, stars, text });
  return (await senior.call('feedbacks.get', { id })).row;
}
const decide = ({ id, version }: Row, fields: Fields, who = senior) =>
  who.call('feedbacks.update', { id, version, fields });
const publishedTexts = async () => (await app.call('feedback.getPublished', {})).map(({ text }) => text);

test('a review is hidden until it is published and can be hidden again, and never names its author', async () => {
  const row = await review('Quick and kind.');
  expect(row).toMatchObject({ status: 'waiting', version: 0, stars: 5, customer: { id: mina.id }, answer: null });
  expect(await publishedTexts()).not.toContain('Quick and kind.');

  const { row: shown } = await decide(row, { status: 'published', answer: null });
  const all = await app.call('feedback.getPublished', {});
  expect(all).toContainEqual({
    booster: { id: kaito.id, name: 'Kaito Reviewed', image: null },
    game: 3,
    stars: 5,
    text: 'Quick and kind.',
    answer: null,
    at: row.at,
  });
  expect(JSON.stringify(all)).not.toContain('Mina');

  await decide(shown, { status: 'hidden', answer: null });
  expect(await publishedTexts()).not.toContain('Quick and kind.');
});

test('an answer to a review notifies the customer once and is shown with the order', async () => {
  const row = await review('Took a day longer.', 3);
  const { row: answered } = await decide(row, { status: 'waiting', answer: 'Sorry for that.' });
  await decide(answered, { status: 'published', answer: 'Sorry for that.' });
  const told = (await mina.call('notification.getNotifications', {})).filter(({ order }) => order === row.id);
  expect(told.filter(({ message }) => message === `We replied to your review of order #${row.id}.`)).toHaveLength(1);
  const { order } = await mina.call('order.get', { id: row.id });
  expect(order.rating).toMatchObject({ stars: 3, answer: 'Sorry for that.' });
});

test('hidden reviews do not count for rankings, which are up to a minute old', async () => {
  const nova = await app.booster({ name: 'Nova Ranked' });
  const ratingOf = async () =>
    (await app.call('ranking.getBoosters', {})).find(({ booster }) => booster.id === nova.id)?.rating;
  for (const stars of [5, 1]) {
    const { id } = await completeOrder(mina, nova);
    await mina.call('order.rate', { id, stars, text: '' });
    if (stars === 1) {
      expect(await ratingOf()).toBe(3);
      await decide((await senior.call('feedbacks.get', { id })).row, { status: 'hidden', answer: null });
    }
  }
  expect(await ratingOf(), 'of the same minute').toBe(3);
  app.clock.forward(60);
  expect(await ratingOf()).toBe(5);
});

test('of several concurrent decisions about a review one is saved', async () => {
  const row = await review('Raced.');
  const other = await app.staff(1);
  const tries = await Promise.allSettled([
    decide(row, { status: 'published', answer: null }),
    decide(row, { status: 'hidden', answer: null }, other),
    decide(row, { status: 'published', answer: 'Thanks.' }, other),
  ]);
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await senior.call('feedbacks.get', { id: row.id })).row.version).toBe(1);
});

test('an order without a review cannot be answered, and a refused change writes nothing', async () => {
  const { id } = await completeOrder(mina, kaito);
  await expect(senior.call('feedbacks.get', { id })).rejects.toMatchObject({ status: 404 });
  const change = { id, version: 0, fields: { status: 'published' as const, answer: null } };
  await expect(senior.call('feedbacks.update', change)).rejects.toMatchObject({ status: 404 });
  expect(await app.database.query(`select 1 from feedbacks where order_id = ${id}`)).toEqual([]);
});

test('the list finds reviews by text, customer and booster', async () => {
  await review('Exceptionally unhurried.', 2);
  const page = (request: Request<'feedbacks.getPage'>) => senior.call('feedbacks.getPage', request);
  expect((await page({ text: 'unhurried reviewer' })).items).toMatchObject([{ stars: 2 }]);
  expect((await page({ text: 'unhurried', filter: { stars: [5] } })).items).toEqual([]);
  expect((await page({ text: 'unhurried', filter: { status: ['waiting'], answered: false } })).total).toBe(1);
});
