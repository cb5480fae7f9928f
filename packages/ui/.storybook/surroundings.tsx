import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import type { initially } from './toolbar.ts';

type Surroundings = Record<keyof typeof initially, string>;

const isRightToLeft = (locale: string) => /^(ar|fa|he|ur)\b/.test(locale);

/** What the two web apps set on the page for whoever reads it. */
function surround({ theme, direction, density, locale, motion }: Surroundings): void {
  const root = document.documentElement;
  const ofLocale = isRightToLeft(locale) ? 'rtl' : 'ltr';
  root.lang = locale;
  root.dir = direction === 'locale' ? ofLocale : direction;
  root.dataset.density = density;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  if (motion === 'system') delete root.dataset.motion;
  else root.dataset.motion = motion;
}

/** Draws a story as the toolbar says. Where density is a prop of the component, it gets it, unless the story has its own. */
export const inSurroundings: Decorator = (Story, { args, argTypes, globals }) => {
  const { theme, direction, density, locale, motion } = globals as Surroundings;
  useLayoutEffect(
    () => surround({ theme, direction, density, locale, motion }),
    [theme, direction, density, locale, motion],
  );
  const asked = 'density' in argTypes && args.density === undefined ? { args: { ...args, density } } : {};
  return <I18nProvider locale={locale}>{Story(asked)}</I18nProvider>;
};
