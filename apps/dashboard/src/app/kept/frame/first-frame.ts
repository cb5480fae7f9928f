import { draw, isFields } from './draw-frame.ts';

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

/** Draws what has come; one that the app was faster than is let go. */
async function drawInTime(drawing: unknown, first: FirstFrame): Promise<void> {
  if (!isFields(drawing)) return;
  await draw(drawing, () => {
    first.isDrawn = !first.isLate;
    return first.isDrawn;
  });
}

/**
 * Draws what the server has drawn of a screen. Done when it is seen, or cannot be, or the app's `files` have come before it: on a slow
 * processor to run them takes longer than to draw it.
 */
export async function drawFirstFrame(
  screen: Promise<{ readonly drawing: unknown }>,
  files: Promise<unknown>,
): Promise<void> {
  const first: FirstFrame = { isDrawn: false, isLate: false };
  globalThis.firstFrame = first;
  const drawing = screen.then((whole) => whole.drawing).catch(() => null);
  const drawn = drawing.then((come) => drawInTime(come, first));
  const isSooner = await Promise.race([drawing.then(() => true), files.then(() => false)]);
  if (isSooner) await drawn;
}
