import { useEffect, useRef, useState } from 'react';
import { useAtomValue } from '../../core/state.ts';
import { useLatest } from '../../core/use-latest.ts';
import { followDraft, readDraft, writeDraft } from '../../data/drafts.ts';
import { actorAtom } from '../../session/session-atoms.ts';

export interface DraftState {
  /** The form opened with a restored draft. */
  readonly isBack: boolean;
  /** Resets the form and removes the draft. */
  readonly discard: () => void;
  /** Removes the draft after the form was sent or cancelled. */
  readonly forget: () => void;
}

export interface DraftOptions<T> {
  /** Returns the part of a stored draft that the form can show, or undefined. @default pickCompatible */
  readonly parse?: (stored: unknown, initial: T) => T | undefined;
  /** Returns the part of a draft that is still valid, or undefined; invalid drafts are not stored. @default all of it */
  readonly validate?: (draft: T) => T | undefined;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Returns the compatible part of a draft, as another version may have stored other fields. An initial null tells no
 * type, so its field takes any stored value.
 */
export function pickCompatible<T>(draft: unknown, initial: T): T | undefined {
  if (initial === null) return draft as T | undefined;
  if (typeof initial !== 'object') return typeof draft === typeof initial ? (draft as T) : undefined;
  if (typeof draft !== 'object' || draft === null) return undefined;
  const given = new Map<string, unknown>(Object.entries(draft));
  const fields = Object.entries(initial).map(([name, value]) => [
    name,
    pickCompatible(given.get(name), value) ?? value,
  ]);
  return Object.fromEntries(fields) as T;
}

/**
 * Form state that is stored per user across page and session, under the form's `name`. The initial state is not stored.
 * A form that shows the stored draft follows its changes in other tabs, so that a draft sent there is not sent twice.
 */
export function useDraft<T>(name: string, start: () => T, options: DraftOptions<T> = {}) {
  const { parse = pickCompatible, validate = (draft: T) => draft } = options;
  const { id } = useAtomValue(actorAtom);
  const [initial] = useState(start);
  const toPersisted = (draft: T | undefined): T | undefined => {
    const valid = draft === undefined ? undefined : validate(draft);
    return isSame(valid, initial) ? undefined : valid;
  };
  const parseStored = (stored: unknown) => toPersisted(parse(stored, initial));
  const restore = () => parseStored(readDraft(id, name));
  const [restored, setRestored] = useState(restore);
  const [value, setValue] = useState(restored ?? initial);
  const [isBack, setBack] = useState(restored !== undefined);
  // Several changes of another tab may arrive before the next render.
  const shown = useRef(value);
  const show = (next: T) => {
    shown.current = next;
    setValue(next);
  };
  const latestFollow = useLatest((before: unknown, after: unknown) => {
    if (!isSame(before ?? initial, shown.current)) return;
    const next = parseStored(after);
    setRestored(next);
    show(next ?? initial);
    if (next === undefined) setBack(false);
  });
  useEffect(
    () => followDraft(id, name, (before, after) => latestFollow.current(before, after)),
    [id, name, latestFollow],
  );
  const forget = () => writeDraft(id, name, null);
  return {
    value,
    /** The draft as another version of the form may have stored it; undefined without one. */
    restored,
    change: (next: T) => {
      show(next);
      writeDraft(id, name, toPersisted(next) === undefined ? null : next);
    },
    isBack,
    forget,
    discard: () => {
      forget();
      show(initial);
      setBack(false);
    },
    /** Clears the sent text; later input stays. */
    clear: (isSent: (draft: T) => boolean) => {
      const stored = restore();
      if (stored !== undefined && isSent(stored)) forget();
      if (isSent(shown.current)) show(initial);
      setBack(false);
    },
  };
}
