import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useMemo, useSyncExternalStore } from 'react';
import type { Theme } from '../src/tokens/tokens.ts';
import { createStorybookTheme, queryPrefersLight } from './theme.ts';
import { useGlobals } from './use-globals.ts';

const subscribe = (changed: () => void) => {
  const system = queryPrefersLight();
  system.addEventListener('change', changed);
  return () => system.removeEventListener('change', changed);
};

function useTheme(selected: unknown): Theme {
  const systemTheme = useSyncExternalStore(subscribe, () => (queryPrefersLight().matches ? 'light' : 'dark'));
  return selected === 'light' || selected === 'dark' ? selected : systemTheme;
}

export function ThemedContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [first] = context.componentStories();
  const theme = useTheme(useGlobals(first, context).theme);
  const page = useMemo(() => createStorybookTheme(theme), [theme]);
  return (
    <DocsContainer context={context} theme={page}>
      {children}
    </DocsContainer>
  );
}
