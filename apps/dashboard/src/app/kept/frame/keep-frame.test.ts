import { afterAll, afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { stubFonts } from '../../../testing/fonts.ts';
import { signedInSession } from '../../../testing/session.ts';
import { tokenFor } from '../../../testing/token.ts';
import { FRAME_KEY } from './frame-key.ts';
import { keepFrames } from './keep-frame.ts';

const ROW = '<div role="row">1</div>';

function signedIn() {
  const session = signedInSession({ user: 5, sid: 's-1' });
  const frames = keepFrames(session);
  onTestFinished(() => {
    frames.stop();
    session.close();
  });
  return { session, ...frames };
}
function show(html: string) {
  document.body.innerHTML = `<div id="root">${html}</div>`;
}
const kept = () => {
  const text = localStorage.getItem(FRAME_KEY);
  return text === null ? null : JSON.parse(text).nodes;
};

beforeEach(() => {
  vi.useFakeTimers();
  stubFonts([]);
  history.replaceState(null, '', '/orders');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
});
// Files of a worker share one page.
afterAll(() => document.body.replaceChildren());

test('a screen that may be kept is, once it has come', async () => {
  const { keepSoon } = signedIn();
  show(`<div data-kept="true" aria-busy="true">${ROW}</div>`);
  keepSoon();
  expect(kept()).toBeNull();
  show(`<div data-kept="true">${ROW}</div>`);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(kept()).toEqual([['div', { 'data-kept': 'true' }, ['div', { role: 'row' }, '1']]]);
});

test('what comes late again keeps its place, and rows far below the window are left out', () => {
  const { keepSoon } = signedIn();
  show(`<div data-kept="true"><div data-late="true" style="--a: 1">Filter</div>${ROW}${ROW}</div>`);
  const [, far] = document.querySelectorAll('[role=row]');
  vi.spyOn(far as Element, 'getBoundingClientRect').mockReturnValue({ top: innerHeight * 2 } as DOMRect);
  keepSoon();
  expect(kept()[0].slice(2)).toEqual([
    ['div', { 'data-late': 'true', style: '--a: 1;visibility:hidden' }, 'Filter'],
    ['div', { role: 'row' }, '1'],
  ]);
});

test.each([
  ['that is not marked', `<div>${ROW}</div>`],
  ['on its way', `<div data-kept="true"><p aria-busy="true"></p></div>`],
])('a screen %s is not kept', async (_, html) => {
  const { keepSoon } = signedIn();
  show(html);
  keepSoon();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(kept()).toBeNull();
});

test.each([
  ['under a dialog', () => document.getElementById('root')?.setAttribute('aria-hidden', 'true')],
  ['that is of the visit before', () => document.getElementById('root')?.setAttribute('data-frame', '')],
  ['scrolled down', () => vi.spyOn(globalThis, 'scrollY', 'get').mockReturnValue(40)],
  ['whose session another tab has ended', () => localStorage.removeItem('token')],
  ['when another tab has signed in anew', () => localStorage.setItem('token', tokenFor({ user: 5, sid: 's-2' }))],
])('a screen %s is not kept', (_, change) => {
  const { keepSoon } = signedIn();
  show(`<div data-kept="true">${ROW}</div>`);
  change();
  keepSoon();
  expect(kept()).toBeNull();
});

test('nothing is kept for who has signed out', () => {
  const { session, keepSoon } = signedIn();
  show(`<div data-kept="true">${ROW}</div>`);
  session.logout();
  keepSoon();
  expect(kept()).toBeNull();
});

test('the faces of its words are named with it, and none that the page has not loaded', () => {
  const face = (family: string, status: string) => ({ family, unicodeRange: 'U+0-10FFFF', status });
  stubFonts([face('Inter', 'loaded'), face('Noto', 'unloaded')]);
  const { keepSoon } = signedIn();
  show(`<div data-kept="true">${ROW}</div>`);
  keepSoon();
  expect(JSON.parse(localStorage.getItem(FRAME_KEY) ?? '').faces).toEqual(['Inter U+0-10FFFF']);
});

test('whoever leaves finds the screen as they left it', () => {
  signedIn();
  show(`<div data-kept="true">${ROW}</div>`);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(kept()).not.toBeNull();
});

/** As browsers have them: those of others tell nothing of themselves. */
function sheet(href: string, selector: string | null): CSSStyleSheet {
  const ownerNode = document.head.appendChild(document.createElement('link'));
  onTestFinished(() => ownerNode.remove());
  const own = new CSSStyleSheet();
  own.replaceSync(`${selector ?? 'p'} { color: red }`);
  const found = {
    ownerNode,
    href,
    get cssRules() {
      if (selector === null) throw new DOMException('Cannot access rules', 'SecurityError');
      return own.cssRules;
    },
  };
  return found as Partial<CSSStyleSheet> as CSSStyleSheet;
}

test('style sheets of the build that it needs are named, and none that somebody else has put into the page', () => {
  const { keepSoon } = signedIn();
  show(`<div data-kept="true">${ROW}</div>`);
  vi.spyOn(document, 'styleSheets', 'get').mockReturnValue([
    sheet(`${location.origin}/assets/rows-Ab12.css`, '[role=row]'),
    sheet(`${location.origin}/assets/chat-Ab12.css`, '.chat'),
    sheet('chrome-extension://abcdef/page.css', null),
    sheet('https://elsewhere.example/assets/x.css', null),
  ] as unknown as StyleSheetList);
  keepSoon();
  expect(JSON.parse(localStorage.getItem(FRAME_KEY) ?? '{}').styles).toEqual(['/assets/rows-Ab12.css']);
});
