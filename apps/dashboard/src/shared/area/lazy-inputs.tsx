import { TextField } from '@boostdesk/ui/text-field';
import { Suspense } from 'react';
import { lazyWithRetry } from '../../core/lazy-with-retry.ts';
import type { DayInputProps } from './day-input.tsx';
import type { MarkdownInputProps } from './markdown-input.tsx';

const Day = lazyWithRetry(async () => (await import('./day-input.tsx')).DayInput);
const Markdown = lazyWithRetry(async () => (await import('./markdown-input.tsx')).MarkdownInput);

/** Lazy date field with a calendar. */
export const DayInput = (props: DayInputProps) => (
  <Suspense fallback={<TextField label={props.label} isDisabled value={props.value ?? ''} />}>
    <Day {...props} />
  </Suspense>
);

/** Lazy Markdown editor with toolbar and preview. */
export const MarkdownInput = (props: MarkdownInputProps) => (
  <Suspense fallback={<TextField label={props.label} isDisabled isMultiline rows={props.rows} value={props.value} />}>
    <Markdown {...props} />
  </Suspense>
);
