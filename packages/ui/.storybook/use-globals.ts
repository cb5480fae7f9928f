import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';

export type DocsStory = ReturnType<DocsContextProps['componentStories']>[number];

type Globals = Readonly<Record<string, unknown>>;

/** The toolbar's settings on a docs page. */
export function useGlobals(of: DocsStory | undefined, { channel, getStoryContext }: DocsContextProps): Globals {
  const [globals, setGlobals] = useState<Globals>(() => (of ? getStoryContext(of).userGlobals : {}));
  useEffect(() => {
    const onGlobalsUpdated = ({ userGlobals }: { readonly userGlobals: Globals }) => setGlobals(userGlobals);
    channel.on(GLOBALS_UPDATED, onGlobalsUpdated);
    return () => channel.off(GLOBALS_UPDATED, onGlobalsUpdated);
  }, [channel]);
  return globals;
}
