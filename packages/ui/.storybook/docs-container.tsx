import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useMemo, useSyncExternalStore } from 'react';
import { create } from 'storybook/theming';
import { type ColorToken, colors, type Theme } from '../src/tokens/tokens.ts';
import { useGlobals } from './story-frame.tsx';

/** Asked when a page is drawn: who reads this file for what else the preview says may have no window to ask. */
const prefersLight = () => window.matchMedia('(prefers-color-scheme: light)');

const listen = (changed: () => void) => {
  const system = prefersLight();
  system.addEventListener('change', changed);
  return () => system.removeEventListener('change', changed);
};

function useTheme(asked: unknown): Theme {
  const ofSystem = useSyncExternalStore(listen, () => (prefersLight().matches ? 'light' : 'dark'));
  return asked === 'light' || asked === 'dark' ? asked : ofSystem;
}

/** Storybook's own page in the colours of the product. */
function pageIn(theme: Theme) {
  const of = (token: ColorToken) => colors[token][theme];
  return create({
    base: theme,
    appBg: of('bg'),
    appContentBg: of('bg'),
    appPreviewBg: of('bg'),
    appBorderColor: of('border'),
    barBg: of('surface'),
    textColor: of('text'),
    textMutedColor: of('text-muted'),
    colorPrimary: of('accent'),
    colorSecondary: of('accent'),
    inputBg: of('surface'),
    inputBorder: of('border-strong'),
    inputTextColor: of('text'),
  });
}

/** A docs page in the theme that the toolbar says, as the stories on it. */
export function ThemedContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [first] = context.componentStories();
  const theme = useTheme(useGlobals(first, context).theme);
  const page = useMemo(() => pageIn(theme), [theme]);
  return (
    <DocsContainer context={context} theme={page}>
      {children}
    </DocsContainer>
  );
}
