// What a story does that stands in a frame of a docs page, beside many others: it waits for its turn to play, takes neither the
// focus nor the place where one reads away from the page, and asks for the height that it
// needs, where the story gives none (`docs.story.height`).
import {
  PLAY_FUNCTION_THREW_EXCEPTION,
  STORY_FINISHED,
  STORY_RENDER_PHASE_CHANGED,
} from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** Px: what is higher scrolls in its frame. */
const MAX_HEIGHT = 2400;
const MIN_HEIGHT = 64;
const GAP = 24;

const frame = window.frameElement?.matches('[data-story-frame]') ? (window.frameElement as HTMLIFrameElement) : null;

export const isInDocsIframe = frame !== null;

/** Resolves with what ends the turn, once no other frame of the page plays. Where there are no locks (plain http), all play at once. */
const acquirePlayLock = () =>
  new Promise<() => void>((begin) => {
    if (!navigator.locks) return begin(() => undefined);
    void navigator.locks.request('play a story', () => new Promise<void>((end) => begin(end)));
  });

/** Of a screen, or of the frame where that is less: enough to see what is played. */
const MIN_VISIBLE_RATIO = 0.25;

/**
 * Resolves once who reads has the frame before them. It is loaded before that, but what comes into sight in a story, and what is loaded
 * then, comes only where there is somebody to see it.
 */
const waitUntilVisible = (of: HTMLIFrameElement) =>
  new Promise<void>((seen) => {
    const { IntersectionObserver: Observer } = parent as typeof globalThis & Window;
    const look = new Observer(
      (entries) => {
        const { intersectionRatio = 0, intersectionRect, rootBounds } = entries.at(-1) ?? {};
        if (
          intersectionRatio < MIN_VISIBLE_RATIO &&
          (intersectionRect?.height ?? 0) < MIN_VISIBLE_RATIO * (rootBounds?.height ?? 0)
        )
          return;
        look.disconnect();
        seen();
      },
      { threshold: Array.from({ length: 21 }, (_, step) => step / 20) },
    );
    look.observe(of);
  });

/** The windows around this one, from the outermost. */
const getAncestorWindows = (): Window[] => {
  const { top, parent } = window;
  return top && top !== parent ? [top, parent] : [parent];
};

/** What has the focus in each of them. */
const captureFocus = () => getAncestorWindows().map(({ document }) => document.activeElement as HTMLElement | null);

/** Gives the focus back to what had it; the story is not told, since what is open would close. */
function restoreFocus(focusedBefore: ReturnType<typeof captureFocus>): void {
  const stopEvent = (event: Event) => event.stopImmediatePropagation();
  for (const type of ['blur', 'focusout']) window.addEventListener(type, stopEvent, true);
  frame?.blur();
  for (const element of focusedBefore) if (element !== frame) element?.focus({ preventScroll: true });
  for (const type of ['blur', 'focusout']) window.removeEventListener(type, stopEvent, true);
}

/** The lowest edge of what is seen of an element and what is in it. What is as high as the frame follows it: its content counts. */
function findLowestEdge(element: Element, clip = Number.POSITIVE_INFINITY): number {
  const { bottom, height, width } = element.getBoundingClientRect();
  const { overflowY, visibility, display } = getComputedStyle(element);
  if (display === 'none') return 0;
  const own = visibility === 'hidden' || height >= innerHeight || width < 2 ? 0 : Math.min(bottom, clip);
  const inner = overflowY === 'visible' ? clip : Math.min(bottom, clip);
  return Math.max(own, ...Array.from(element.children, (child) => findLowestEdge(child, inner)));
}

function resizeIframe(): void {
  const height = Math.min(Math.max(findLowestEdge(document.body) + scrollY + GAP, MIN_HEIGHT), MAX_HEIGHT);
  if (frame && !frame.dataset.height) frame.style.height = `${Math.ceil(height)}px`;
}

/** What floats takes its place anew as the window changes, at once; what it hangs on may do so a frame later. */
function repositionOverlays(): void {
  requestAnimationFrame(() => requestAnimationFrame(() => window.dispatchEvent(new Event('resize'))));
}

/** Whether somebody has pressed something in the frame: from then on it is theirs. */
let hasUserInteracted = false;
let isPlaying = false;

/** The page keeps its place, whatever in the frame is brought into view. Out of its turn a story takes no focus: another one would lose it. */
function preventPageScroll(): void {
  const { focus } = HTMLElement.prototype;
  const { scrollIntoView } = Element.prototype;
  const withFixedScroll = (move: () => void) => {
    const { scrollX: left, scrollY: top } = parent;
    move();
    if (!hasUserInteracted) parent.scrollTo({ left, top, behavior: 'instant' });
  };
  HTMLElement.prototype.focus = function (...args) {
    if (hasUserInteracted || isPlaying) withFixedScroll(() => focus.apply(this, args));
  };
  Element.prototype.scrollIntoView = function (...args) {
    withFixedScroll(() => scrollIntoView.apply(this, args));
  };
  const touch = ({ isTrusted }: Event) => {
    hasUserInteracted ||= isTrusted;
  };
  for (const type of ['pointerdown', 'keydown']) window.addEventListener(type, touch, true);
}

if (frame) preventPageScroll();

const endPhases = new Set(['completing', 'errored', 'aborted']);

/** Before a story is drawn. */
export async function waitForPlayLock(): Promise<void> {
  if (!frame) return;
  await waitUntilVisible(frame);
  const end = await acquirePlayLock();
  const focusedBefore = captureFocus();
  isPlaying = true;
  const channel = addons.getChannel();
  const onPhaseChange = ({ newPhase }: { readonly newPhase: string }) => {
    if (!endPhases.has(newPhase)) return;
    channel.off(STORY_RENDER_PHASE_CHANGED, onPhaseChange);
    isPlaying = false;
    if (!hasUserInteracted) restoreFocus(focusedBefore);
    end();
  };
  channel.on(STORY_RENDER_PHASE_CHANGED, onPhaseChange);
  channel.once(PLAY_FUNCTION_THREW_EXCEPTION, () => {
    frame.dataset.stopped = '';
  });
  channel.once(STORY_FINISHED, () => {
    resizeIframe();
    repositionOverlays();
    frame.dataset.storyFrame = 'drawn';
  });
}
