import { type ReactNode, useState } from 'react';
import { useIsPrinting } from '../use-is-printing.ts';
import { useLazyModule } from '../use-lazy-module.ts';
import { estimateVisibleHeight, type RowWindow, type RowWindowOptions } from './row-window.ts';

/** Longest list rendered completely. */
const MAX_RENDERED_WHOLE = 100;

const loadVirtualizer = async () => (await import('./row-virtualizer.tsx')).RowVirtualizer;

const renderFirst = (shown: number, { count, rowHeight }: RowWindowOptions): RowWindow => ({
  indexes: Array.from({ length: shown }, (_, index) => index),
  before: 0,
  after: (count - shown) * rowHeight,
  getOffset: (index) => index * rowHeight,
  measure: () => undefined,
});

/**
 * All rows of a short list, or those near the viewport. Render `virtualizer` in the table: it tracks the viewport once loaded; until then,
 * one screenful renders. On paper, all rows.
 */
export const useRowWindow = (options: RowWindowOptions): { window: RowWindow; virtualizer: ReactNode } => {
  const { count, rowHeight } = options;
  const isLong = count > MAX_RENDERED_WHOLE;
  const Virtualizer = useLazyModule(loadVirtualizer, isLong);
  const [virtualWindow, setVirtualWindow] = useState<RowWindow>();
  const isPrinting = useIsPrinting();
  if (!isLong) return { window: renderFirst(count, options), virtualizer: null };
  const first = renderFirst(Math.ceil(estimateVisibleHeight() / rowHeight), options);
  if (Virtualizer === undefined) return { window: first, virtualizer: null };
  const window = isPrinting ? renderFirst(count, options) : (virtualWindow ?? first);
  return { window, virtualizer: <Virtualizer {...options} onChange={setVirtualWindow} /> };
};
