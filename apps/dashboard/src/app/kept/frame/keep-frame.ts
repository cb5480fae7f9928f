import type { Session } from '@boostdesk/auth/session';
import { STORAGE_KEYS, sessionFromToken } from '@boostdesk/auth/session';
import { writeStored } from '../../storage.ts';
import { tokenClock } from '../../token-clock.ts';
import { ownVersion } from '../../worker/updates.ts';
import { facesInUse } from './frame-faces.ts';
import { FRAME_KEY } from './frame-key.ts';
import { isOwnStyle, type KeptFrame } from './frame-node.ts';
import { takeChildren } from './take-frame.ts';

/** Marks a screen that may be kept as it stands. */
const SCREEN = '[data-kept]';
/** What is on its way is not what somebody saw. */
const UNDER_WAY = '[aria-busy=true]';

/** Whether a rule, or one of those in it, is about something in the page's root. */
function isUsed(rule: CSSRule, root: HTMLElement): boolean {
  if (rule instanceof CSSStyleRule) return root.querySelector(rule.selectorText) !== null;
  return rule instanceof CSSGroupingRule && [...rule.cssRules].some((inner) => isUsed(inner, root));
}

/** The path of a style sheet of the build; null for others, which the browser or somebody's script may have put into the page. */
function pathOf({ href }: CSSStyleSheet): string | null {
  const { origin, pathname } = new URL(href ?? '', location.href);
  return origin === location.origin && isOwnStyle(pathname) ? pathname : null;
}

/** Style sheets of the build without which the screen would look otherwise; that of every page, which is in the page, aside. */
const stylesOf = (root: HTMLElement): string[] =>
  [...document.styleSheets].flatMap((sheet) => {
    const isAdded = sheet.ownerNode instanceof HTMLLinkElement && sheet.ownerNode.dataset.page === undefined;
    const path = pathOf(sheet);
    // One of elsewhere would throw where its rules are asked for.
    return isAdded && path !== null && [...sheet.cssRules].some((rule) => isUsed(rule, root)) ? [path] : [];
  });

/** Nothing of it is open over the page, it shows its top, and nothing of it is on its way. */
function isAtRest(root: HTMLElement): boolean {
  if (root.querySelector(SCREEN) === null || root.querySelector(UNDER_WAY) !== null) return false;
  return scrollY === 0 && root.closest('[inert], [aria-hidden=true], [data-frame]') === null;
}

/** A screen that is not at rest is looked at again so often, after so many ms. */
const TRIES = 5;
const REST_MS = 1_000;

/** Keeps the screen as it stands for the next visit, where it may be kept. False where it is not at rest. */
function keep(session: Pick<Session, 'get'>): boolean {
  const root = document.getElementById('root');
  const state = session.get();
  if (root === null || state.status !== 'authenticated' || !isAtRest(root)) return false;
  // Another tab may have ended the session, and this one not have heard.
  const stored = sessionFromToken(localStorage.getItem(STORAGE_KEYS.token), tokenClock());
  if (!stored.ok || stored.session.sid !== state.session.sid) return true;
  const frame: KeptFrame = {
    user: state.session.user,
    sid: state.session.sid,
    version: ownVersion() ?? '',
    address: location.pathname + location.search,
    language: document.documentElement.lang,
    width: innerWidth,
    at: Date.now(),
    styles: stylesOf(root),
    faces: facesInUse(),
    nodes: takeChildren(root),
  };
  writeStored(FRAME_KEY, frame);
  return true;
}

export interface FrameKeeper {
  /** Call it when a list has come. */
  readonly keepSoon: () => void;
  readonly stop: () => void;
}

/** Keeps the screen some moments after a list has come, and when somebody leaves it. */
export function keepFrames(session: Pick<Session, 'get'>): FrameKeeper {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const attempt = (left: number) => {
    clearTimeout(timer);
    if (!keep(session) && left > 1) timer = setTimeout(() => attempt(left - 1), REST_MS);
  };
  const onLeave = () => {
    if (document.visibilityState === 'hidden') keep(session);
  };
  document.addEventListener('visibilitychange', onLeave);
  return {
    keepSoon: () => attempt(TRIES),
    stop: () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onLeave);
    },
  };
}
