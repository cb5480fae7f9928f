// Runs in a story's iframe on a docs page: plays in turn, takes neither focus nor scroll position, and requests its height where
// `docs.story.height` is not set.
import {
  PLAY_FUNCTION_THREW_EXCEPTION,
  STORY_FINISHED,
  STORY_RENDER_PHASE_CHANGED,
} from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** In px; taller stories scroll in their iframe. */
const MAX_HEIGHT = 2400;
const MIN_HEIGHT = 64;
const GAP = 24;

const frame = window.frameElement?.matches('[data-story-frame]') ? (window.frameElement as HTMLIFrameElement) : null;

export const isInDocsIframe = frame !== null;

/** Resolves with a release function once no other iframe of the page plays. Without Web Locks (plain http), all play at once. */
const acquirePlayLock = () =>
  new Promise<() => void>((begin) => {
    if (!navigator.locks) return begin(() => undefined);
    void navigator.locks.request('play a story', () => new Promise<void>((end) => begin(end)));
  });

/** Share of the viewport, or of the iframe if it is smaller. */
const MIN_VISIBLE_RATIO = 0.25;

/** Resolves once the iframe is visible: intersection observers and lazy content in a story need a visible page. */
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

/** All windows of the frame chain, outermost first. */
const getAncestorWindows = (): Window[] => {
  const { top, parent } = window;
  return top && top !== parent ? [top, parent] : [parent];
};

const captureFocus = () => getAncestorWindows().map(({ document }) => document.activeElement as HTMLElement | null);

/** Restores focus without focus events, which would close open overlays of the story. */
function restoreFocus(focusedBefore: ReturnType<typeof captureFocus>): void {
  const stopEvent = (event: Event) => event.stopImmediatePropagation();
  for (const type of ['blur', 'focusout']) window.addEventListener(type, stopEvent, true);
  frame?.blur();
  for (const element of focusedBefore) if (element !== frame) element?.focus({ preventScroll: true });
  for (const type of ['blur', 'focusout']) window.removeEventListener(type, stopEvent, true);
}

/** The lowest visible edge of an element and its descendants. Elements as tall as the iframe count by their content. */
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

/** Overlays reposition on resize; two frames later, because their trigger may move first. */
function repositionOverlays(): void {
  requestAnimationFrame(() => requestAnimationFrame(() => window.dispatchEvent(new Event('resize'))));
}

/** Whether the reader has used the iframe, which then keeps its focus. */
let hasUserInteracted = false;
let isPlaying = false;

/** Keeps scrolling inside the iframe, and ignores `focus()` while another story plays. */
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
