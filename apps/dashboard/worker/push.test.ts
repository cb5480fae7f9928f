import { expect, test } from 'vitest';
import { parsePush, pathOf } from './push.ts';

const alert = { title: 'Pause', body: 'Order 12 has been paused', tag: 'orderNotification 12', order: 12, unread: 3 };

test('a valid push is parsed unchanged, and its path is the order', () => {
  const push = parsePush(JSON.stringify(alert));
  expect(push).toEqual(alert);
  expect(pathOf(push)).toBe('/order/12');
});

test.each([null, '', 'no JSON', 'null', '[]', '{"title":"a"}', '{"title":1,"body":"b","tag":"c"}'])(
  'parsePush returns the generic notification for %j',
  (text) => {
    expect(parsePush(text)).toMatchObject({ title: 'Boostdesk', order: null, unread: null });
  },
);

test.each(['https://evil.example', '../x', 1.5, {}])('the path is / when the order of a push is %j', (order) => {
  expect(pathOf(parsePush(JSON.stringify({ ...alert, order })))).toBe('/');
});
