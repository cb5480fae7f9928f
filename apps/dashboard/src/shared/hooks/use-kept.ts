import { useState } from 'react';
import { useAtomValue } from '../../core/state.ts';
import { keepDraft, readDraft } from '../../data/drafts.ts';
import { actorAtom } from '../../session/session-atoms.ts';

/** What a form shows of what was typed into it before. */
export interface KeptNote {
  /** It opened with what was typed before. */
  readonly isBack: boolean;
  /** Begins anew. */
  readonly discard: () => void;
  /** It was sent, or is not wanted: the next time begins anew. */
  readonly forget: () => void;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What was kept, where it is of the kind of what the form begins with: another version may have kept something else. */
export function fitting<T>(draft: unknown, initial: T): T | undefined {
  if (typeof initial !== 'object' || initial === null)
    return typeof draft === typeof initial ? (draft as T) : undefined;
  if (typeof draft !== 'object' || draft === null) return undefined;
  const given = new Map<string, unknown>(Object.entries(draft));
  const fields = Object.entries(initial).map(([name, value]) => [name, fitting(given.get(name), value) ?? value]);
  return Object.fromEntries(fields) as T;
}

/**
 * A form's state that outlives page and session for its user. `what` names the form; what it begins with is as good as nothing.
 * `whatHolds` says how much of what was kept is still good; undefined: nothing. What would not come back is not kept either.
 */
export function useKept<T>(what: string, start: () => T, whatHolds: (draft: T) => T | undefined = (draft) => draft) {
  const { id } = useAtomValue(actorAtom);
  const [initial] = useState(start);
  const worthOf = (draft: T): T | undefined => {
    const held = whatHolds(draft);
    return isSame(held, initial) ? undefined : held;
  };
  const [before] = useState(() => {
    const kept = fitting(readDraft(id, what), initial);
    return kept === undefined ? undefined : worthOf(kept);
  });
  const [value, setValue] = useState(before ?? initial);
  const [isBack, setBack] = useState(before !== undefined);
  const forget = () => keepDraft(id, what, null);
  return {
    value,
    change: (next: T) => {
      setValue(next);
      keepDraft(id, what, worthOf(next) === undefined ? null : next);
    },
    isBack,
    forget,
    discard: () => {
      forget();
      setValue(initial);
      setBack(false);
    },
  };
}
