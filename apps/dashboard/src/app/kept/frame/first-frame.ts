import { draw, isFields, ownStyle, parsed } from './draw-frame.ts';

/** A frame of the server's that may come before the app does. */
interface FirstFrame {
  isDrawn: boolean;
  /** The app draws by itself: nothing takes its place any more. */
  isLate: boolean;
}

declare global {
  /** Undefined where the server was asked for none. */
  var firstFrame: FirstFrame | undefined;
}

export interface Coming {
  readonly screen: Promise<{ readonly drawing: unknown }>;
  /** Until the app's files have come. */
  readonly files: Promise<unknown>;
  /** Whether it is of the session that the browser has. */
  readonly isOwn: () => boolean;
}

/** A browser that writes its first word takes fonts up for as long as for a whole screen: it does while nothing else is to do. The face is that of Latin words. */
async function writeFirstWord(first: FirstFrame): Promise<void> {
  const word = document.createElement('b');
  Object.assign(word, { textContent: 'Boostdesk 0123456789', ariaHidden: 'true' });
  word.style.cssText = 'position:fixed;visibility:hidden';
  await parsed();
  await ownStyle();
  await document.fonts.load('1em "Inter Variable"');
  if (first.isDrawn || first.isLate) return;
  document.body.append(word);
  word.getBoundingClientRect();
  word.remove();
}

/**
 * Draws what the server has drawn of a screen. Done when it is seen, or cannot be, or the app's files have come before it: on a slow
 * processor to run them takes longer than to draw it.
 */
export async function drawFirstFrame({ screen, files, isOwn }: Coming): Promise<void> {
  const first: FirstFrame = { isDrawn: false, isLate: false };
  globalThis.firstFrame = first;
  const isWanted = () => {
    first.isDrawn = !first.isLate && isOwn();
    return first.isDrawn;
  };
  void writeFirstWord(first).catch(() => undefined);
  const drawing = screen.then((whole) => whole.drawing).catch(() => null);
  const drawn = drawing.then((come) => isFields(come) && draw(come, isWanted));
  const isSooner = await Promise.race([drawing.then(() => true), files.then(() => false)]);
  if (isSooner) await drawn;
}
