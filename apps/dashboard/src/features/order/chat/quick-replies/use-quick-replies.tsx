import type { OrderView } from '@boostdesk/api-client/contract';
import { isRoleAllowed } from '@boostdesk/auth';
import { findGaps, findTrigger } from '@boostdesk/catalogs/rules';
import type { ComposerCompletion } from '@boostdesk/ui/chat-composer';
import { type FocusEvent, type KeyboardEvent, Suspense, useId, useLayoutEffect, useRef, useState } from 'react';
import { lazyComponent } from '../../../../core/lazy.ts';
import { useAtomValue } from '../../../../core/state.ts';
import { actorAtom } from '../../../../session/session-atoms.ts';
import type { HandleKey } from './quick-reply-list.tsx';
import { useGaps } from './use-gaps.ts';

const QuickReplyList = lazyComponent(async () => (await import('./quick-reply-list.tsx')).QuickReplyList);

interface QuickRepliesOptions {
  readonly order: OrderView;
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly onFiles: (files: Promise<readonly File[]>) => void;
}

/** The selection that an inserted text gets once it is in the field. */
type Selection = readonly [start: number, end: number];

/** Quick replies in the composer, for boosters and staff: `/` opens their list at the cursor. */
export function useQuickReplies({ order, text, onChange, onFiles }: QuickRepliesOptions) {
  const actor = useAtomValue(actorAtom);
  const isEnabled = isRoleAllowed('quickReply.list', actor);
  const input = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  /** Null while the field has no focus or a selection. */
  const [cursor, setCursor] = useState<number | null>(null);
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const [activeId, setActiveId] = useState<string>();
  /** Set by the list once it is loaded. */
  const keys = useRef<HandleKey | null>(null);
  const selection = useRef<Selection | null>(null);
  const gaps = useGaps(input, text, isEnabled);

  const found = isEnabled && cursor !== null ? findTrigger(text, cursor) : undefined;
  if (found === undefined && closedAt !== null) setClosedAt(null);
  const trigger = found?.start === closedAt ? undefined : found;

  useLayoutEffect(() => {
    if (selection.current === null) return;
    input.current?.focus();
    input.current?.setSelectionRange(...selection.current);
    selection.current = null;
  });

  function replace(from: number, to: number, inserted: string, [start, end]: Selection): void {
    selection.current = [from + start, from + end];
    setCursor(start === end ? from + end : null);
    onChange(text.slice(0, from) + inserted + text.slice(to));
  }

  function insert(inserted: string): void {
    if (trigger === undefined) return;
    const [gap] = findGaps(inserted);
    const end = trigger.start + 1 + trigger.query.length;
    replace(trigger.start, end, inserted, gap ? [gap.start, gap.end] : [inserted.length, inserted.length]);
  }

  /** Types the `/` for users of a pointer. */
  function open(): void {
    const at = input.current?.selectionStart ?? text.length;
    const typed = at === 0 || /\s/u.test(text[at - 1] ?? '') ? '/' : ' /';
    setClosedAt(null);
    replace(at, input.current?.selectionEnd ?? at, typed, [typed.length, typed.length]);
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (trigger === undefined) {
      gaps.onKeyDown(event);
      return;
    }
    if (event.key === 'Escape') {
      event.preventDefault();
      setClosedAt(trigger.start);
      return;
    }
    // Shift + Enter starts a line, Shift + Tab moves back, Shift and an arrow key select text.
    if (event.shiftKey) return;
    // A shortcut that is typed before the list is loaded is not sent.
    const isHandled = keys.current === null ? event.key === 'Enter' : keys.current(event.key);
    if (isHandled) event.preventDefault();
    else gaps.onKeyDown(event);
  }

  const completion: ComposerCompletion = {
    listId: trigger && id,
    activeId: trigger && activeId,
    onKeyDown,
    onCursor: ({ selectionStart, selectionEnd }) => setCursor(selectionStart === selectionEnd ? selectionStart : null),
    list: trigger && (
      <Suspense fallback={null}>
        <QuickReplyList
          id={id}
          query={trigger.query}
          order={order}
          keys={keys}
          onActive={setActiveId}
          onInsert={insert}
          onFiles={onFiles}
        />
      </Suspense>
    ),
  };

  return {
    isEnabled,
    gaps,
    open,
    /** Properties of the composer. */
    props: isEnabled
      ? {
          completion,
          inputRef: input,
          marks: gaps.gaps,
          onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>) => {
            if (!currentTarget.contains(relatedTarget)) setCursor(null);
          },
        }
      : {},
  };
}
