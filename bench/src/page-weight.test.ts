// Independent of the machine.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { preloadedScripts, screens, scriptsOfScreen } from './page-weight.ts';

/**
 * Bytes after brotli until the orders list of a signed-in user is shown; 120 kB of it are react-dom, react-router,
 * react-aria, axios and zod.
 */
const ORDERS_MAX = 212_500;
/** Additional script of any other screen. */
const MORE_MAX = 60_000;

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const all = screens();
const orders = all.find(({ name }) => name === 'orders');

test(`the orders list needs at most ${kilobytes(ORDERS_MAX)} of script`, () => {
  assert.ok(orders, 'the build has an orders screen');
  assert.ok(orders.whole <= ORDERS_MAX, `it needs ${kilobytes(orders.whole)}`);
});

for (const { name, whole } of all.filter((screen) => screen !== orders)) {
  test(`the screen '${name}' needs at most ${kilobytes(MORE_MAX)} more`, () => {
    const more = whole - (orders?.whole ?? 0);
    assert.ok(more <= MORE_MAX, `it needs ${kilobytes(more)} more, ${kilobytes(whole)} in all`);
  });
}

test('the page preloads all scripts of the orders list', () => {
  const asked = preloadedScripts('orders');
  assert.deepEqual(
    scriptsOfScreen('orders').filter((file) => !asked.has(file)),
    [],
  );
});

test('the orders list needs no style sheet beside that of the page', () => {
  assert.deepEqual(
    [...preloadedScripts('orders')].filter((file) => file.endsWith('.css')),
    [],
  );
});
