import type { BrowserContext, Page } from '@playwright/test';

declare global {
  interface Window {
    /** Paths of what was played, in order. */
    playedSounds?: string[];
  }
}

/** Notes each sound that a page starts; whether the browser lets it be heard is not the page's affair. */
export const recordSounds = (context: BrowserContext) =>
  context.addInitScript(() => {
    const played: string[] = [];
    window.playedSounds = played;
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      played.push(new URL(this.src).pathname);
      return play.call(this);
    };
  });

export const soundsOf = (page: Page): Promise<string[]> => page.evaluate(() => window.playedSounds ?? []);
