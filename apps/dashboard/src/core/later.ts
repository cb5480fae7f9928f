import { type ComponentType, lazy } from 'react';
import { afterFirstScreen } from './first-screen.ts';
import { untilLoaded } from './part.ts';

/** A part of the page that is not to hold up the first screen: it comes after it, or with the line that was cut meanwhile. */
export const later = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => {
    await afterFirstScreen();
    return { default: await untilLoaded(load) };
  });
