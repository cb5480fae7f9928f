import { TextField } from '@boostdesk/ui/text-field';
import { Suspense } from 'react';
import { lazyComponent } from '../../core/lazy.ts';

const DatePicker = lazyComponent(async () => (await import('@boostdesk/ui/date-picker')).DatePicker);
const MarkdownEditor = lazyComponent(async () => (await import('@boostdesk/ui/markdown-editor')).MarkdownEditor);

interface InputProps<V> {
  readonly label: string;
  readonly subLabel: string | undefined;
  readonly error: string | undefined;
  readonly value: V;
  readonly onChange: (value: V) => void;
}

/** Lazy date field with a calendar. */
export const DayInput = (props: InputProps<string | null> & { readonly isClearable: boolean }) => (
  <Suspense fallback={<TextField label={props.label} isDisabled value={props.value ?? ''} />}>
    <DatePicker {...props} />
  </Suspense>
);

const MARKDOWN_ROWS = 12;

/** Lazy Markdown editor with toolbar and preview. */
export const MarkdownInput = (props: InputProps<string>) => (
  <Suspense
    fallback={<TextField label={props.label} isDisabled isMultiline rows={MARKDOWN_ROWS} value={props.value} />}
  >
    <MarkdownEditor {...props} rows={MARKDOWN_ROWS} />
  </Suspense>
);
