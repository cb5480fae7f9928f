import { type ReactNode, useState } from 'react';
import { useLate } from '../use-late.ts';
import type { RowWindow, RowWindowOptions } from './row-window.ts';

/** Up to here all rows are drawn. */
const drawnWhole = 100;

const loadFollower = async () => (await import('./row-window-follower.tsx')).RowWindowFollower;

const upTo = (shown: number, { count, rowHeight }: RowWindowOptions): RowWindow => ({
  indexes: Array.from({ length: shown }, (_, index) => index),
  before: 0,
  after: (count - shown) * rowHeight,
  measure: () => undefined,
});

/**
 * Which rows stand on the screen. Short lists are drawn whole; long ones only where one looks, which `follower`, put anywhere in
 * the table, keeps up to date.
 */
export const useRowWindow = (options: RowWindowOptions): { window: RowWindow; follower: ReactNode } => {
  const isLong = options.count > drawnWhole;
  const Follower = useLate(loadFollower, isLong);
  const [followed, setFollowed] = useState<RowWindow>();
  if (!isLong) return { window: upTo(options.count, options), follower: null };
  return {
    window: followed ?? upTo(drawnWhole, options),
    follower: Follower && <Follower {...options} onChange={setFollowed} />,
  };
};
