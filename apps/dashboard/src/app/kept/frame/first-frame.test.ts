import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { stubFonts } from '../../../testing/fonts.ts';
import { createQueryClient } from '../../query-client.ts';
import { type Coming, drawFirstFrame } from './first-frame.ts';
import { untilDrawable } from './until-drawable.ts';

const root = () => document.getElementById('root') as HTMLElement;
const drawing = (changes: object = {}) => ({ version: 'v1', nodes: [['p', {}, 'Orders']], ...changes });
/** What names the faces of the page. */
const sheet = readFileSync(`${import.meta.dirname}/../../../../../../packages/ui/src/styles/fonts.css`, 'utf8');
const never = new Promise<never>(() => undefined);
const come = (whole: Coming['whole'], rest: Partial<Coming> = {}) => {
  const isComing = whole.then(
    () => true,
    () => false,
  );
  return drawFirstFrame({ whole, isComing, files: never, isOwn: () => true, leaveLine: () => undefined, ...rest });
};
const leaving = Promise.resolve({ kind: 'leaving' as const });

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw));
  stubFonts([]);
  document.head.innerHTML = '<meta name="version" content="v1">';
  document.body.innerHTML = '<div id="root"><i></i></div>';
});
afterEach(() => {
  globalThis.firstFrame = undefined;
  vi.unstubAllGlobals();
});
// Files of a worker share one page.
afterAll(() => document.body.replaceChildren());

test('what the server has drawn stands in the page, which says that it is busy', async () => {
  await come(Promise.resolve({ drawing: drawing() }));
  expect(root().innerHTML).toBe('<p>Orders</p>');
  expect(root().getAttribute('aria-busy')).toBe('true');
});

test.each([
  ['of another build', async () => ({ drawing: drawing({ version: 'v0' }) })],
  ['that nobody has made', async () => ({ drawing: null })],
  ['that is none', async () => ({ drawing: 'nonsense' })],
  ['that does not come', () => Promise.reject(new Error('Status 500'))],
])('one %s leaves the page as it is', async (_, ask: () => Promise<{ drawing: unknown }>) => {
  await come(ask());
  expect(root().innerHTML).toBe('<i></i>');
  expect(globalThis.firstFrame?.isDrawn).toBe(false);
});

test('while nothing has come yet a word takes the fonts up, which nobody sees and nothing moves for', async () => {
  const load = vi.fn(async (_font: string) => []);
  Object.assign(document.fonts, { load });
  const words: (string | null)[][] = [];
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof HTMLElement && node.localName === 'b')
        words.push([node.ariaHidden, node.style.position, node.style.visibility]);
  });
  observer.observe(document.body, { childList: true });
  void come(never);
  await vi.waitFor(() => expect(words).toEqual([['true', 'fixed', 'hidden']]));
  observer.disconnect();
  // Words, numbers and arrows, in families that the page has.
  const families = load.mock.calls.map(([font]) => font.replace('1em ', '').replaceAll('"', "'"));
  expect(families).toHaveLength(3);
  for (const family of families) expect(sheet).toContain(`font-family: ${family};`);
  expect(document.querySelector('b')).toBeNull();
});

test('the app’s files come after the faces, or when the screen comes', async () => {
  const faces = Promise.withResolvers<never[]>();
  Object.assign(document.fonts, { load: () => faces.promise });
  const leaveLine = vi.fn<() => void>();
  void come(never, { leaveLine });
  await new Promise((resolve) => setTimeout(resolve));
  expect(leaveLine).not.toHaveBeenCalled();
  faces.resolve([]);
  await vi.waitFor(() => expect(leaveLine).toHaveBeenCalledOnce());

  Object.assign(document.fonts, { load: () => never });
  const sooner = vi.fn<() => void>();
  void come(never, { isComing: Promise.resolve(true), leaveLine: sooner });
  await vi.waitFor(() => expect(sooner).toHaveBeenCalledOnce());
});

test('where neither comes they wait for a moment and no longer', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  Object.assign(document.fonts, { load: () => never });
  const leaveLine = vi.fn<() => void>();
  void come(never, { leaveLine });
  await vi.advanceTimersByTimeAsync(199);
  expect(leaveLine).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(leaveLine).toHaveBeenCalledOnce();
});

test('whoever reads Arabic has its face at once, too', async () => {
  const load = vi.fn(async (_font: string) => []);
  Object.assign(document.fonts, { load });
  document.documentElement.lang = 'ar';
  onTestFinished(() => {
    document.documentElement.lang = 'en';
  });
  void come(never);
  await vi.waitFor(() => expect(load).toHaveBeenCalledWith('1em "Noto Sans Arabic Variable"', 'ط'));
});

test('what runs or loads is not drawn, whoever sends it', async () => {
  const nodes = [
    ['script', {}, 'alert(1)'],
    ['img', { src: '/x', onerror: 'alert(1)' }],
    ['a', { href: 'javascript:alert(1)', onclick: 'alert(1)' }, 'Orders'],
  ];
  await come(Promise.resolve({ drawing: drawing({ nodes }) }));
  expect(root().innerHTML).toBe('<a>Orders</a>');
});

test('the app begins where its files come first; the frame is drawn all the same until then', async () => {
  const coming = Promise.withResolvers<{ drawing: unknown }>();
  await come(coming.promise, { files: Promise.resolve() });
  expect(root().innerHTML).toBe('<i></i>');
  coming.resolve({ drawing: drawing() });
  await vi.waitFor(() => expect(root().innerHTML).toBe('<p>Orders</p>'));
});

test('a screen that comes by then is waited for', async () => {
  const coming = Promise.withResolvers<{ drawing: unknown }>();
  const done = come(coming.promise, { isComing: Promise.resolve(true), files: Promise.resolve() });
  coming.resolve({ drawing: drawing() });
  await done;
  expect(root().innerHTML).toBe('<p>Orders</p>');
});

test('one that stalls on its way holds the app back for a moment and no longer', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const begun = vi.fn<() => void>();
  void come(never, { isComing: Promise.resolve(true), files: Promise.resolve() }).then(begun);
  await vi.advanceTimersByTimeAsync(499);
  expect(begun).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(begun).toHaveBeenCalledOnce();
});

test('what comes when the app has drawn takes nothing of its place', async () => {
  const coming = Promise.withResolvers<{ drawing: unknown }>();
  const done = come(coming.promise);
  await untilDrawable(leaving);
  coming.resolve({ drawing: drawing() });
  await done;
  expect(root().innerHTML).toBe('<i></i>');
});

test('what comes for a session that is no longer the browser’s is not shown', async () => {
  await come(Promise.resolve({ drawing: drawing() }), { isOwn: () => false });
  expect(root().innerHTML).toBe('<i></i>');
});

test('a start that fails is drawn at once, and nothing after it', async () => {
  void come(never);
  await expect(untilDrawable(Promise.reject(new Error('no line')))).rejects.toThrow('no line');
  expect(globalThis.firstFrame?.isLate).toBe(true);
});

test('the app takes the place of what stands there when it has its list', async () => {
  await come(Promise.resolve({ drawing: drawing() }));
  const queries = createQueryClient();
  const list = Promise.withResolvers<string>();
  void queries.prefetchQuery({ queryKey: ['list'], queryFn: () => list.promise });
  const taken = vi.fn<() => void>();
  const ready = { kind: 'ready', services: { queries } } as unknown as Awaited<Parameters<typeof untilDrawable>[0]>;
  const drawable = untilDrawable(Promise.resolve(ready)).then(taken);
  await new Promise((resolve) => setTimeout(resolve));
  expect(taken).not.toHaveBeenCalled();
  list.resolve('rows');
  await drawable;
  expect(taken).toHaveBeenCalled();
  queries.clear();
});
