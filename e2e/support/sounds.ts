import type { BrowserContext, Page } from '@playwright/test';

declare global {
  interface Window {
    /** Paths of what was played, in order. */
    playedSounds?: string[];
  }
}

/** Notes each sound that a page starts. Whether the browser lets it be heard is another journey's affair: here it always does. */
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
