import { TextField } from '@boostdesk/ui/text-field';
import { Suspense } from 'react';
import { lazyComponent } from '../../core/lazy.ts';

const DatePicker = lazyComponent(async () => (await import('@boostdesk/ui/date-picker')).DatePicker);
const MarkdownEditor = lazyComponent(async () => (await import('@boostdesk/ui/markdown-editor')).MarkdownEditor);

interface InputProps<V> {
  readonly label: string;
  readonly note: string | undefined;
  readonly value: V;
  readonly problem: string | undefined;
  readonly onChange: (value: V) => void;
}

/** Lazy date field with a calendar. */
export const DayInput = ({
  note,
  problem,
  ...props
}: InputProps<string | null> & { readonly isClearable: boolean }) => (
  <Suspense fallback={<TextField label={props.label} isDisabled value={props.value ?? ''} />}>
    <DatePicker {...props} subLabel={note} error={problem} />
  </Suspense>
);

/** Lazy Markdown editor with toolbar and preview. `rows` is the initial number of lines. */
export const MarkdownInput = ({ note, problem, ...props }: InputProps<string> & { readonly rows: number }) => (
  <Suspense fallback={<TextField label={props.label} isDisabled isMultiline rows={props.rows} value={props.value} />}>
    <MarkdownEditor {...props} subLabel={note} error={problem} />
  </Suspense>
);
