import { Suspense } from 'react';
import { part } from '../app/part.ts';
import styles from './days-filter.module.css';
import type { DaysFilterProps } from './days-input.tsx';

/** The calendar is heavy, and only a few lists ask for days. */
const DaysInput = part(async () => (await import('./days-input.tsx')).DaysInput);

/** A filter by days, beside the buttons over a list. */
export const DaysFilter = (props: DaysFilterProps) => (
  <Suspense fallback={<span className={styles.place}>{props.label}</span>}>
    <DaysInput {...props} />
  </Suspense>
);
