import type { BootResult } from '../../boot.ts';
import { untilRead } from '../../first-screen.ts';

/** A list that takes longer is waited for in the app, which says so, in ms. */
const LATEST_MS = 4_000;

/** What stands there before has a line that says that more is on its way; the app's own skeleton says no more than that. */
async function untilListed(result: BootResult): Promise<void> {
  if (result.kind !== 'ready' || !((await globalThis.lastFrame) || globalThis.firstFrame?.isDrawn)) return;
  const late = Promise.withResolvers<void>();
  const timer = setTimeout(late.resolve, LATEST_MS);
  await Promise.race([untilRead(result.services.queries), late.promise]);
  clearTimeout(timer);
}

/**
 * Waits until there is something to draw. Where a screen of before or of the server's stands in the page, that is the same one: the one
 * takes the place of the other at once.
 */
export async function untilDrawable(booting: Promise<BootResult>): Promise<BootResult> {
  try {
    const result = await booting;
    await untilListed(result);
    return result;
  } finally {
    if (globalThis.firstFrame) globalThis.firstFrame.isLate = true;
  }
}
