import { TextField } from '@boostdesk/ui/text-field';
import { Suspense } from 'react';
import { part } from '../../core/part.ts';
import type { DayInputProps } from './day-input.tsx';
import type { MarkdownInputProps } from './markdown-input.tsx';

const Day = part(async () => (await import('./day-input.tsx')).DayInput);
const Markdown = part(async () => (await import('./markdown-input.tsx')).MarkdownInput);

/** A day, by typing or from a calendar, which comes when a form asks for one. */
export const DayInput = (props: DayInputProps) => (
  <Suspense fallback={<TextField label={props.label} isDisabled value={props.value ?? ''} />}>
    <Day {...props} />
  </Suspense>
);

/** A text in Markdown with its buttons and preview, which come when a form asks for one. */
export const MarkdownInput = (props: MarkdownInputProps) => (
  <Suspense fallback={<TextField label={props.label} isDisabled isMultiline rows={props.rows} value={props.value} />}>
    <Markdown {...props} />
  </Suspense>
);
