import { chatRoom } from '@boostdesk/realtime/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../support/app.ts';
import { addOrder } from '../support/order-rows.ts';
import { openWriter } from './writer.ts';

const MESSAGES = 40;

let app: TestApp;
// 30 messages at once, then three in two seconds: the last messages are refused at first.
beforeAll(async () => {
  app = await startApp({ settings: { CHAT_LIMIT: '90' } });
});
afterAll(() => app.close());

test('the outbox delivers all messages in order when their author exceeds the rate limit', async () => {
  const customer = await app.customer();
  const order = await addOrder(app.database, { customer });
  const refusals: string[] = [];
  const onRefused = (code: string) => {
    refusals.push(code);
    app.clock.forward(1);
  };
  const writer = openWriter(app.url, customer, { ackTimeout: 10_000, onRefused });
  const texts = Array.from({ length: MESSAGES }, (_, index) => `${index}`);
  for (const text of texts) await writer.write(chatRoom(order), text);
  await writer.sent();
  expect(refusals).toContain('too_many');
  writer.close();
  const { messages } = await customer.call('chatMessage.getHistory', { order, limit: 100 });
  expect(messages.map(({ body }) => body)).toEqual(texts);
}, 60_000);
