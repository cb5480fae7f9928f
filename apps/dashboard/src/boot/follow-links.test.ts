import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { followLinks } from './follow-links.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  document.body.innerHTML = `
    <a id="order" href="/order/7"><b id="inside">Order</b></a>
    <a id="other" href="/order/8">Order</a>
    <div class="bd-table__row"><a href="/order/9">Order</a><i id="cell">Running</i></div>
    <ul><li class="bd-list-row"><a class="bd-list-row__link" href="/order/11">Order</a><i id="note">Late</i></li></ul>
    <ul><li class="bd-list-row"><i id="unsent">Hi</i> <a href="/order/12">Order</a></li></ul>
    <div role="option"><span data-href="/order/10">Order</span><i id="option">Paused</i></div>
    <div role="option" id="command"><span>Switch theme</span></div>
    <a id="site" href="https://site.example/order/7">Site</a>
    <a id="tab" href="/order/7" target="_blank">New tab</a>
    <p id="text">Text</p>`;
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

function follow() {
  const likely: string[] = [];
  onTestFinished(followLinks(({ pathname }) => likely.push(pathname)));
  const point = (id: string, event = 'pointerover') =>
    document.getElementById(id)?.dispatchEvent(new Event(event, { bubbles: true }));
  return { likely, point };
}

/** With a pointer that has moved. */
function followMoved() {
  const followed = follow();
  followed.point('text', 'pointermove');
  return followed;
}

test.each([
  ['a link', 'order', 'pointerover', '/order/7'],
  ['something in a link', 'inside', 'pointerover', '/order/7'],
  ['a cell of a row', 'cell', 'pointerover', '/order/9'],
  ['the text of a list row', 'note', 'pointerover', '/order/11'],
  ['a search result', 'option', 'focusin', '/order/10'],
  ['a focused link', 'order', 'focusin', '/order/7'],
  ['a touched link', 'order', 'touchstart', '/order/7'],
])('%s is likely to be followed', (_, id, event, path) => {
  const { likely, point } = followMoved();
  point(id, event);
  vi.runAllTimers();
  expect(likely).toEqual([path]);
});

test.each(['site', 'tab', 'text', 'command', 'unsent'])('the pointer over #%s announces no page of the app', (id) => {
  const { likely, point } = followMoved();
  point(id);
  vi.runAllTimers();
  expect(likely).toEqual([]);
});

test('only the link on which the pointer rests counts', () => {
  const { likely, point } = followMoved();
  point('order');
  point('other');
  vi.runAllTimers();
  point('order');
  point('text');
  vi.runAllTimers();
  expect(likely).toEqual(['/order/8']);
});

test('a link that the page puts under a pointer that has not moved is not likely to be followed', () => {
  const { likely, point } = follow();
  point('order');
  vi.runAllTimers();
  expect(likely).toEqual([]);
  point('order', 'pointermove');
  vi.runAllTimers();
  expect(likely).toEqual(['/order/7']);
});

test('a link that a finger scrolls past is not likely to be followed', () => {
  const { likely, point } = follow();
  point('order', 'touchstart');
  point('order', 'touchmove');
  vi.runAllTimers();
  expect(likely).toEqual([]);
});
