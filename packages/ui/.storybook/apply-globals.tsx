import type { Decorator, StoryContext } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useNotifyEffectsRun } from './mount-with-effects.ts';
import type { initialGlobals } from './toolbar.ts';

type Globals = Record<keyof typeof initialGlobals, string>;

const isRightToLeft = (locale: string) => /^(ar|fa|he|ur)\b/.test(locale);

const getDirection = ({ direction, locale }: Globals) => {
  const ofLocale = isRightToLeft(locale) ? 'rtl' : 'ltr';
  return direction === 'locale' ? ofLocale : direction;
};

/**
 * A locale whose script runs in the chosen direction, with unchanged texts and figures: react-aria derives arrow keys and placement from
 * it.
 */
const toAriaLocale = ({ direction, locale }: Globals): string =>
  direction === 'locale'
    ? locale
    : new Intl.Locale(locale, { script: direction === 'rtl' ? 'Arab' : 'Latn' }).toString();

/** Applies the attributes that both web apps set on the page. */
function applyGlobals(asked: Globals): void {
  const { theme, density, locale, motion } = asked;
  const root = document.documentElement;
  root.lang = locale;
  root.dir = getDirection(asked);
  root.dataset.density = density;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  if (motion === 'system') delete root.dataset.motion;
  else root.dataset.motion = motion;
}

export function useApplyGlobals(globals: Readonly<Record<string, unknown>>): void {
  const { theme, direction, density, locale, motion } = globals as Globals;
  useLayoutEffect(
    () => applyGlobals({ theme, direction, density, locale, motion }),
    [theme, direction, density, locale, motion],
  );
}

/** Whole-page stories (`parameters: { landmarks: 'own' }`) bring their own `main`; a docs page shows many stories. */
const needsMain = ({ parameters, viewMode }: Pick<StoryContext, 'parameters' | 'viewMode'>) =>
  viewMode === 'story' && parameters.landmarks !== 'own';

/** Applies the toolbar to a story. Density also becomes a prop where the component has one, unless the story sets it. */
export const withGlobals: Decorator = (Story, { args, argTypes, globals, id, parameters, viewMode }) => {
  const { density } = globals as Globals;
  useApplyGlobals(globals);
  useNotifyEffectsRun(id);
  const asked = 'density' in argTypes && args.density === undefined ? { args: { ...args, density } } : {};
  const story = Story(asked);
  return (
    <I18nProvider locale={toAriaLocale(globals as Globals)}>
      {needsMain({ parameters, viewMode }) ? <main style={{ display: 'contents' }}>{story}</main> : story}
    </I18nProvider>
  );
};
