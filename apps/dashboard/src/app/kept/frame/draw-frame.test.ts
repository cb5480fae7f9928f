import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubFonts } from '../../../testing/fonts.ts';
import { tokenFor } from '../../../testing/token.ts';
import { forgetLists } from '../forget-lists.ts';
import { drawFrame } from './draw-frame.ts';
import { FRAME_KEY } from './frame-key.ts';
import type { FrameNode } from './frame-node.ts';
import { takeChildren } from './take-frame.ts';

const mine = { user: 5, sid: 's-1' };
const HOUR = 60 * 60 * 1000;
const words: readonly FrameNode[] = [['p', {}, 'Orders']];

const root = () => document.getElementById('root') as HTMLElement;
const frame = (changes: object = {}) => ({
  ...mine,
  version: 'v1',
  address: '/orders?status=1',
  language: 'en',
  width: innerWidth,
  at: Date.now(),
  styles: [],
  faces: ['Inter U+0-FF'],
  nodes: words,
  ...changes,
});
const keep = (value: unknown) => localStorage.setItem(FRAME_KEY, JSON.stringify(value));
async function drawn(): Promise<string | null> {
  drawFrame();
  return (await globalThis.lastFrame) ? root().innerHTML : null;
}

/** Faces of the page as jsdom, which has none, would have them. */
const load = vi.fn<() => Promise<unknown>>();
/** The next frame is drawn at once: the document is shared by many files, and one that stopped its clock leaves it none. */
const drawFrames = () => vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw));
const face = (family: string, unicodeRange: string) => ({ family, unicodeRange, load });

beforeEach(() => {
  load.mockReset().mockResolvedValue(undefined);
  drawFrames();
  stubFonts([face('Inter', 'U+0-FF'), face('Inter', 'U+400-4FF'), face('Noto', 'U+0-FF')]);
  document.head.innerHTML = '<meta name="version" content="v1">';
  document.body.innerHTML = '<div id="root"><i></i></div>';
  document.documentElement.lang = 'en';
  history.replaceState(null, '', '/orders?status=1');
  localStorage.setItem('token', tokenFor(mine));
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  globalThis.lastFrame = undefined;
  vi.restoreAllMocks();
  // First of the two: a stopped clock gives back what it found, also a stand-in.
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
// Files of a worker share one page.
afterAll(() => document.body.replaceChildren());

test('the screen of before stands in the page, which says that it is busy', async () => {
  keep(frame());
  expect(await drawn()).toBe('<p>Orders</p>');
  expect(root().getAttribute('aria-busy')).toBe('true');
});

test('what was taken of a screen is drawn as it was, drawings too; what does nothing yet cannot be pressed', async () => {
  const html =
    '<nav class="a" aria-label="Main"><a href="/orders" data-discover="true">Orders</a></nav>' +
    '<div role="row" style="--tone: red;">1<svg viewBox="0 0 4 4"><path d="M0 0h4" fill="url(#tone)"></path></svg></div>';
  root().innerHTML = `${html}<button type="button">Filter</button>`;
  keep(frame({ nodes: takeChildren(root()) }));
  root().replaceChildren();
  expect(await drawn()).toBe(`${html}<button type="button" inert="">Filter</button>`);
  expect(root().querySelector('path')).toBeInstanceOf(SVGElement);
});

test.each([
  ['somebody else', { user: 6 }],
  ['another session', { sid: 's-2' }],
  ['another build', { version: 'v0' }],
  ['another page', { address: '/orders' }],
  ['another language', { language: 'de' }],
  ['another width', { width: 390 }],
  ['more than a day ago', { at: Date.now() - 25 * HOUR }],
  ['a clock that was set back', { at: Date.now() + HOUR }],
])('what is of %s is not drawn', async (_, changes) => {
  keep(frame(changes));
  expect(await drawn()).toBeNull();
  expect(root().innerHTML).toBe('<i></i>');
});

test.each([
  ['nobody is signed in', () => localStorage.removeItem('token')],
  ['the token is none', () => localStorage.setItem('token', 'x.y.z')],
  ['nothing was kept', () => localStorage.removeItem(FRAME_KEY)],
  ['what was kept is gone with the session', () => forgetLists()],
  ['what was kept is no JSON', () => localStorage.setItem(FRAME_KEY, '{')],
  [
    'the page was left further down',
    () => sessionStorage.setItem('react-router-scroll-positions', JSON.stringify({ default: 300 })),
  ],
])('where %s the empty frame stays', async (_, change) => {
  keep(frame());
  change();
  expect(await drawn()).toBeNull();
});

test('nothing is drawn in a tab that nobody sees: the app would wait for a frame that does not come', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  keep(frame());
  drawFrame();
  expect(globalThis.lastFrame).toBeUndefined();
  expect(root().innerHTML).toBe('<i></i>');
});

test.each([
  ['a script', ['script', {}, 'alert(1)']],
  ['a frame', ['iframe', { srcdoc: '<p>' }]],
  ['a picture', ['img', { src: 'https://elsewhere.example/x' }]],
  ['a style sheet', ['style', {}, 'p{}']],
  ['no element', [7, {}]],
  ['nothing', null],
])('a storage that was edited by hand draws no %s', async (_, node) => {
  keep(frame({ nodes: [['p', {}, node]] }));
  expect(await drawn()).toBe('<p></p>');
});

test.each([
  ['onclick', 'alert(1)'],
  ['href', 'javascript:alert(1)'],
  ['href', ' javascript:alert(1)'],
  ['href', 'data:text/html,x'],
  ['src', '/x'],
  ['action', '/x'],
  ['target', '_top'],
  ['class', 7],
  ['style', 'background: url(https://elsewhere.example/x)'],
  ['style', 'background: \\75rl(https://elsewhere.example/x)'],
  ['fill', 'url(https://elsewhere.example/x#a)'],
])('an edited attribute %s is left out', async (name, value) => {
  keep(frame({ nodes: [['a', { [name]: value }, 'x']] }));
  expect(await drawn()).toBe('<a>x</a>');
});

test('its style sheets come first; where one does not the empty frame stays, and the app asks for it again', async () => {
  keep(frame({ styles: ['/assets/rows.css'] }));
  drawFrame();
  const link = () => document.body.querySelector('link[rel=stylesheet]');
  expect(document.head.querySelector('link[rel=preload]')?.getAttribute('href')).toBe('/assets/rows.css');
  await vi.waitFor(() => expect(link()?.getAttribute('href')).toBe('/assets/rows.css'));
  expect(root().innerHTML).toBe('<i></i>');
  link()?.dispatchEvent(new Event('error'));
  expect(await globalThis.lastFrame).toBe(false);
  expect(link()).toBeNull();
  drawFrame();
  await vi.waitFor(() => expect(link()).not.toBeNull());
  link()?.dispatchEvent(new Event('load'));
  expect(await globalThis.lastFrame).toBe(true);
  expect(root().innerHTML).toBe('<p>Orders</p>');
});

test.each([
  ['a style sheet of its own', { styles: ['/assets/rows.css'] }, ''],
  [
    'the style sheet of the page, which may have failed before anybody listened',
    {},
    '<link rel="stylesheet" data-page>',
  ],
])('where %s says nothing the app is not kept waiting for it', async (_, changes, own) => {
  vi.useFakeTimers();
  document.body.insertAdjacentHTML('beforeend', own);
  keep(frame(changes));
  drawFrame();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await globalThis.lastFrame).toBe(false);
  expect(root().innerHTML).toBe('<i></i>');
});

test('what is in its rows comes in goes: each row stands from the first on, as high as it will be', async () => {
  const numbers = Array.from({ length: 20 }, (_, place) => `${place}`);
  const rows = () => [...root().querySelectorAll('[role=row]')].map((row) => row.textContent);
  keep(frame({ nodes: numbers.map((text) => ['div', { role: 'row' }, ['span', {}, text]]) }));
  const goes: string[][] = [];
  const observer = new MutationObserver(() => goes.push(rows()));
  observer.observe(root(), { childList: true, subtree: true });
  drawFrame();
  expect(await globalThis.lastFrame).toBe(true);
  observer.disconnect();
  expect(goes.map((go) => [go.length, go.filter((text) => text !== '').length])).toEqual([
    [20, 0],
    [20, 9],
    [20, 18],
    [20, 20],
  ]);
  expect(rows()).toEqual(numbers);
});

test('its words wait for the faces that they were seen in', async () => {
  const coming = Promise.withResolvers<void>();
  load.mockReturnValue(coming.promise);
  vi.stubGlobal('requestAnimationFrame', () => 0);
  keep(frame());
  drawFrame();
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  expect(root().innerHTML).toBe('<i></i>');
  drawFrames();
  coming.resolve();
  expect(await globalThis.lastFrame).toBe(true);
  expect(root().innerHTML).toBe('<p>Orders</p>');
});

test.each([
  ['do not come', () => new Promise(() => undefined)],
  ['fail', () => Promise.reject(new Error('no line'))],
])('where its faces %s it is drawn without them, with the next frame', async (_, answer) => {
  load.mockImplementation(answer);
  keep(frame());
  expect(await drawn()).toBe('<p>Orders</p>');
});

test('no style sheet comes from elsewhere', async () => {
  keep(frame({ styles: ['https://elsewhere.example/assets/x.css'] }));
  expect(await drawn()).toBeNull();
  expect(document.querySelector('link')).toBeNull();
});
