import { useState } from 'react';
import * as z from 'zod/mini';
import { readStored, writeStored } from '../../core/storage.ts';
import { i18n } from '../../i18n/i18n.ts';
import { type CsvSeparator, csvSeparators } from './csv.ts';

const KEY = 'boostdesk.csvSeparator';
const schema = z.enum(csvSeparators);

/** Separator that spreadsheets in this language expect: not the comma where it separates decimals. */
export function defaultSeparator(locale: string): CsvSeparator {
  const decimal = new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal');
  return decimal?.value === '.' ? ',' : ';';
}

/** Separator of exported files: the choice stored in the browser, else that of the language. */
export function useCsvSeparator(): readonly [separator: CsvSeparator, store: (separator: CsvSeparator) => void] {
  const [chosen, setChosen] = useState(() => readStored(KEY, schema));
  const store = (separator: CsvSeparator) => {
    setChosen(separator);
    writeStored(KEY, separator);
  };
  return [chosen ?? defaultSeparator(i18n.locale), store];
}
