import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { messages } from '../messages/messages.ts';
import { useLatest } from '../use-latest.ts';
import type { LengthLimit } from './use-length-limit.ts';

/** Characters beyond the limit that a field shows: browsers need seconds for each change of a field with a million. */
const SHOWN_BEYOND_LIMIT = 10_000;

interface LongTextOptions {
  readonly text: string;
  /** Without a limit all text is shown. */
  readonly maxLength: number | undefined;
  readonly input: RefObject<HTMLInputElement | HTMLTextAreaElement | null>;
  readonly onChange: (text: string) => void;
}

interface LongText {
  /** The part of the text for the field. */
  readonly shown: string;
  readonly isCut: boolean;
  /** Called with the field's text; reports it with the part that is not shown, which goes when the field is emptied. */
  readonly change: (fieldText: string) => void;
}

/** Shows the beginning of a text that is far too long, and keeps the rest. Pasted and dropped texts do not enter the field first. */
export function useLongText({ text, maxLength, input, onChange }: LongTextOptions): LongText {
  const most = maxLength === undefined ? Number.POSITIVE_INFINITY : maxLength + SHOWN_BEYOND_LIMIT;
  const isCut = text.length > most;
  const shown = isCut ? text.slice(0, most) : text;
  const rest = isCut ? text.slice(most) : '';
  /** A text set by React moves the cursor to the end. */
  const cursor = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (cursor.current !== null) input.current?.setSelectionRange(cursor.current, cursor.current);
    cursor.current = null;
  });
  const latestInsert = useLatest((field: HTMLInputElement | HTMLTextAreaElement, inserted: string) => {
    const { selectionStart, selectionEnd, value } = field;
    const start = selectionStart ?? value.length;
    cursor.current = Math.min(start + inserted.length, most);
    onChange(value.slice(0, start) + inserted + value.slice(selectionEnd ?? start) + rest);
  });
  useEffect(() => {
    const field = input.current;
    const onBeforeInput = (event: InputEvent) => {
      const inserted = event.data ?? '';
      if (!field || inserted.length <= SHOWN_BEYOND_LIMIT) return;
      event.preventDefault();
      latestInsert.current(field, inserted);
    };
    // React's own event of this name is another one.
    field?.addEventListener('beforeinput', onBeforeInput as EventListener);
    return () => field?.removeEventListener('beforeinput', onBeforeInput as EventListener);
  }, [input, latestInsert]);
  const change = (fieldText: string) => {
    if (isCut) cursor.current = input.current?.selectionEnd ?? null;
    onChange(fieldText === '' ? '' : fieldText + rest);
  };
  return { shown, isCut, change };
}

/** For `useLengthLimit`: a cut text says that it is cut. */
export const describeLength = (
  { isCut }: Pick<LongText, 'isCut'>,
  describe: LengthLimit['describe'],
): LengthLimit['describe'] => (isCut ? messages.textField.tooLongCut : describe);
