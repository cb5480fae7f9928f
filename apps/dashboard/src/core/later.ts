import { type ComponentType, lazy } from 'react';
import { afterFirstScreen } from './first-screen.ts';
import { untilLoaded } from './part.ts';

/** Lazy component that loads after the first screen, with the retries of `untilLoaded`. */
export const later = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => {
    await afterFirstScreen();
    return { default: await untilLoaded(load) };
  });
