import type { Page } from '@playwright/test';

/** Changes toolbar settings of the loaded page. */
export const setGlobals = (page: Page, globals: Readonly<Record<string, string>>): Promise<void> =>
  page.evaluate((values) => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as {
      __STORYBOOK_PREVIEW__: { channel: { emit: (event: string, of: object) => void } };
    };
    preview.channel.emit('updateGlobals', { globals: values });
  }, globals);
