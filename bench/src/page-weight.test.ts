// What a user downloads before a screen of the built dashboard stands. Sizes, so the same on every machine.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { preloadedScripts, screens, scriptsOfScreen } from './page-weight.ts';

/**
 * Script until the orders list of somebody who is signed in stands, in bytes after brotli. Of that react-dom, react-router,
 * react-aria, axios and zod are 120.
 */
const ORDERS_MAX = 212_000;
/** What any other screen may need beyond that. */
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

test('the page asks for all scripts of the orders list at once', () => {
  const asked = preloadedScripts('orders');
  assert.deepEqual(
    scriptsOfScreen('orders').filter((file) => !asked.has(file)),
    [],
  );
});

test('the orders list needs no style but that of the page itself', () => {
  assert.deepEqual(
    [...preloadedScripts('orders')].filter((file) => file.endsWith('.css')),
    [],
  );
});
