import type { ComponentType, ReactNode } from 'react';

/**
 * In the place of `later` and `part`: what comes late stands in no first frame. React draws what stands for it where it is refused; one that
 * never came would be waited for by each drawing, for good.
 */
const Refused = (): ReactNode => {
  throw new Error('It comes with the app.');
};

type Refuse = <P extends object>(load: () => Promise<ComponentType<P>>) => ComponentType<P>;

export const later: Refuse = () => Refused;
export const part: Refuse = () => Refused;
export const untilLoaded = (): Promise<never> => new Promise(() => undefined);
