import { ArrowUp, CloudOff } from 'lucide-react';
import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Button } from 'react-aria-components/Button';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { classNames } from '../class-names.ts';
import { isBlank } from '../field/is-blank.ts';
import { useLengthLimit } from '../field/use-length-limit.ts';
import { describeLength, useLongText } from '../field/use-long-text.ts';
import { detailMessages } from '../messages/detail-messages.ts';
import { messages } from '../messages/messages.ts';
import { useCompositionGuard } from '../use-composition-guard.ts';
import { useMediaQuery } from '../use-media-query.ts';
import { type ComposerMark, ComposerMarks } from './composer-marks.tsx';
import { type ComposerReply, useComposerReply } from './composer-reply.tsx';
import { useFiles } from './use-files.ts';
import './chat-composer.css';

export type { ComposerMark, ComposerReply };

/** Suggestions of texts to insert, whose list has the keys of the field first. */
export interface ComposerCompletion {
  /** Id of the open list; undefined while it is closed. */
  readonly listId: string | undefined;
  /** Id of the option that Enter inserts. */
  readonly activeId: string | undefined;
  /** The list, above the field. */
  readonly list: ReactNode;
  /** Called before the field handles a key; a prevented default means that it is handled. */
  readonly onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
  /** Called with the field when text or cursor may have changed. */
  readonly onCursor: (field: HTMLTextAreaElement) => void;
}

export interface ChatComposerProps extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'onChange' | 'onSubmit'> {
  /** The draft. Persist it to survive a reload. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Called with the trimmed text, if it shows something or there are attachments. */
  readonly onSend: (text: string) => void;
  /** 'Message to Kaito'. */
  readonly label?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly sendLabel?: string | undefined;
  /** Why sending isn’t possible; replaces the placeholder. */
  readonly disabledReason?: string | undefined;
  /** Shown while offline, and read with the field. The app announces the lost connection once, for example in a banner. */
  readonly offlineNote?: string | undefined;
  /** 'Kaito is typing'. */
  readonly typing?: string | undefined;
  /** The message to reply to, above the field; the field takes the focus when it changes. Escape cancels it. */
  readonly reply?: ComposerReply | undefined;
  readonly cancelReplyLabel?: string | undefined;
  readonly inputRef?: RefObject<HTMLTextAreaElement | null> | undefined;
  /** Suggestions of texts to insert, such as prepared messages. */
  readonly completion?: ComposerCompletion | undefined;
  /** Parts of the text to highlight, ascending and disjoint. */
  readonly marks?: readonly ComposerMark[] | undefined;
  /** Before the send button. */
  readonly actions?: ReactNode;
  /** Above the field, such as chosen pictures. */
  readonly attachments?: ReactNode;
  /** Allows sending without text. */
  readonly hasAttachments?: boolean | undefined;
  /** Called with pasted and dropped files. */
  readonly onFiles?: ((files: readonly File[]) => void) | undefined;
  /** Limit in UTF-16 units, trimmed. Longer text isn’t sent. */
  readonly maxLength?: number | undefined;
  /** @default '12 over the 200-character limit' */
  readonly describeTooLong?: ((over: number, most: number) => string) | undefined;
}

const ignore = () => undefined;
const noCompletion: ComposerCompletion = {
  listId: undefined,
  activeId: undefined,
  list: null,
  onKeyDown: ignore,
  onCursor: ignore,
};

/** A text field has no `aria-expanded`. */
const completionAttributes = (completion: ComposerCompletion) =>
  completion === noCompletion
    ? {}
    : ({
        'aria-autocomplete': 'list',
        'aria-haspopup': 'listbox',
        'aria-controls': completion.listId,
        'aria-activedescendant': completion.activeId,
      } as const);

/** Maximum input height in px. */
const tallest = 160;

/** A keyboard on the screen has no Shift + Enter. */
const TOUCH = '(hover: none) and (pointer: coarse)';

const joinIds = (...ids: readonly (string | false)[]): string | undefined => ids.filter(Boolean).join(' ') || undefined;

const Typing = ({ children }: { readonly children: string | undefined }) => (
  <p className="bd-composer__typing" role="status">
    {children !== undefined && (
      <>
        <span className="bd-composer__dots" aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
        <span className="bd-composer__typing-text">{children}</span>
      </>
    )}
  </p>
);

const OfflineNote = ({ id, children }: { readonly id: string; readonly children: string | undefined }) =>
  children !== undefined && (
    <p id={id} className="bd-composer__note">
      <CloudOff size={14} aria-hidden="true" />
      {children}
    </p>
  );

type InputRef = RefObject<HTMLTextAreaElement | null>;

function useInput(given: InputRef | undefined): InputRef {
  const own = useRef<HTMLTextAreaElement>(null);
  return given ?? own;
}

function useAutoHeight(input: InputRef, text: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useLayoutEffect(() => {
    const element = input.current;
    if (!element) return;
    element.style.height = 'auto';
    element.style.height = `${Math.min(tallest, element.scrollHeight)}px`;
  }, [text]);
}

/** A field for a message. Enter sends and Shift + Enter starts a new line; on touch screens, Enter does. */
export const ChatComposer = ({
  value,
  onChange,
  onSend,
  label = detailMessages.composer.message,
  placeholder,
  sendLabel = detailMessages.composer.send,
  disabledReason,
  offlineNote,
  typing,
  reply,
  cancelReplyLabel = detailMessages.composer.cancelReply,
  inputRef,
  completion = noCompletion,
  marks,
  actions,
  attachments,
  hasAttachments = false,
  onFiles,
  maxLength,
  describeTooLong = messages.textField.tooLong,
  className,
  ...rest
}: ChatComposerProps) => {
  useCompositionGuard();
  const input = useInput(inputRef);
  const reasonId = useId();
  const longId = useId();
  const offlineId = useId();
  const isDisabled = disabledReason !== undefined;
  const isTouch = useMediaQuery(TOUCH);
  const text = value.trim();
  const isEmpty = isBlank(text) && !hasAttachments;
  const long = useLongText({ text: value, maxLength, input, onChange });
  const tooLong = useLengthLimit({ text, maxLength, input, describe: describeLength(long, describeTooLong) });
  // Announced once, not on every key press.
  const [heard, setHeard] = useState(tooLong);
  if ((heard === null) !== (tooLong === null)) setHeard(tooLong);
  const replying = useComposerReply(input, reply, cancelReplyLabel);
  const notes = joinIds(
    replying.noteId,
    isDisabled && reasonId,
    offlineNote !== undefined && offlineId,
    tooLong !== null && longId,
  );

  useAutoHeight(input, long.shown);

  const canSend = !isEmpty && !isDisabled && tooLong === null;
  const send = () => {
    if (!canSend) return;
    onSend(isBlank(text) ? '' : text);
    // Without text, the button is disabled. On touch screens this would open the keyboard.
    if (!isTouch) input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    completion.onKeyDown(event);
    if (event.defaultPrevented) return;
    replying.onKeyDown(event);
    if (isTouch || event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    // Too long a text in another field of the form blocks the submit.
    event.currentTarget.form?.requestSubmit();
  };
  const { isDropTarget, fileHandlers } = useFiles(isDisabled ? undefined : onFiles);
  return (
    <form
      {...rest}
      {...fileHandlers}
      data-drop-target={isDropTarget || undefined}
      className={classNames('bd-composer', className)}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Typing>{typing}</Typing>
      <OfflineNote id={offlineId}>{offlineNote}</OfflineNote>
      <p id={longId} className="bd-composer__long">
        {tooLong}
      </p>
      <VisuallyHidden elementType="p" role="status">
        {heard}
      </VisuallyHidden>
      {replying.bar}
      {attachments}
      <div className="bd-composer__box" data-disabled={isDisabled || undefined}>
        {completion.list}
        <ComposerMarks input={input} text={long.shown} marks={marks} />
        <textarea
          ref={input}
          rows={1}
          className="bd-composer__input"
          aria-label={label}
          aria-describedby={notes}
          aria-invalid={tooLong !== null || undefined}
          enterKeyHint={isTouch ? 'enter' : 'send'}
          placeholder={isDisabled ? undefined : (placeholder ?? label)}
          value={long.shown}
          disabled={isDisabled}
          onChange={(event) => {
            completion.onCursor(event.target);
            long.change(event.target.value);
          }}
          onKeyDown={onKeyDown}
          onSelect={(event) => completion.onCursor(event.currentTarget)}
          {...completionAttributes(completion)}
        />
        {isDisabled && (
          <span id={reasonId} className="bd-composer__reason">
            {disabledReason}
          </span>
        )}
        {!isDisabled && actions}
        <Button type="submit" className="bd-composer__send" aria-label={sendLabel} isDisabled={!canSend}>
          <ArrowUp size={16} aria-hidden="true" />
        </Button>
      </div>
    </form>
  );
};
