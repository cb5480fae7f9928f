import type { BrowserContext, Page } from '@playwright/test';

declare global {
  interface Window {
    /** Paths of the played sounds, in order. */
    playedSounds?: string[];
  }
}

/** Records each sound that a page starts. The browser always allows sounds here; another journey tests the blocked case. */
export const recordSounds = (context: BrowserContext) =>
  context.addInitScript(() => {
    const played: string[] = [];
    window.playedSounds = played;
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      played.push(new URL(this.src).pathname);
      return play.call(this).catch(() => undefined);
    };
  });

export const soundsOf = (page: Page): Promise<string[]> => page.evaluate(() => window.playedSounds ?? []);
