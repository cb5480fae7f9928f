// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { catchLostFocus } from './lost-focus.ts';

let stop = () => undefined as unknown;

beforeEach(() => {
  vi.useFakeTimers();
  stop = catchLostFocus();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  document.body.replaceChildren();
});

function render(html: string): void {
  document.body.innerHTML = `<main id="main" tabindex="-1">${html}</main>`;
}

function byId(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`#${id} is missing`);
  return element;
}

/** Lets the observer be called, and two frames pass. */
async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(50);
}

const focused = () => document.activeElement?.id ?? '';

test('moves the focus to the card of a removed button, and to the page without one', async () => {
  render('<section id="card" aria-labelledby="x"><p><button id="in"></button></p></section><button id="out"></button>');
  byId('in').focus();
  byId('in').remove();
  await settle();
  expect(focused()).toBe('card');
  byId('out').focus();
  byId('out').remove();
  await settle();
  expect(focused()).toBe('main');
});

test('moves the focus of a disabled button', async () => {
  render('<section id="card" aria-label="A"><button id="one"></button></section>');
  byId('one').focus();
  (byId('one') as HTMLButtonElement).disabled = true;
  await settle();
  expect(focused()).toBe('card');
});

test('skips a card that is removed as well', async () => {
  render(
    '<section id="outer" aria-label="A"><section id="card" aria-label="B"><button id="one"></button></section></section>',
  );
  byId('one').focus();
  byId('card').remove();
  await settle();
  expect(focused()).toBe('outer');
});

test('moves the focus to the heading of a panel beside the page', async () => {
  render('<aside><h2 id="heading" tabindex="-1"></h2><button id="one"></button></aside>');
  byId('one').focus();
  byId('one').remove();
  await settle();
  expect(focused()).toBe('heading');
});

test('moves the focus of a closed dialog to what opened it, or to its surroundings', async () => {
  render('<section id="card" aria-label="A"><button id="opener"></button></section>');
  const openDialog = (opener: string) => {
    byId(opener).focus();
    document.body.insertAdjacentHTML('beforeend', '<div id="dialog" role="dialog"><button id="one"></button></div>');
    byId('one').focus();
  };
  openDialog('opener');
  byId('dialog').remove();
  await settle();
  expect(focused()).toBe('opener');
  openDialog('opener');
  byId('dialog').remove();
  byId('opener').remove();
  await settle();
  expect(focused()).toBe('card');
});

test('follows a menu of a dialog back to the page', async () => {
  render('<section id="card" aria-label="A"><button id="opener"></button></section>');
  byId('opener').focus();
  for (const [role, id] of [
    ['dialog', 'one'],
    ['menu', 'two'],
  ] as const) {
    document.body.insertAdjacentHTML('beforeend', `<div role="${role}" class="box"><button id="${id}"></button></div>`);
    byId(id).focus();
  }
  // Back into the dialog, whose opener stays the button.
  byId('one').focus();
  byId('two').focus();
  for (const box of document.querySelectorAll('.box')) box.remove();
  byId('opener').remove();
  await settle();
  expect(focused()).toBe('card');
});

test('leaves the focus to a component that moves it, and to the page while nothing is lost', async () => {
  render('<section aria-label="A"><button id="one"></button><button id="two"></button><p id="text"></p></section>');
  byId('one').focus();
  byId('one').remove();
  byId('two').focus();
  await settle();
  expect(focused()).toBe('two');
  byId('two').blur();
  byId('text').textContent = 'changed';
  await settle();
  expect(document.activeElement).toBe(document.body);
});

test('moves no focus when an option disappears that only looked focused', async () => {
  render('<section aria-label="A"><input id="field"><p id="option"></p></section>');
  byId('field').focus();
  byId('option').dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  byId('field').blur();
  byId('option').remove();
  await settle();
  expect(document.activeElement).toBe(document.body);
});

test('moves no focus that a click elsewhere has cleared', async () => {
  render('<section aria-label="A"><button id="one"></button><p id="text"></p></section>');
  byId('one').focus();
  byId('text').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  byId('one').blur();
  byId('one').remove();
  await settle();
  expect(document.activeElement).toBe(document.body);
});

test('moves no focus to the region of toasts, which stays without them', async () => {
  render('<section id="card" aria-label="A"><button id="opener"></button></section>');
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div role="region" data-react-aria-top-layer="true" tabindex="-1"><div id="toast" role="alertdialog"><button id="one"></button></div></div>',
  );
  byId('opener').focus();
  byId('one').focus();
  byId('toast').remove();
  await settle();
  expect(focused()).toBe('opener');
});

test('moves the focus of an element that had it before', async () => {
  stop();
  render('<section id="card" aria-label="A"><button id="one"></button></section>');
  byId('one').focus();
  stop = catchLostFocus();
  byId('one').remove();
  await settle();
  expect(focused()).toBe('card');
});

test('moves no focus that was cleared long ago', async () => {
  render('<section aria-label="A"><button id="one"></button></section>');
  byId('one').focus();
  byId('one').blur();
  await settle();
  byId('one').remove();
  await settle();
  expect(document.activeElement).toBe(document.body);
});

test('skips surroundings that do not take the focus', async () => {
  render(
    '<section id="outer" aria-label="A"><section id="card" aria-label="B"><button id="one"></button></section></section>',
  );
  byId('one').focus();
  byId('card').focus = () => undefined;
  byId('one').remove();
  await settle();
  expect(focused()).toBe('outer');
});

test('moves the focus while the page changes in every frame', async () => {
  render('<section id="card" aria-label="A"><button id="one"></button><p id="text"></p></section>');
  byId('one').focus();
  byId('one').remove();
  for (let count = 0; count < 5; count += 1) {
    byId('text').textContent = String(count);
    await vi.advanceTimersByTimeAsync(10);
  }
  expect(focused()).toBe('card');
});

test('leaves no tab index behind', async () => {
  render('<section id="card" aria-label="A"><button id="one"></button><button id="two"></button></section>');
  byId('one').focus();
  byId('one').remove();
  await settle();
  expect(byId('card').tabIndex).toBe(-1);
  byId('two').focus();
  expect(byId('card').hasAttribute('tabindex')).toBe(false);
});

test('moves no focus after it has been stopped', async () => {
  render('<section aria-label="A"><button id="one"></button></section>');
  byId('one').focus();
  stop();
  byId('one').remove();
  await settle();
  expect(document.activeElement).toBe(document.body);
});
