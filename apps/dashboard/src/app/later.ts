import { type ComponentType, lazy } from 'react';
import { afterFirstScreen } from './first-screen.ts';

/** A part of the page that is not to hold up the first screen: it comes after it. */
export const later = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => {
    await afterFirstScreen();
    return { default: await load() };
  });
