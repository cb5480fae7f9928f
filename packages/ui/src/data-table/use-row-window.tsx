import { type ReactNode, useState } from 'react';
import { useLate } from '../use-late.ts';
import { type RowWindow, type RowWindowOptions, roomForRows } from './row-window.ts';

/** Lists of up to so many rows are rendered whole. */
const MAX_WHOLE = 100;

const loadFollower = async () => (await import('./row-window-follower.tsx')).RowWindowFollower;

const upTo = (shown: number, { count, rowHeight }: RowWindowOptions): RowWindow => ({
  indexes: Array.from({ length: shown }, (_, index) => index),
  before: 0,
  after: (count - shown) * rowHeight,
  placeOf: (index) => index * rowHeight,
  measure: () => undefined,
});

/**
 * Which rows are rendered: all of a short list, of a long one those in and around the viewport. Render `follower` anywhere in the table:
 * it tracks the viewport; its code loads with the first long list, and until then a screenful from the top is rendered.
 */
export const useRowWindow = (options: RowWindowOptions): { window: RowWindow; follower: ReactNode } => {
  const { count, rowHeight } = options;
  const isLong = count > MAX_WHOLE;
  const Follower = useLate(loadFollower, isLong);
  const [followed, setFollowed] = useState<RowWindow>();
  if (!isLong) return { window: upTo(count, options), follower: null };
  const first = upTo(Math.ceil(roomForRows() / rowHeight), options);
  if (Follower === undefined) return { window: first, follower: null };
  return { window: followed ?? first, follower: <Follower {...options} onChange={setFollowed} /> };
};
