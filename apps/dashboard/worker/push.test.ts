import { expect, test } from 'vitest';
import { parsePush, pathOf } from './push.ts';

const alert = { title: 'Pause', body: 'Order 12 has been paused', tag: 'orderNotification 12', order: 12, unread: 3 };

test('a push is read as the server wrote it, and leads to its order', () => {
  const push = parsePush(JSON.stringify(alert));
  expect(push).toEqual(alert);
  expect(pathOf(push)).toBe('/order/12');
});

test.each([null, '', 'no JSON', 'null', '[]', '{"title":"a"}', '{"title":1,"body":"b","tag":"c"}'])(
  'of %j something general is shown',
  (text) => {
    expect(parsePush(text)).toMatchObject({ title: 'Boostdesk', order: null, unread: null });
  },
);

test.each(['https://evil.example', '../x', 1.5, {}])('what is no number of an order (%j) leads home', (order) => {
  expect(pathOf(parsePush(JSON.stringify({ ...alert, order })))).toBe('/');
});
