import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useMemo, useSyncExternalStore } from 'react';
import type { Theme } from '../src/tokens/tokens.ts';
import { useGlobals } from './story-frame.tsx';
import { prefersLight, themeOf } from './theme.ts';

const listen = (changed: () => void) => {
  const system = prefersLight();
  system.addEventListener('change', changed);
  return () => system.removeEventListener('change', changed);
};

function useTheme(asked: unknown): Theme {
  const ofSystem = useSyncExternalStore(listen, () => (prefersLight().matches ? 'light' : 'dark'));
  return asked === 'light' || asked === 'dark' ? asked : ofSystem;
}

/** A docs page in the theme that the toolbar says, as the stories on it. */
export function ThemedContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [first] = context.componentStories();
  const theme = useTheme(useGlobals(first, context).theme);
  const page = useMemo(() => themeOf(theme), [theme]);
  return (
    <DocsContainer context={context} theme={page}>
      {children}
    </DocsContainer>
  );
}
