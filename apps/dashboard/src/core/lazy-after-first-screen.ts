import { type ComponentType, lazy } from 'react';
import { waitForFirstScreen } from './first-screen.ts';
import { importWithRetry } from './lazy-with-retry.ts';

/** Lazy component that loads after the first screen, with the retries of `importWithRetry`. */
export const lazyAfterFirstScreen = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => {
    await waitForFirstScreen();
    return { default: await importWithRetry(load) };
  });
