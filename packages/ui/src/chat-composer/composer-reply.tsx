import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { IconButton } from '../button/button.tsx';

/** The message to reply to. */
export interface ComposerReply {
  readonly id: string | number;
  /** 'Replying to Kaito'. */
  readonly title: string;
  readonly text: string;
  /** Presses of Reply since the page was opened; each focuses the field, also for the same message. */
  readonly presses?: number | undefined;
  readonly onCancel: () => void;
}

interface ReplyBarProps {
  readonly id: string;
  readonly reply: ComposerReply;
  readonly cancelLabel: string;
  readonly onCancel: () => void;
}

const ReplyBar = ({ id, reply, cancelLabel, onCancel }: ReplyBarProps) => (
  <div className="bd-composer__reply">
    <div id={id} className="bd-composer__quote">
      <span className="bd-composer__quote-title">{reply.title} </span>
      <span className="bd-composer__quote-text" dir="auto" translate="yes">
        {reply.text}
      </span>
    </div>
    <IconButton size="s" aria-label={cancelLabel} onPress={onCancel}>
      <X size={14} aria-hidden="true" />
    </IconButton>
  </div>
);

interface ReplyControls {
  readonly bar: ReactNode;
  /** ID of the text that describes the field; false without a reply. */
  readonly noteId: string | false;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Shows the reply above the field, which takes the focus when the reply starts or ends. */
export function useComposerReply(
  input: RefObject<HTMLTextAreaElement | null>,
  reply: ComposerReply | undefined,
  cancelLabel: string,
): ReplyControls {
  const noteId = useId();
  const target = reply && `${reply.id} ${reply.presses ?? 0}`;
  // A reply that the composer starts with is a restored draft.
  const focusedTarget = useRef(target);
  useEffect(() => {
    if (target !== undefined && target !== focusedTarget.current) input.current?.focus();
    focusedTarget.current = target;
  }, [input, target]);
  if (reply === undefined) return { bar: null, noteId: false, onKeyDown: () => undefined };
  const cancel = () => {
    reply.onCancel();
    input.current?.focus();
  };
  return {
    bar: <ReplyBar id={noteId} reply={reply} cancelLabel={cancelLabel} onCancel={cancel} />,
    noteId,
    onKeyDown: (event) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      cancel();
    },
  };
}
