import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { initialGlobals } from './toolbar.ts';

export type DocsStory = ReturnType<DocsContextProps['componentStories']>[number];

type Globals = Readonly<Record<string, unknown>>;

/** The toolbar's settings on a docs page. */
export function useGlobals(of: DocsStory | undefined, { channel, getStoryContext }: DocsContextProps): Globals {
  const [globals, setGlobals] = useState<Globals>(() => (of ? getStoryContext(of).userGlobals : {}));
  useEffect(() => {
    // The event may come from the frame of an example and have the settings of that document.
    const onGlobalsUpdated = ({ userGlobals }: { readonly userGlobals: Globals }) =>
      setGlobals(of ? getStoryContext(of).userGlobals : userGlobals);
    channel.on(GLOBALS_UPDATED, onGlobalsUpdated);
    return () => channel.off(GLOBALS_UPDATED, onGlobalsUpdated);
  }, [channel, of, getStoryContext]);
  return globals;
}

/**
 * Gives examples in frames the toolbar's settings: Storybook adds their IDs to this address.
 * @returns the address, a key for the frames
 */
export function setFrameAddress(globals: Globals): string {
  const settings = Object.keys(initialGlobals).map((name) => `${name}:${String(globals[name])}`);
  const address = `iframe.html?${new URLSearchParams({ globals: settings.join(';') }).toString()}`;
  Object.assign(globalThis, { PREVIEW_URL: address });
  return address;
}
