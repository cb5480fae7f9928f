import type { TableView } from '@boostdesk/ui/data-table';
import { useState } from 'react';
import * as z from 'zod/mini';
import { readStored, writeStored } from '../core/storage.ts';

type Widths = TableView['widths'];

const schema = z.record(z.string(), z.number().check(z.minimum(1), z.maximum(10_000)));

/** Resized column widths of a table, stored per browser, as they depend on the screen. */
export function useColumnWidths(table: string): readonly [widths: Widths, draw: (widths: Widths) => void] {
  const key = `boostdesk.widths.${table}`;
  const [widths, setWidths] = useState<Widths>(() => readStored(key, schema) ?? {});
  const storeWidths = (next: Widths) => {
    setWidths(next);
    writeStored(key, next);
  };
  return [widths, storeWidths];
}
